import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type ConnectionPool, runOn } from '../database/connection-pool.ts';
import type { Settings } from '../settings.ts';

export type Allowance =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts the requests of each company. */
export interface RateLimiter {
  readonly take: (companyId: string) => Promise<Allowance>;
}

/** Counts in the database, so that all processes on it share one limit. */
export function sharedRateLimiter(limit: Settings['rateLimit'], pool: ConnectionPool): RateLimiter {
  const client = {
    query: ({ text, values }: { readonly text: string; readonly values: unknown[] }) =>
      runOn(pool, text, values),
  };
  return takingFrom(
    limit,
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: '',
      points: limit.requests,
      duration: limit.seconds,
    }),
  );
}

/** Counts in memory, for a process that does not share its database. */
export function ownRateLimiter(limit: Settings['rateLimit']): RateLimiter {
  return takingFrom(limit, new RateLimiterMemory({ points: limit.requests, duration: limit.seconds }));
}

function takingFrom(
  { seconds }: Settings['rateLimit'],
  limiter: RateLimiterMemory | RateLimiterPostgres,
): RateLimiter {
  return {
    take: async (companyId) => {
      try {
        await limiter.consume(companyId);
        return { allowed: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // A clock that was ahead, of this machine or another, began the count: it begins again.
        if (refused.msBeforeNext > seconds * 1000) {
          await limiter.set(companyId, 1, seconds);
          return { allowed: true };
        }
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
  };
}
