import { z } from '@hono/zod-openapi';
import { auditOf, auditQuery, deedSchema, representedDeed } from '../companies/audit-operations.ts';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { newestFirst, pageBy, pageFrom, pageOf, pageQuery } from '../lists/page.ts';
import { described } from '../problems/parameter-text.ts';
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

/** Lists received messages that belong to no company of this service, newest first. */
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

/** Lists the audit of all companies, newest first. */
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
