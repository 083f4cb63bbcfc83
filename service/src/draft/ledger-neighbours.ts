import { type RawBuilder, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { DocumentColumns } from './document-columns.ts';
import { taking } from './number-in-use.ts';

/** A document as values of a query: columns of a row of `documents`, or their future values. */
interface InBooks {
  readonly companyId: unknown;
  readonly id: unknown;
  readonly number: unknown;
  readonly series: unknown;
  readonly seriesNumber: unknown;
  /** The numbers of the documents before it, as an array. */
  readonly preceding: unknown;
}

/** More would take long, and the first ones suffice to report an invoice with so many followers. */
const most = 1000;

/**
 * The documents related to one document, as the JSON of a `Beside`: its predecessors, the documents that refer to it
 * or to a predecessor, and the previous document in its series. An index finds each.
 */
export function besideOf({ companyId, id, number, series, seriesNumber, preceding }: InBooks) {
  const statuses = sql.join(taking.map((status) => sql.lit(status)));
  // One list of both would be a function result, for which PostgreSQL 15.20 uses no index of a guarded table.
  const following = (numbers: RawBuilder<unknown>) => sql`(
        select claim.document_id from document_preceding as claim
          join documents as claiming on claiming.id = claim.document_id and claiming.status in (${statuses})
        where claim.company_id = ${companyId} and claim.number = ${numbers}
        limit ${sql.lit(most)})`;
  const gaps = sql`(select number_gaps from companies where companies.id = ${companyId})`;
  return sql<string>`(
    select jsonb_build_object('gaps', ${gaps}, 'others', jsonb_agg(jsonb_build_object(
      'id', other.id, 'number', other.invoice_number, 'entry', other.ledger)))::text
    from documents as other
    where other.company_id = ${companyId} and other.direction = 'Outbound' and other.id <> ${id} and other.id in (
      select target.id from documents as target
      where target.company_id = ${companyId} and target.direction = 'Outbound'
        and target.invoice_number = any(${preceding}::text[])
      union
      ${following(sql`any(${preceding}::text[])`)}
      union
      ${following(sql`${number}::text`)}
      union
      (select last.id from documents as last
      where last.company_id = ${companyId} and last.direction = 'Outbound' and ${gaps}
        and last.series = ${series}::text and last.series_number < ${seriesNumber}::bigint
        and last.status in (${statuses}) and last.id <> ${id}
      order by last.series_number desc limit 1)))`;
}

/** The related documents for the row of `documents` that a query reads. */
export const besideRow = besideOf({
  companyId: sql.ref('documents.company_id'),
  id: sql.ref('documents.id'),
  number: sql.ref('documents.invoice_number'),
  series: sql.ref('documents.series'),
  seriesNumber: sql.ref('documents.series_number'),
  preceding: sql`array(select number from document_preceding as own where own.document_id = documents.id)`,
});

/** The facts for comparing a new document with others. */
export interface WrittenInBooks {
  readonly companyId: string;
  readonly id: string;
  readonly columns: Pick<DocumentColumns, 'invoice_number' | 'series' | 'series_number'>;
  readonly preceding: readonly string[];
}

/**
 * Returns the related documents of a document that is being written. Under strict handling, another document of its
 * series, or one that follows the same documents, waits until this one is stored.
 */
export async function holdBeside(
  scoped: Scoped,
  { companyId, id, columns, preceding }: WrittenInBooks,
  isStrict: boolean,
): Promise<string> {
  const keys = isStrict ? [...new Set([...preceding, columns.series ?? ''])].sort() : [];
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${key}`}, 2))`.execute(scoped);
  const beside = besideOf({
    companyId,
    id,
    number: columns.invoice_number,
    series: columns.series,
    seriesNumber: columns.series_number,
    preceding: [...preceding],
  });
  const { rows } = await sql<{ beside: string }>`select ${beside} as beside`.execute(scoped);
  return rows[0]?.beside ?? '';
}
