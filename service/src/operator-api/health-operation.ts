import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { version } from 'pint-ae';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { adapters } from '../settings.ts';

const healthSchema = z
  .object({
    environment: z.enum(['production', 'sandbox']).describe('To which its keys belong.'),
    version: z.string().describe('The release that answers.'),
    database: z
      .enum(['embedded', 'PostgreSQL'])
      .describe('In the process, or on a server that processes share.'),
    databaseMilliseconds: z.int().describe('How long the database took for an answer now.'),
    delivery: z.enum(adapters).describe('How documents are delivered: the setting DELIVERY.'),
    uptimeSeconds: z.int().describe('Since when the process that answers runs.'),
    memoryBytes: z.int().describe('All memory of this process.'),
  })
  .describe('How the process that answers is, and its database.')
  .openapi('Health');
export type Health = z.infer<typeof healthSchema>;

/** Reports on the process that answers, and on its database. */
export const healthOperation: Operation = operation({
  name: 'getHealth',
  method: 'get',
  path: '/v1/operator/health',
  ...ofOperator.reading,
  summary: { text: 'readHealth' },
  description: { text: 'healthOfOne' },
  success: answers(200, 'theHealth', json(healthSchema)),
  handle: async ({ service }) => {
    const { settings, database } = service;
    const started = performance.now();
    await sql`select 1`.execute(database);
    return jsonReply(200, {
      environment: settings.environment,
      version,
      database: settings.databaseUrl === undefined ? 'embedded' : 'PostgreSQL',
      databaseMilliseconds: Math.round(performance.now() - started),
      delivery: settings.delivery.adapter,
      uptimeSeconds: Math.round(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
    });
  },
});
