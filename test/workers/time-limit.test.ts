import { expect, test } from 'vitest';
import { timeLeft } from '../../src/workers/time-limit.ts';

const clock = (passed: number, used: number) => ({ passed: () => passed, used: () => used });

test.each([
  ['that had a processor for itself has no time left', 1_000, 1_000, 1, 0],
  ['that shared the process with another that was as busy has none either', 1_000, 2_000, 2, 0],
  ['that waited for a processor half of the time has the other half left', 1_000, 500, 1, 500],
  ['whose process also worked on something else has used no more than what has passed', 600, 900, 1, 400],
  ['that sleeps is over after ten times the limit', 10_000, 10, 1, 0],
])('a piece of work %s', (_, passed, used, running, left) => {
  expect(timeLeft(1_000, clock(passed, used), running)).toBe(left);
});
