import { describe, expect, test } from 'vitest';
import { createTurns } from '../../src/queue/turns.ts';

const work = (companyId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ companyId, id: `${companyId}${index + 1}` }));
const idsOf = (begun: readonly { readonly id: string }[]) => begun.map(({ id }) => id).join(' ');

describe('Work that begins', () => {
  test('is in turns of the companies, in the order of each, whoever came first', () => {
    const turns = createTurns(8);
    expect(idsOf(turns.begin([...work('A', 100), ...work('B', 2), ...work('C', 1)]))).toBe('A1 B1 C1 A2 B2');
  });

  test('of one company is at most as much as is left for all others, half if it is alone', () => {
    expect(createTurns(8).begin(work('A', 100))).toHaveLength(4);
    expect(createTurns(64).begin(work('A', 100))).toHaveLength(32);
    const turns = createTurns(9);
    expect(turns.begin([...work('A', 100), ...work('B', 100)])).toHaveLength(6);
    expect(turns.free()).toBe(3);
  });

  test('finds room at once while other companies hold all that they may, and nothing of theirs ends', () => {
    const turns = createTurns(8);
    turns.begin(work('A', 100));
    expect(idsOf(turns.begin([...work('A', 100), ...work('B', 1)]))).toBe('B1');
    expect(idsOf(turns.begin([...work('A', 100), ...work('C', 1)]))).toBe('C1');
  });

  test('of a company with nothing in progress takes the last place, and a place for one alone is for anybody', () => {
    const turns = createTurns(2);
    expect(idsOf(turns.begin(work('A', 5)))).toBe('A1');
    expect(idsOf(turns.begin([...work('A', 5), ...work('B', 5)]))).toBe('B1');
    expect(turns.begin(work('C', 1))).toEqual([]);
    expect(idsOf(createTurns(1).begin(work('A', 5)))).toBe('A1');
  });

  test('goes on with the company that began something the longest ago', () => {
    const turns = createTurns(1);
    const begun: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [next] = turns.begin([...work('A', 100), ...work('B', 100), ...work('C', 100)]);
      begun.push(next?.companyId ?? '');
      turns.end({ companyId: next?.companyId ?? '' });
    }
    expect(begun.join('')).toBe('ABCABC');
  });

  test('is asked for without the companies that hold all that they may', () => {
    const turns = createTurns(8);
    turns.begin([...work('A', 100), ...work('B', 1)]);
    expect(turns.full()).toEqual(['A']);
    turns.end({ companyId: 'A' });
    expect(turns.full()).toEqual([]);
  });
});
