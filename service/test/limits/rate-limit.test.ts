import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConnectionPool } from '../../src/database/connection-pool.ts';
import { databaseOn } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { ownRateLimiter, type RateLimiter, sharedRateLimiter } from '../../src/limits/rate-limit.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

const limit = { requests: 2, seconds: 10 };
const start = new Date('2026-11-21T08:00:00Z').getTime();
const hour = 3_600_000;

const server = process.env.DATABASE_URL;

let database: TestDatabase | undefined;
let pool: ConnectionPool;
beforeAll(async () => {
  database = server === undefined ? undefined : await createDatabase(server);
  pool =
    database === undefined
      ? await openEmbedded(undefined)
      : openServer(database.url, { connections: 2, timeoutSeconds: 60 }, () => {});
  await migrate(databaseOn(pool));
});
afterAll(async () => {
  await pool.end();
  await database?.drop();
});
afterEach(() => vi.useRealTimers());

describe.each([
  ['in the database', () => sharedRateLimiter(limit, pool)],
  ['of one process', () => ownRateLimiter(limit)],
])('A limit %s', (name, open) => {
  let limiter: RateLimiter;
  beforeAll(() => {
    limiter = open();
  });

  test('is that of each company, and says when it allows more', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const company = `${name} 1`;
    expect(await limiter.take(company)).toEqual({ allowed: true });
    expect(await limiter.take(company)).toEqual({ allowed: true });
    expect(await limiter.take(company)).toEqual({ allowed: false, retryAfterSeconds: 10 });
    expect(await limiter.take(`${name} 2`)).toEqual({ allowed: true });
    vi.setSystemTime(start + 10_001);
    expect(await limiter.take(company)).toEqual({ allowed: true });
  });

  test('does not shut out a company for an hour after a clock that was an hour ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + hour });
    const company = `${name} 3`;
    expect(await limiter.take(company)).toEqual({ allowed: true });
    vi.setSystemTime(start);
    for (let request = 0; request < 3; request += 1) await limiter.take(company);
    const refused = await limiter.take(company);
    expect(refused.allowed || refused.retryAfterSeconds <= limit.seconds).toBe(true);
    vi.setSystemTime(start + 10_001);
    expect(await limiter.take(company)).toEqual({ allowed: true });
  });
});
