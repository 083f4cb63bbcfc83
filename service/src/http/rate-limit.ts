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
export function ownRateLimiter({ requests, seconds }: Settings['rateLimit']): RateLimiter {
  return takingFrom(new RateLimiterMemory({ points: requests, duration: seconds }));
}

function takingFrom(limiter: RateLimiterMemory | RateLimiterPostgres): RateLimiter {
  return {
    take: async (companyId) => {
      try {
        await limiter.consume(companyId);
        return { allowed: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
  };
}
