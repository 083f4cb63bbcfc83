import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Direction, DocumentKind, Status } from '../track/states.ts';
import type { ExchangeStatus, ReportingStatus } from '../track/tracks.ts';

/** Number of documents of a period in a state. */
export interface Counted {
  readonly direction: Direction;
  readonly kind: DocumentKind;
  readonly status: Status;
  readonly exchangeStatus: ExchangeStatus;
  readonly reportingStatus: ReportingStatus;
  /** True if the document is a second copy of a received document. */
  readonly isRepeated: boolean;
  readonly count: number;
}

/** A document that is complete on one track and not on the other. */
export interface OneTracked {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly direction: Direction;
  readonly exchangeStatus: ExchangeStatus;
  readonly reportingStatus: ReportingStatus;
}

/** Days from one to another, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const receivedOn = sql`(documents.created_at at time zone 'Asia/Dubai')::date`;

/** Documents that were supplied, issued or received in a period: the ledger decides which day counts. */
const inPeriod = (companyId: string, { from, to }: Days) => {
  const period = sql`between ${from}::date and ${to}::date`;
  return sql`documents.company_id = ${companyId} and (
    coalesce(documents.supplied_on, documents.issue_date) ${period}
    or documents.direction = 'Inbound' and ${receivedOn} ${period}
    or documents.direction = 'Outbound' and documents.kind in ('invoice', 'credit-note')
      and documents.issue_date ${period})`;
};

/** Only sent and received documents count, and copies do not count again. */
const counts = sql`documents.status in ('Sent', 'Received') and documents.same_as is null`;

const isExchanged = sql`(documents.exchange_status in ('notApplicable', 'delivered', 'forwarded'))`;
const isReported = sql`(documents.reporting_status = 'reported')`;

/** The name or TRN of the other side: the seller of a received document, and of one issued as the buyer. */
const ofOther = (name: 'name' | 'trn') => sql`
  case when (direction = 'Outbound') <> (document_type like 'SelfBilling%')
    then ${sql.ref(`buyer_${name}`)} else ${sql.ref(`seller_${name}`)} end`;

const listedAtMost = 200;

type Sql = ReturnType<typeof sql>;

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

export async function countsOf(scoped: Scoped, companyId: string, days: Days): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select direction, kind, status, exchange_status as "exchangeStatus", reporting_status as "reportingStatus",
      same_as is not null as "isRepeated", count(*)::integer as count
    from documents where ${inPeriod(companyId, days)}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(scoped);
  return rows;
}

/** Returns the documents that are complete on one track and not on the other. */
export function ofOneTrack(scoped: Scoped, companyId: string, days: Days) {
  return countedAndListed<OneTracked>(
    scoped,
    sql`id, invoice_number as "invoiceNumber", direction, exchange_status as "exchangeStatus",
      reporting_status as "reportingStatus"`,
    sql`${inPeriod(companyId, days)} and ${counts} and ${isExchanged} <> ${isReported}`,
  );
}

interface Unsent {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly kind: DocumentKind;
  readonly status: Status;
  readonly partyName: string;
  readonly partyTrn: string | null;
  readonly currency: string;
  readonly payableAmount: string | null;
}

/** Returns the documents that were issued in a period and are not sent, with their amounts. */
export async function notSentOf(scoped: Scoped, companyId: string, days: Days) {
  const unsent = sql`${inPeriod(companyId, days)} and direction = 'Outbound' and status <> 'Sent'`;
  const listed = await countedAndListed<Unsent>(
    scoped,
    sql`id, invoice_number as "invoiceNumber", kind, status, ${ofOther('name')} as "partyName",
      ${ofOther('trn')} as "partyTrn", currency, payable_amount as "payableAmount"`,
    unsent,
  );
  const { rows: totals } = await sql<{ kind: DocumentKind; currency: string; payableAmount: string }>`
    select kind, currency, sum(payable_amount::numeric)::text as "payableAmount" from documents
    where ${unsent} and payable_amount is not null group by 1, 2 order by 1, 2`.execute(scoped);
  return { ...listed, totals };
}

/**
 * Returns the documents that count, as the JSON of an array of `StatementRow` in no order: one text passes through
 * the database protocol in a fraction of the time of hundreds of thousands of rows.
 */
export async function rowsOf(scoped: Scoped, companyId: string, days: Days): Promise<string> {
  const { rows } = await sql<{ rows: string | null }>`
    select json_agg(json_build_array(position, id, vat,
      case when direction = 'Inbound' then ${receivedOn} end,
      invoice_number, document_type, direction, exchange_status, reporting_status,
      ${ofOther('name')}, ${ofOther('trn')}))::text as rows
    from documents where ${inPeriod(companyId, days)} and ${counts} and vat is not null`.execute(scoped);
  return rows[0]?.rows ?? '[]';
}

/** Returns the documents of the period that are in no figure, by the reason. */
export function notCountedOf(counted: readonly Counted[]) {
  const count = (isOne: (counted: Counted) => boolean) =>
    counted.filter(isOne).reduce((sum, { count: documents }) => sum + documents, 0);
  return {
    notSent: count(({ direction, status }) => direction === 'Outbound' && status !== 'Sent'),
    refused: count(({ status }) => status === 'Refused'),
    repeated: count(({ status, isRepeated }) => isRepeated && status !== 'Refused'),
  };
}
