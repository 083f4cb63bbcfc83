import { sql } from 'kysely';
import type { RoundingFact } from 'pint-ae/internal/server';
import type { Direction, DocumentKind } from '../content/kinds.ts';
import type { Status } from '../content/states.ts';
import type { ExchangeStatus, ReportingStatus } from '../content/tracks.ts';
import type { Scoped } from '../database/database.ts';

/** How many documents of a month are in a state. */
export interface Counted {
  readonly direction: Direction;
  readonly kind: DocumentKind;
  readonly status: Status;
  readonly exchangeStatus: ExchangeStatus;
  readonly reportingStatus: ReportingStatus;
  /** Whether it is a second copy of a received document. */
  readonly isRepeated: boolean;
  /** Whether an earlier release kept it, without its VAT. */
  readonly withoutVat: boolean;
  readonly count: number;
}

/** VAT of documents that count, of one side, category and part of the country. */
export interface SummedVat {
  readonly isSale: boolean;
  readonly vatCategory: string;
  readonly subdivision: string | null;
  readonly taxableAmount: string;
  readonly taxAmount: string;
  readonly count: number;
}

/** A document that is done on one track and not on the other. */
export interface OneTracked {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly direction: Direction;
  readonly exchangeStatus: ExchangeStatus;
  readonly reportingStatus: ReportingStatus;
}

/** By its date of supply, as the VAT return asks. */
const inMonth = (companyId: string, month: string) => sql`documents.company_id = ${companyId}
  and coalesce(documents.supplied_on, documents.issue_date) >= ${`${month}-01`}::date
  and coalesce(documents.supplied_on, documents.issue_date) < ${`${month}-01`}::date + interval '1 month'`;

/** Only what was sent or received counts, and a copy does not count again. */
const counts = sql`documents.status in ('Sent', 'Received') and documents.same_as is null`;

/** A self-billed document is issued by the buyer. */
const isSale = sql`((documents.direction = 'Outbound') <> (documents.document_type like 'SelfBilling%'))`;

const isExchanged = sql`(documents.exchange_status in ('notApplicable', 'delivered', 'forwarded'))`;
const isReported = sql`(documents.reporting_status = 'reported')`;

/** More are only counted. */
const listedAtMost = 200;

type Sql = ReturnType<typeof sql>;

/** How many documents there are, and these columns of the first of them. */
async function countedAndListed<Row>(
  scoped: Scoped,
  columns: Sql,
  where: Sql,
): Promise<{ readonly count: number; readonly documents: Row[] }> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from documents where ${where}`.execute(scoped);
  const { rows } = await sql<Row>`
    select ${columns} from documents where ${where} order by position limit ${listedAtMost}`.execute(scoped);
  return { count: counted.rows[0]?.count ?? 0, documents: rows };
}

export async function countsOf(scoped: Scoped, companyId: string, month: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select direction, kind, status, exchange_status as "exchangeStatus", reporting_status as "reportingStatus",
      same_as is not null as "isRepeated", vat is null as "withoutVat", count(*)::integer as count
    from documents where ${inMonth(companyId, month)}
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`.execute(scoped);
  return rows;
}

export async function vatOf(scoped: Scoped, companyId: string, month: string): Promise<SummedVat[]> {
  const { rows } = await sql<SummedVat>`
    select ${isSale} as "isSale", part ->> 'vatCategory' as "vatCategory", part ->> 'subdivision' as subdivision,
      sum((part ->> 'taxableAmount')::numeric)::text as "taxableAmount",
      sum((part ->> 'taxAmount')::numeric)::text as "taxAmount", count(*)::integer as count
    from documents cross join lateral jsonb_array_elements(vat) as part
    where ${inMonth(companyId, month)} and ${counts} group by 1, 2, 3`.execute(scoped);
  return rows;
}

/** The documents that are done on one track and not on the other. */
export function ofOneTrack(scoped: Scoped, companyId: string, month: string) {
  return countedAndListed<OneTracked>(
    scoped,
    sql`id, invoice_number as "invoiceNumber", direction, exchange_status as "exchangeStatus",
      reporting_status as "reportingStatus"`,
    sql`${inMonth(companyId, month)} and ${counts} and ${isExchanged} <> ${isReported}`,
  );
}

/** A document in which rounding makes differences. */
export interface Rounded {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly roundings: readonly RoundingFact[];
}

/** The documents in which rounding makes differences. */
export function roundedIn(scoped: Scoped, companyId: string, month: string) {
  return countedAndListed<Rounded>(
    scoped,
    sql`id, invoice_number as "invoiceNumber", roundings`,
    sql`${inMonth(companyId, month)} and ${counts} and roundings is not null`,
  );
}

/**
 * The documents that count, as the JSON of an array of `StatementRow` in no order: one text comes through the protocol of
 * the database in a fraction of the time that hundreds of thousands of rows take.
 */
export async function rowsOf(scoped: Scoped, companyId: string, month: string): Promise<string> {
  const { rows } = await sql<{ rows: string | null }>`
    select json_agg(json_build_array(position, ${isSale}, vat, roundings, id, invoice_number,
      document_type, direction, issue_date, supplied_on, exchange_status, reporting_status))::text as rows
    from documents where ${inMonth(companyId, month)} and ${counts} and vat is not null`.execute(scoped);
  return rows[0]?.rows ?? '[]';
}
