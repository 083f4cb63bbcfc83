import { expect, test } from 'vitest';
import { newId, systemRandom } from '../src/surroundings.ts';

test('Identifiers sort as they were made, also within a millisecond', () => {
  const clock = { now: () => new Date('2026-11-26T08:00:00Z') };
  const made = Array.from({ length: 1000 }, () => newId(clock, systemRandom));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
