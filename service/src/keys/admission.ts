import { sql } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, readingAcross, unflushedScopeStep } from '../database/database.ts';
import { type Clock, systemClock } from '../surroundings.ts';
import { type Caller, callerWith } from './keys.ts';

/** The owner of a key, whose request has been counted, and whether its company may make it now. */
export interface Admitted {
  readonly caller: Caller;
  /** The number of seconds until the company may make another request; undefined if it may make this one. */
  readonly secondsToWait: number | undefined;
}

/**
 * Looks up the key of a request and counts the request for its company; undefined if the key is unknown or revoked.
 * The key is looked up for every request, so that a change of a key or a company applies from the next request on, in
 * every process.
 */
export type Admit = (apiKey: string) => Promise<Admitted | undefined>;

interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

/** Counts in the database, which all processes share, with the lookup of the key; waits for no disk. */
export function sharedAdmission(
  database: Database,
  { requests, seconds }: Limit,
  clock: Clock = systemClock,
): Admit {
  return async (apiKey) => {
    const now = Date.now();
    const end = now + seconds * 1000;
    // A clock that was ahead, here or elsewhere, began a count that ends later than allowed.
    const isOver = sql`(before.expire <= ${now}::bigint or before.expire > ${end}::bigint)`;
    const { rows } = await sql<Caller & { readonly points: number; readonly expire: number }>`
      with ${unflushedScopeStep()},
      caller as materialized (
        select found.* from app_scope cross join lateral (
          select * from ${callerWith(database, apiKey, clock.now())} as owner
          where app_scope.company is not null offset 0) as found),
      counted as (
        insert into rate_limits as before (key, points, expire)
        select "companyId", 1, ${end}::bigint from caller
        on conflict (key) do update set
          points = case when ${isOver} then 1 else before.points + 1 end,
          expire = case when ${isOver} then excluded.expire else before.expire end
        returning points, expire)
      select * from caller cross join counted`.execute(database);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { points, expire, ...caller } = row;
    return { caller, secondsToWait: points <= requests ? undefined : secondsIn(expire - now) };
  };
}

/** Counts in memory, for a process that does not share its database. */
export function ownAdmission(
  database: Database,
  { requests, seconds }: Limit,
  clock: Clock = systemClock,
): Admit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  const reading = readingAcross(database);
  const secondsToWait = async (companyId: string) => {
    try {
      await limiter.consume(companyId);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (refused.msBeforeNext <= seconds * 1000) return secondsIn(refused.msBeforeNext);
      // The clock was ahead when the count began: the count begins again.
      await limiter.set(companyId, 1, seconds);
      return undefined;
    }
  };
  return async (apiKey) => {
    const caller = await callerWith(reading, apiKey, clock.now()).executeTakeFirst();
    return caller && { caller, secondsToWait: await secondsToWait(caller.companyId) };
  };
}

function secondsIn(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
