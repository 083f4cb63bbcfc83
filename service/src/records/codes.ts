import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordResource } from './resources.ts';

type Table = RecordResource['table'];

/** A part of a code and a hash of the whole code for the index: the code may be too long for an index. */
function found(code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(left(${code}, 500), hashtextextended(${code}, 0))`;
}

/** Tells whether a row of records has a code; blanks around the code are ignored. */
export function hasCode(table: Table, code: string): RawBuilder<SqlBool> {
  const trimmed = sql`record_code(jsonb_build_object('code', ${code}::text))`;
  return sql`${found(sql.ref(`${table}.code`))} = ${found(trimmed)}`;
}

/** The ids of a company's records that have one of some codes. */
export function idsOfCodes(table: Table, companyId: string, codes: readonly string[]): RawBuilder<string> {
  const column = sql.ref(`${table}.code`);
  return sql`select ${sql.ref(`${table}.id`)} from unnest(${codes}::text[]) as wanted
    join ${sql.table(table)} on company_id = ${companyId} and ${found(column)} = ${found(sql.ref('wanted'))}`;
}
