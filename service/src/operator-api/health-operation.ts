import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { version } from 'pint-ae';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { adapters } from '../settings.ts';

const healthSchema = z
  .object({
    environment: z.enum(['production', 'sandbox']).openapi({ description: 'To which its keys belong.' }),
    version: z.string().openapi({ description: 'The release that answers.' }),
    database: z
      .enum(['embedded', 'PostgreSQL'])
      .openapi({ description: 'In the process, or on a server that processes share.' }),
    databaseMilliseconds: z.int().openapi({ description: 'How long the database took for an answer now.' }),
    delivery: z.enum(adapters).openapi({ description: 'How documents are delivered: the setting DELIVERY.' }),
    uptimeSeconds: z.int().openapi({ description: 'Since when the process that answers runs.' }),
    memoryBytes: z.int().openapi({ description: 'All memory of this process.' }),
  })
  .openapi('Health', { description: 'How the process that answers is, and its database.' });
export type Health = z.infer<typeof healthSchema>;

/** Reports on the process that answers, and on its database. */
export const healthOperation: Operation = operation({
  name: 'getHealth',
  method: 'get',
  path: '/v1/operator/health',
  tag: 'Operator',
  summary: { text: 'readHealth' },
  description: { text: 'healthOfOne' },
  scope: 'operator:read',
  success: answers(200, 'theHealth', json(healthSchema)),
  problems: [],
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
