import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { moment, pageFrom, pageOf, pageQuery } from '../../src/lists/page.ts';

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

describe('A page of a list', () => {
  const rows = [5, 4, 3].map((position) => ({ position }));
  const call = (limit: number) => ({ query: { limit }, cursorOf: (place: string) => `after ${place}` });

  test('ends with the cursor of its last row, if there is a row after it', () => {
    expect(pageFrom(rows, call(2), ({ position }) => position)).toEqual({
      items: [5, 4],
      nextCursor: 'after 4',
    });
    expect(pageFrom(rows, call(3), ({ position }) => position)).toEqual({
      items: [5, 4, 3],
      nextCursor: null,
    });
    expect(pageFrom([], call(3), () => 0)).toEqual({ items: [], nextCursor: null });
  });

  test('has 50 entries unless another whole number up to 200 is asked for', () => {
    expect(pageQuery.parse({}).limit).toBe(50);
    expect(pageQuery.parse({ limit: '200' }).limit).toBe(200);
    for (const limit of ['0', '201', '1.5', '0x10', ''])
      expect(pageQuery.safeParse({ limit }).success, limit).toBe(false);
  });

  test('is described as entries and a cursor', () => {
    const page = pageOf(z.string(), 'Names');
    expect(page.safeParse({ items: ['a'], nextCursor: null }).success).toBe(true);
    expect(page.safeParse({ items: [1], nextCursor: null }).success).toBe(false);
    expect(page.safeParse({ nextCursor: null }).success).toBe(false);
    expect(page.shape.items.description).toMatch(/entries/);
  });
});
