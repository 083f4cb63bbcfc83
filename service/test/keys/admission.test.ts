import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownAdmission, sharedAdmission } from '../../src/keys/admission.ts';
import { openTestService, type TestService } from '../support/service.ts';

const limit = { requests: 2, seconds: 10 };
const start = new Date('2026-11-21T08:00:00Z').getTime();
const hour = 3_600_000;

let opened: TestService;
beforeAll(async () => {
  opened = await openTestService();
});
afterAll(() => opened.close());
afterEach(() => vi.useRealTimers());

describe.each([
  ['in the database', sharedAdmission],
  ['of one process', ownAdmission],
])('A limit %s', (_, open) => {
  const newCaller = async () => {
    const admit = open(opened.service.database, limit);
    const apiKey = await opened.key(await opened.company());
    return async () => (await admit(apiKey))?.secondsToWait ?? 0;
  };

  test('is that of each company, and says when it allows more', async () => {
    const [first, second] = [await newCaller(), await newCaller()];
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    expect(await first()).toBe(0);
    expect(await first()).toBe(0);
    expect(await first()).toBe(limit.seconds);
    expect(await second()).toBe(0);
    vi.setSystemTime(start + 10_001);
    expect(await first()).toBe(0);
  });

  test('does not shut out a company for an hour after a clock that was an hour ahead', async () => {
    const caller = await newCaller();
    vi.useFakeTimers({ toFake: ['Date'], now: start + hour });
    expect(await caller()).toBe(0);
    vi.setSystemTime(start);
    for (let request = 0; request < 3; request += 1) await caller();
    expect(await caller()).toBeLessThanOrEqual(limit.seconds);
    vi.setSystemTime(start + 10_001);
    expect(await caller()).toBe(0);
  });
});

test('Of a key that nobody has, nothing is counted', async () => {
  const admit = sharedAdmission(opened.service.database, limit);
  expect(await admit('pint_test_unknown')).toBeUndefined();
});
