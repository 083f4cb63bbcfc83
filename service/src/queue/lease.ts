import { type Expression, type SqlBool, sql } from 'kysely';
import { type Database, forCompany, type Scoped } from '../database/database.ts';
import { aMinuteFrom, onceReachable } from '../database/faults.ts';
import type { Clock } from '../surroundings.ts';
import type { Step, Tracing } from '../telemetry/trace.ts';
import type { Queue } from './queue.ts';

/** Work leased by a process: until the lease ends, no other process takes it. */
export interface Leased {
  readonly lease: Date;
}

interface Leasing {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'gate' | 'settleTogether'>;
  readonly tracing: Tracing;
}

/** The steps of one piece of work. Only `attempt` touches anything outside the database. */
export interface LeasedWork<Taken extends Leased, Outcome> {
  /** Leases the work, with `taking` and `isFree`; undefined if it is done or leased by another process. */
  readonly take: () => Promise<Taken | undefined>;
  /** Returns the step of the work in the trace that requested it. */
  readonly step: (taken: Taken) => Step;
  readonly attempt: (taken: Taken) => Promise<Outcome>;
  /** Stores the outcome, if the lease still belongs to `taken`. */
  readonly settle: (scoped: Scoped, taken: Taken, outcome: Outcome) => Promise<void>;
  /** Stores the outcome in one round trip, if nothing has changed since the lease; undefined if that is unknown. */
  readonly settleAsKnown?: (
    taken: Taken,
    outcome: Outcome,
  ) => ((scoped: Scoped) => Promise<void>) | undefined;
}

/** Leases work, does it, and stores the outcome once the database is reachable, until the lease ends. */
export async function doLeased<Taken extends Leased, Outcome>(
  { database, clock, queue, tracing }: Leasing,
  companyId: string,
  { take, step, attempt, settle, settleAsKnown }: LeasedWork<Taken, Outcome>,
): Promise<void> {
  const taken = await take();
  if (taken === undefined) return;
  await tracing.step(step(taken), async () => {
    const outcome = await attempt(taken);
    const settled = async () => {
      const known = settleAsKnown?.(taken, outcome);
      if (known !== undefined && (await queue.settleTogether(companyId, known))) return;
      await queue.gate(() => forCompany(database, companyId, (scoped) => settle(scoped, taken, outcome)));
    };
    await onceReachable(settled, { clock, until: taken.lease });
  });
}

/** Does the database work before an attempt: as soon as the database can be reached, for a minute. */
export function beforeAttempt<Result>(
  { clock, queue }: Pick<Leasing, 'clock'> & { readonly queue: Pick<Queue, 'gate'> },
  work: () => Promise<Result>,
): Promise<Result> {
  return onceReachable(() => queue.gate(work), aMinuteFrom(clock));
}

/** The values of a row when it is leased. */
export function taking(
  { clock, queue }: Pick<Leasing, 'clock'> & { readonly queue: Pick<Queue, 'holder'> },
  seconds: number,
) {
  const now = clock.now();
  return {
    leased_until: new Date(now.getTime() + seconds * 1000),
    leased_by: queue.holder() ?? null,
    attempts: sql<number>`attempts + 1`,
    updated_at: now,
  };
}

/** Tells whether a row is not leased, or its lease belongs to a process whose connection has ended. */
export function isFree(now: Date): Expression<SqlBool> {
  return sql<SqlBool>`(leased_until is null or leased_until < ${now}
    or (leased_by is not null and not exists (select from pg_stat_get_activity(leased_by))))`;
}
