import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from '../../src/report/local-day.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['Asia/Dubai', '2026-12-31T20:30:00Z', '2027-01-01'],
  ['Asia/Dubai', '2026-12-31T19:59:59Z', '2026-12-31'],
  ['America/Los_Angeles', '2028-03-01T05:00:00Z', '2028-02-29'],
  ['UTC', '2026-01-05T00:00:00Z', '2026-01-05'],
])('in %s a report that is made at %s is made on %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(new Date(moment))).toBe(day);
});
