import { describe, expect, test } from 'vitest';
import { moment } from '../../src/lists/page.ts';

describe('A moment', () => {
  test.each([
    '2026-11-28T10:15Z',
    '2026-11-28T10:15:30Z',
    '2026-11-28T10:15:30.123456789+04:00',
    '2026-11-28T23:59-14:59',
  ])('is %s', (text) => {
    expect(moment.safeParse(text).success).toBe(true);
  });

  test.each([
    '2026-11-28',
    '2026-11-28T10:15',
    '2026-11-28T24:00Z',
    '2026-02-30T10:15Z',
    ' 2026-11-28T10:15Z',
    '2026-11-28T10:15+15:00',
  ])('is not %s', (text) => {
    expect(moment.safeParse(text).success).toBe(false);
  });
});
