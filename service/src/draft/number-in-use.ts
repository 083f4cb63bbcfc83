import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Status } from '../track/states.ts';
import type { TakenNumber } from './verdict.ts';

/** A document of these may be in the books; one that failed did not reach anybody, and is corrected or left. */
export const taking: readonly Status[] = ['Draft', 'Pending', 'Sent'];

/** Another document with a number, as the database gives it; null if there is none. */
export type Taken = Omit<TakenNumber, 'severity'> | null;

/** The first other document with the number of the row of `documents` that a query reads. */
export const takenByOther = takenBy(
  sql.ref('documents.company_id'),
  sql.ref('documents.invoice_number'),
  sql.ref('documents.id'),
);

/** The first document with a number besides the one with an id: a value of a query. */
export function takenBy(companyId: unknown, number: unknown, exceptId: unknown) {
  return sql<Taken>`(
    select jsonb_build_object('number', other.invoice_number, 'id', other.id, 'status', other.status)
    from documents as other
    where other.company_id = ${companyId} and other.direction = 'Outbound'
      and other.invoice_number = ${number} and other.invoice_number <> ''
      and other.status in (${sql.join(taking.map((status) => sql.lit(status)))})
      and other.id <> ${exceptId}
    order by other.position limit 1)`;
}

/**
 * The document that has a number already. Of several requests for one number at the same moment each waits for
 * the one before, so that it sees its document.
 */
export async function holdNumber(
  scoped: Scoped,
  { companyId, number, exceptId }: { companyId: string; number: string; exceptId: string },
): Promise<Taken> {
  const key = `${companyId} ${number}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(scoped);
  const { rows } = await sql<{ taken: Taken }>`
    select ${takenBy(companyId, number, exceptId)} as taken`.execute(scoped);
  return rows[0]?.taken ?? null;
}

/**
 * Another document of the number, seller and type of one that is submitted, which is on its way or sent; null if there is none,
 * or the company may repeat numbers. Of two that are submitted at the same moment the second sees the first.
 */
export async function numberOnItsWay(scoped: Scoped, companyId: string, id: string): Promise<Taken> {
  const { rows } = await sql<{
    taken: Taken;
  }>`select number_on_its_way(${companyId}, ${id}) as taken`.execute(scoped);
  return rows[0]?.taken ?? null;
}
