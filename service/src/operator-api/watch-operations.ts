import { z } from '@hono/zod-openapi';
import { auditOf, auditQuery, deedSchema, representedDeed } from '../companies/audit-operations.ts';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { pageBy, pageFrom, pageOf, pageQuery, positionBelow } from '../lists/page.ts';
import { described } from '../problems/parameter-text.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { reasonIn } from '../track/reason.ts';

const refusedSchema = z
  .object({
    id: z.string().openapi({ description: 'The identifier for `refused show`, which prints the message.' }),
    instanceId: z
      .string()
      .openapi({ description: 'The identifier of its envelope, or a hash of the message.' }),
    receiver: z
      .string()
      .nullable()
      .openapi({ description: 'The participant to which it was addressed; null if unknown.' }),
    reason: z.string().openapi({ description: 'The reason for the refusal.' }),
    receivedAt: z.iso.datetime().openapi({ description: 'The time of receipt.' }),
  })
  .openapi('RefusedArrival', {
    description: 'A received message that belongs to no company of this service.',
  });
export type RefusedArrival = z.infer<typeof refusedSchema>;

/** Lists received messages that belong to no company of this service, newest first. */
const refusedOperation = operation({
  name: 'listRefusedArrivals',
  method: 'get',
  path: '/v1/operator/refused',
  tag: 'Operator',
  summary: { text: 'listRefusedArrivals' },
  description: { text: 'newestFirst' },
  scope: 'operator:read',
  query: pageQuery,
  success: answers(200, 'aPage', json(pageOf(refusedSchema, 'RefusedArrivalList'))),
  problems: [],
  handle: async (call) => {
    const { scoped, query, request } = call;
    let rows = scoped
      .selectFrom('inbound_refused')
      .orderBy('id', 'desc')
      .limit(query.limit + 1);
    if (query.cursor !== undefined) rows = rows.where('id', '<', query.cursor);
    const found = await rows.select(['id', 'instance_id', 'receiver', 'reason', 'received_at']).execute();
    const shown = ({
      id,
      instance_id: instanceId,
      receiver,
      reason,
      received_at,
    }: (typeof found)[number]) => ({
      ...{ id, instanceId, receiver },
      reason: reasonIn(reason, languageOf(request)),
      receivedAt: received_at.toISOString(),
    });
    return jsonReply(
      200,
      pageBy(found, call, shown, ({ id }) => id),
    );
  },
});

const companyDeedSchema = deedSchema
  .extend({
    companyId: z
      .string()
      .nullable()
      .openapi({ description: 'The company whose audit has it; null for none.' }),
  })
  .openapi('CompanyAuditEntry', {
    description: 'A change, with its company and the key or command that made it.',
  });
export type CompanyDeed = z.infer<typeof companyDeedSchema>;

const allAuditQuery = auditQuery.extend({
  companyId: described(z.string().optional(), { text: 'unansweredCompanyParameter' }),
});

/** Lists the audit of all companies, newest first. */
const auditOperation = operation({
  name: 'listCompaniesAudit',
  method: 'get',
  path: '/v1/operator/audit',
  tag: 'Operator',
  summary: { text: 'listCompaniesAudit' },
  description: { text: 'auditOrder' },
  scope: 'operator:read',
  query: allAuditQuery,
  success: answers(200, 'aPage', json(pageOf(companyDeedSchema, 'CompaniesAuditList'))),
  problems: [],
  handle: async (call) => {
    const { scoped, query } = call;
    let deeds = auditOf(scoped, query).orderBy('position', 'desc');
    const below = positionBelow(query);
    if (below !== undefined) deeds = deeds.where('position', '<', below);
    const found = await deeds.limit(query.limit + 1).execute();
    const shown = (row: (typeof found)[number]) => ({ companyId: row.company_id, ...representedDeed(row) });
    return jsonReply(200, pageFrom(found, call, shown));
  },
});

/** Operations for the operator that concern no single company. */
export const watchOperations: readonly Operation[] = [refusedOperation, auditOperation];
