import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { version } from 'pint-ae';
import { auditOf, auditQuery, deedSchema, representedDeed } from '../companies/audit-operations.ts';
import { countLetters } from '../deliver/dead-letters.ts';
import { countUnanswered } from '../deliver/unanswered.ts';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { newestFirst, pageBy, pageFrom, pageOf, pageQuery } from '../lists/page.ts';
import { described } from '../problems/schema-errors.ts';
import { jobNames } from '../queue/queue.ts';
import { adapters } from '../settings.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { reasonIn } from '../track/reason.ts';

const refusedSchema = z
  .object({
    id: z.string().describe('The identifier for `refused show`, which prints the message.'),
    instanceId: z.string().describe('The identifier of its envelope, or a hash of the message.'),
    receiver: z.string().nullable().describe('The participant to which it was addressed; null if unknown.'),
    reason: z.string().describe('The reason for the refusal.'),
    receivedAt: z.iso.datetime().describe('The time of receipt.'),
  })
  .describe('A received message that belongs to no company of this service.')
  .openapi('RefusedArrival');
export type RefusedArrival = z.infer<typeof refusedSchema>;

const refusedOperation = operation({
  name: 'listRefusedArrivals',
  method: 'get',
  path: '/v1/operator/refused',
  ...ofOperator.reading,
  summary: { text: 'listRefusedArrivals' },
  description: { text: 'newestFirst' },
  query: pageQuery,
  success: answers(200, 'aPage', json(pageOf(refusedSchema, 'RefusedArrivalList'))),
  handle: async (call) => {
    const { scoped, query, request } = call;
    let rows = scoped
      .selectFrom('inbound_refused')
      .select(['id', 'instance_id as instanceId', 'receiver', 'reason', 'received_at as receivedAt'])
      .orderBy('id', 'desc')
      .limit(query.limit + 1);
    if (query.cursor !== undefined) rows = rows.where('id', '<', query.cursor);
    const shown = ({
      reason,
      receivedAt,
      ...row
    }: Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>) => ({
      ...row,
      reason: reasonIn(reason, languageOf(request)),
      receivedAt: receivedAt.toISOString(),
    });
    const page = pageBy(await rows.execute(), call, shown, ({ id }) => id);
    return jsonReply(200, page);
  },
});

const companyDeedSchema = deedSchema
  .extend({
    companyId: z.string().nullable().describe('The company whose audit has it; null for none.'),
  })
  .describe('A change, with its company and the key or command that made it.')
  .openapi('CompanyAuditEntry');
export type CompanyDeed = z.infer<typeof companyDeedSchema>;

const allAuditQuery = auditQuery.extend({
  companyId: described(z.string().optional(), { text: 'unansweredCompanyParameter' }),
});

const auditOperation = operation({
  name: 'listCompaniesAudit',
  method: 'get',
  path: '/v1/operator/audit',
  ...ofOperator.reading,
  summary: { text: 'listCompaniesAudit' },
  description: { text: 'auditOrder' },
  query: allAuditQuery,
  success: answers(200, 'aPage', json(pageOf(companyDeedSchema, 'CompaniesAuditList'))),
  handle: async (call) => {
    const { scoped, query } = call;
    const found = await newestFirst(auditOf(scoped, query), query).execute();
    const shown = (row: (typeof found)[number]) => ({ companyId: row.company_id, ...representedDeed(row) });
    return jsonReply(200, pageFrom(found, call, shown));
  },
});

/** Operations for the operator that concern no single company. */
export const watchOperations: readonly Operation[] = [refusedOperation, auditOperation];

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

const queuesSchema = z
  .object({
    queues: z
      .array(
        z.object({
          name: z
            .enum(jobNames)
            .describe(
              'submission: what is sent of documents; webhook: messages to webhooks; mail: documents by e-mail.',
            ),
          waiting: z.int().describe('How much waits, or is being done.'),
          oldestSeconds: z.number().describe('Seconds since the oldest of it has been due; 0 if nothing is.'),
        }),
      )
      .describe('Of all companies and processes.'),
    messages: z
      .array(
        z.object({
          message: z
            .string()
            .openapi({ description: 'document, report, withdrawal, or status.', example: 'report' }),
          waiting: z.int().describe('How many of them wait to be sent.'),
        }),
      )
      .describe('What the queue of submissions consists of.'),
    deadLetters: z.int().describe('How many messages were given up, and are not handled yet.'),
    unanswered: z.int().describe('How many messages were sent, and have no status that answers them.'),
  })
  .describe('How much work waits, and for how long.')
  .openapi('Queues');
export type Queues = z.infer<typeof queuesSchema>;

/** Reports the work that waits, and for how long. */
export const queuesOperation: Operation = operation({
  name: 'getQueues',
  method: 'get',
  path: '/v1/operator/queues',
  ...ofOperator.reading,
  summary: { text: 'readQueues' },
  success: answers(200, 'theQueues', json(queuesSchema)),
  handle: async ({ service, scoped }) => {
    const { queue } = service;
    const [sizes, backlog, letters, unanswered] = await Promise.all([
      queue.sizes(),
      queue.backlog(),
      countLetters(scoped),
      countUnanswered(scoped, service.clock),
    ]);
    return jsonReply(200, {
      queues: jobNames.map((name) => ({
        name,
        waiting: sizes[name] ?? 0,
        oldestSeconds: Math.round(backlog.oldest[name] * 10) / 10,
      })),
      messages: Object.entries(backlog.messages).map(([message, waiting]) => ({ message, waiting })),
      deadLetters: Object.values(letters).reduce((sum, count) => sum + count, 0),
      unanswered: Object.values(unanswered).reduce((sum, { count }) => sum + count, 0),
    });
  },
});
