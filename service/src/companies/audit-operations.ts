import { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { AuditTable } from '../database/tables.ts';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { moment, newestFirst, pageFrom, pageOf, pageQuery } from '../lists/page.ts';
import { described, inWordsOf } from '../problems/schema-errors.ts';
import { isStorable } from '../problems/unstorable.ts';

export const deedSchema = z
  .object({
    id: z.string().describe('The id that the service gave it.'),
    at: z.iso.datetime().describe('When it was done.'),
    key: z
      .object({ id: z.string().describe('Its id.'), name: z.string().describe('Its name.') })
      .nullable()
      .describe('Null if the operator of the service did it, by a command.'),
    operation: z.string().describe('The operationId, or the words of the command.'),
    resourceId: z.string().nullable().describe('The document, record, webhook or key.'),
    status: z.int().nullable().describe('Of the answer; a command has none.'),
    address: z.string().nullable().describe('From where it was asked for, if that is known.'),
    traceId: z.string().nullable().describe('Also in the logs, and in the history.'),
  })
  .describe('What was done, by which key or command.')
  .openapi('AuditEntry');

const text = z.string().min(1).max(255).refine(isStorable, inWordsOf('unstorable'));

export const auditQuery = pageQuery.extend({
  keyId: described(text.optional(), { text: 'auditKeyParameter' }),
  operation: described(text.optional(), { text: 'auditOperationParameter' }),
  resourceId: described(text.optional(), { text: 'auditResourceParameter' }),
  since: described(moment.optional(), { text: 'sinceParameter' }),
  until: described(moment.optional(), { text: 'untilParameter' }),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** The audit of a company, newest first. */
export const auditOperation: Operation = operation({
  name: 'listAudit',
  method: 'get',
  path: '/v1/audit',
  tag: 'Company',
  summary: { text: 'listAudit' },
  description: { text: 'auditOrder' },
  scope: 'audit:read',
  query: auditQuery,
  success: answers(200, 'aPage', json(pageOf(deedSchema, 'AuditList'))),
  handle: async (call) => {
    const { scoped, caller, query } = call;
    const deeds = auditOf(scoped, { ...query, companyId: caller.companyId });
    return jsonReply(200, pageFrom(await newestFirst(deeds, query).execute(), call, representedDeed));
  },
});

/** Selects audit entries of a company; without a company, all entries, including those that belong to no company. */
export interface DeedFilter
  extends Partial<Pick<AuditQuery, 'keyId' | 'operation' | 'resourceId' | 'since' | 'until'>> {
  readonly companyId?: string | undefined;
}

export function auditOf(
  scoped: Scoped,
  { companyId, keyId, operation: name, resourceId, since, until }: DeedFilter,
) {
  let deeds = scoped.selectFrom('audit').selectAll();
  if (companyId !== undefined) deeds = deeds.where('company_id', '=', companyId);
  if (keyId !== undefined) deeds = deeds.where('key_id', '=', keyId);
  if (name !== undefined) deeds = deeds.where('operation', '=', name);
  if (resourceId !== undefined) deeds = deeds.where('resource_id', '=', resourceId);
  if (since !== undefined) deeds = deeds.where('at', '>=', new Date(since));
  if (until !== undefined) deeds = deeds.where('at', '<', new Date(until));
  return deeds;
}

export function representedDeed(row: Selectable<AuditTable>): z.infer<typeof deedSchema> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    key: row.key_id === null ? null : { id: row.key_id, name: row.key_name ?? '' },
    operation: row.operation,
    resourceId: row.resource_id,
    status: row.status,
    address: row.address,
    traceId: row.trace_id,
  };
}
