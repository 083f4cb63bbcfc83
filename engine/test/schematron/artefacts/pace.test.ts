import { expect, test } from 'vitest';
import { comparePaces, type Pace } from '../../../scripts/artefacts/pace.ts';

/** A side that answers with these milliseconds, one a round, and notes what it is asked. */
function scripted(answers: readonly number[]) {
  const asked: number[] = [];
  let ended = 0;
  const pace: Pace = {
    round: async (milliseconds) => answers[asked.push(milliseconds) - 1] ?? Number.NaN,
    end: () => {
      ended += 1;
    },
  };
  return { pace, asked, ends: () => ended };
}

test('Half of the time warms up a side, and the median of the rounds after it counts', async () => {
  const ours = scripted([100, 100, 100, 100, 1, 9, 2, 8, 3, 7, 4, 6, 5]);
  const theirs = scripted([100, 100, 100, 100, 30, 30, 30, 30, 40, 50, 50, 50, 50]);
  expect(await comparePaces(ours.pace, theirs.pace, 18)).toEqual({ ours: 5, theirs: 40 });
  for (const { asked, ends } of [ours, theirs])
    expect([asked, ends()]).toEqual([[...Array(4).fill(2250), ...Array(9).fill(1000)], 1]);
});

test('The sides take turns as they warm up too: neither waits for longer than a round of the other', async () => {
  const order: string[] = [];
  const side = (name: string): Pace => ({ round: async () => order.push(name), end: () => {} });
  await comparePaces(side('ours'), side('theirs'), 18);
  expect(order).toEqual(Array.from({ length: 13 }, () => ['ours', 'theirs']).flat());
});

test('Both sides end where one fails', async () => {
  const ours = scripted([]);
  const theirs = scripted([]);
  const failing: Pace = { ...theirs.pace, round: () => Promise.reject(new Error('no more')) };
  await expect(comparePaces(ours.pace, failing, 1)).rejects.toThrow('no more');
  expect([ours.ends(), theirs.ends()]).toEqual([1, 1]);
});
