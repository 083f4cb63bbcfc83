import { sql } from 'kysely';
import { charactersTogether, contentsOf, sizesOf } from '../attachments/store.ts';
import { readingFor, type Scoped } from '../database/database.ts';
import type { Asked } from '../http/operation.ts';
import type { Caller } from '../keys/keys.ts';
import { allows } from '../keys/scopes.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { isStorable } from '../problems/unstorable.ts';
import { idsOfCodes } from '../records/resources.ts';
import type { DocumentKind } from '../track/states.ts';
import type { KnownRecord } from './fill-from-records.ts';
import { mayHaveMember, type Named, type RecordTable } from './record-references.ts';
import { refuseLarge } from './refusals.ts';

/** A document, and who asks about it. */
export interface Naming extends Pick<Asked<unknown, Uint8Array>, 'service' | 'body' | 'ended' | 'hold'> {
  readonly caller: Pick<Caller, 'companyId' | 'scopes'>;
}

/**
 * Returns the company's records that a document names, in their current state; undefined if it names none. Throws the
 * 403 for a key that may not read them, because the document would reveal their content.
 */
export async function namedRecords(
  { service, caller, body, ended }: Naming,
  kind: DocumentKind,
): Promise<readonly KnownRecord[] | undefined> {
  if (!mayHaveMember(body, ['recordId', 'recordCode'])) return undefined;
  const { companyId, scopes } = caller;
  const named = await service.documentWork.run('namedInBody', { bytes: body, kind }, companyId, ended);
  if (named.length === 0) return undefined;
  const reading = readingFor(service.database, companyId);
  const records: KnownRecord[] = [];
  for (const table of tables) {
    const wanted = named.filter((each) => each.table === table);
    if (wanted.length === 0) continue;
    const scope = `${table}:read` as const;
    if (!allows(scopes, scope))
      throw new RequestProblem('forbidden', { detail: { text: 'recordsHidden', values: { scope } } });
    records.push(...(await recordsOf(reading, table, companyId, wanted)));
  }
  return records;
}

const tables: readonly RecordTable[] = ['customers', 'items', 'vendors'];

async function recordsOf(
  scoped: Scoped,
  table: RecordTable,
  companyId: string,
  named: readonly Named[],
): Promise<KnownRecord[]> {
  const ids = distinctTexts(named.map(({ id }) => id));
  const codes = distinctTexts(named.map(({ code }) => code));
  const rows = await scoped
    .selectFrom(table)
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      sql<string>`(
      select id from ${sql.table(table)} where company_id = ${companyId} and id = any(${ids}::text[])
      union ${idsOfCodes(table, companyId, codes)})`,
    )
    .select(['id', 'code', 'revision', 'content'])
    .execute();
  return rows.map((row) => ({ ...row, table }));
}

function distinctTexts(values: readonly unknown[]): string[] {
  return [
    ...new Set(
      values
        .filter((value) => typeof value === 'string' && isStorable(value))
        .map((value) => String(value).trim()),
    ),
  ];
}

const scope = 'attachments:read';

/**
 * Returns the company's attachments to which a document refers, as JSON; undefined if it refers to none. Throws the
 * 403 for a key that may not read them, and the 422 if the document with its attachments would exceed the limit.
 */
export async function namedAttachments({
  service,
  caller,
  body,
  ended,
  hold,
}: Naming): Promise<string | undefined> {
  if (!mayHaveMember(body, ['attachmentId'])) return undefined;
  const { companyId, scopes } = caller;
  const ids = await service.documentWork.run('attachmentsInBody', { bytes: body }, companyId, ended);
  if (ids.length === 0) return undefined;
  if (!allows(scopes, scope))
    throw new RequestProblem('forbidden', { detail: { text: 'attachmentsHidden', values: { scope } } });
  const reading = readingFor(service.database, companyId);
  const files = await sizesOf(reading, companyId, ids.filter(isStorable));
  const characters = charactersTogether(files);
  refuseLarge('attachment', characters + body.byteLength, service.settings.maximumBodyBytes);
  hold.text(characters);
  return contentsOf(
    reading,
    companyId,
    files.map(({ id }) => id),
  );
}
