import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Status } from '../track/states.ts';
import type { TakenNumber } from './verdict.ts';

/** The statuses of documents that may be in the books; a failed one reached nobody. */
export const taking: readonly Status[] = ['Draft', 'Pending', 'Sent'];

/** Another document with a number, in the form of the database, or null. */
export type Taken = Omit<TakenNumber, 'severity'> | null;

/** The first other document with the number of the row of `documents` that a query reads. */
export const takenByOther = takenBy(
  sql.ref('documents.company_id'),
  sql.ref('documents.invoice_number'),
  sql.ref('documents.id'),
);

/** Returns the first document with a number, except the document with an id: a value of a query. */
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

/** Returns the document that has the number; simultaneous requests for one number wait for each other. */
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
 * Returns another document with the number, seller and type of a submitted one, if it is being sent or was sent;
 * otherwise null, also if the company may repeat numbers. If two are submitted at the same time, the second sees the
 * first.
 */
export async function numberOnItsWay(scoped: Scoped, companyId: string, id: string): Promise<Taken> {
  const { rows } = await sql<{
    taken: Taken;
  }>`select number_on_its_way(${companyId}, ${id}) as taken`.execute(scoped);
  return rows[0]?.taken ?? null;
}
