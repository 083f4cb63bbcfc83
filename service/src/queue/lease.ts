import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { forCompany, type Scoped } from '../database/database.ts';
import { aMinuteFrom, onceReachable } from '../database/faults.ts';
import type { Service } from '../service.ts';

/** Work that a process has taken: until the end of its lease nobody else takes it. */
export interface Leased {
  readonly lease: Date;
}

/** How one piece of work is done. Only `attempt` meets the world outside of the database. */
export interface LeasedWork<Taken extends Leased, Outcome> {
  /** Takes it, with `taking` and `isFree`; undefined where it is done, or another process has it. */
  readonly take: (scoped: Scoped) => Promise<Taken | undefined>;
  readonly attempt: (taken: Taken) => Promise<Outcome>;
  /** Keeps what came of it, where the lease is still that of `taken`. */
  readonly settle: (scoped: Scoped, taken: Taken, outcome: Outcome) => Promise<void>;
}

/** Takes work, does it, and keeps what came of it: as soon as the database can be reached, but not beyond the lease. */
export async function doLeased<Taken extends Leased, Outcome>(
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  companyId: string,
  { take, attempt, settle }: LeasedWork<Taken, Outcome>,
): Promise<void> {
  const taken = await onceReachable(() => forCompany(database, companyId, take), aMinuteFrom(clock));
  if (taken === undefined) return;
  const outcome = await attempt(taken);
  const settled = () => forCompany(database, companyId, (scoped) => settle(scoped, taken, outcome));
  await onceReachable(settled, { clock, until: taken.lease });
}

/** What a row is set to when it is taken. */
export function taking(
  now: Date,
  seconds: number,
): { readonly leased_until: Date; readonly attempts: RawBuilder<number>; readonly updated_at: Date } {
  const leased_until = new Date(now.getTime() + seconds * 1000);
  return { leased_until, attempts: sql<number>`attempts + 1`, updated_at: now };
}

/** Whether nobody has a row. */
export function isFree(now: Date): Expression<SqlBool> {
  return sql<SqlBool>`(leased_until is null or leased_until < ${now})`;
}
