import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Caller } from '../keys/keys.ts';
import { RequestProblem } from '../problems/request-problem.ts';

/** Months follow UAE time, which is always four hours ahead of UTC. */
const dubaiOffsetHours = 4;

/** Returns the month of a time in the calendar of Dubai, `YYYY-MM`. */
export function dubaiMonth(moment: Date): string {
  return new Date(moment.getTime() + dubaiOffsetHours * 3_600_000).toISOString().slice(0, 7);
}

/** Counts a new document; throws the 402 if the month's quota is exhausted. Several requests count at the same time. */
export async function countDocument(
  scoped: Scoped,
  { companyId, monthlyQuota }: Pick<Caller, 'companyId' | 'monthlyQuota'>,
  now: Date,
): Promise<void> {
  const month = dubaiMonth(now);
  const { rows } = await sql<{ isCounted: boolean }>`
    select count_document(${companyId}, ${month}, ${monthlyQuota}::integer) as "isCounted"`.execute(scoped);
  if (rows[0]?.isCounted === true) return;
  const values = { quota: monthlyQuota ?? 0, month };
  throw new RequestProblem('quota-exceeded', { detail: { text: 'quotaReached', values } });
}

/** Returns the number of documents that a company has created in a month. */
export async function documentsOf(scoped: Scoped, companyId: string, month: string): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select documents_of(${companyId}, ${month})::integer as documents`.execute(scoped);
  return rows[0]?.documents ?? 0;
}
