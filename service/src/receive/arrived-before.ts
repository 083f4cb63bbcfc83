import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { findable } from '../draft/document-columns.ts';
import type { Changing, Service } from '../service.ts';
import type { Readable } from './arrival.ts';
import { isCreditNote } from './purchase-record.ts';

/** The client name under which received documents take turns with the documents of companies. */
export const arriving = 'arriving';

/** Takes in a document. */
export type Receiving = Changing & Pick<Service, 'database' | 'documentWork' | 'participants'>;

/** If the same instance is delivered twice at once, the second waits, and finds the first one's data. */
export async function holdInstance(scoped: Scoped, instanceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${instanceId}, 0))`.execute(scoped);
}

/**
 * Returns the first document with the same number, seller and issue date that a company has received, or null. If two
 * arrive at the same time, the second waits and finds the first. A document that follows a refused one is not a
 * repeat.
 */
export async function firstOfSame(
  scoped: Scoped,
  companyId: string,
  { invoiceNumber, issueDate, documentType, seller }: Readable['content'],
): Promise<string | null> {
  const number = invoiceNumber.trim();
  if (number === '') return null;
  const key = JSON.stringify([companyId, number, issueDate]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 2))`.execute(scoped);
  const trn = findable(seller.trn);
  const name = searched(sql`${seller.name}::text`);
  const isSameSeller =
    trn === null
      ? sql<boolean>`${searched(sql.ref('seller_name'))} = ${name}`
      : sql<boolean>`(seller_trn = ${trn} or (seller_trn is null and ${searched(sql.ref('seller_name'))} = ${name}))`;
  const first = await scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'Inbound')
    .where('kind', '=', isCreditNote(documentType) ? 'credit-note' : 'invoice')
    // Uses the index, which accepts no long text, and then compares the whole number.
    .where(sql<boolean>`left(btrim(invoice_number), 200) = left(${number}, 200)`)
    .where(sql<boolean>`btrim(invoice_number) = ${number}`)
    .where('issue_date', '=', issueDate)
    .where('status', '=', 'Received')
    .where(isSameSeller)
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return first?.id ?? null;
}

/** A name in the form for comparisons. */
function searched(name: ReturnType<typeof sql>) {
  return sql`search_text(${name})`;
}
