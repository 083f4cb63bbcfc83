import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Scoped, sendAlong } from '../database/database.ts';

/** If two documents get the same UUID at the same time, the second sees the first. */
export function sendHoldOfUuid(scoped: Scoped, companyId: string, uuid: string): void {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${uuid}`}, 3))`;
  sendAlong(scoped, { execute: () => lock.execute(scoped) });
}

/** Returns a text if the query `other` finds no document with the same UUID; otherwise null. */
export function ifAlone(text: string): RawBuilder<string | null> {
  return sql`case when not exists (select from other) then ${text} end`;
}

/** The query for another document that the authority knows, or will know, by a UUID. */
export function otherOfUuid(
  scoped: Pick<Scoped, 'selectFrom'>,
  { companyId, documentId }: { readonly companyId: string; readonly documentId: string },
  uuid: string,
) {
  return scoped
    .selectFrom('submissions')
    .where('company_id', '=', companyId)
    .where('report_uuid', '=', uuid)
    .where('document_id', '!=', documentId)
    .where('message', 'in', ['document', 'report'])
    .where('state', 'in', ['open', 'waiting', 'delivered', 'skipped'])
    .where(sql<SqlBool>`report_type is distinct from 'F'`)
    .select('document_id')
    .limit(1);
}
