import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { RequestProblem } from '../http/request-problem.ts';
import type { Caller } from '../keys/keys.ts';

/** Months are those of the UAE, which is always four hours ahead of UTC. */
const dubaiOffsetHours = 4;

/** The month that a moment falls in by the calendar of Dubai, `YYYY-MM`. */
export function dubaiMonth(moment: Date): string {
  return new Date(moment.getTime() + dubaiOffsetHours * 3_600_000).toISOString().slice(0, 7);
}

/** Counts a new document; throws the 402 if the month's quota is exhausted. */
export async function countDocument(scoped: Scoped, caller: Caller, now: Date): Promise<void> {
  const quota = caller.monthlyQuota;
  const month = dubaiMonth(now);
  if (quota === 0) throw quotaReached(quota, month);
  const counted = await scoped
    .insertInto('document_usage')
    .values({ company_id: caller.companyId, month, documents: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['company_id', 'month'])
        .doUpdateSet({ documents: sql<number>`document_usage.documents + 1` });
      return quota === null ? update : update.where('document_usage.documents', '<', quota);
    })
    .returning('documents')
    .executeTakeFirst();
  if (counted === undefined) throw quotaReached(quota, month);
}

function quotaReached(quota: number | null, month: string): RequestProblem {
  return new RequestProblem('quota-exceeded', {
    detail: { text: 'quotaReached', values: { quota: quota ?? 0, month } },
  });
}
