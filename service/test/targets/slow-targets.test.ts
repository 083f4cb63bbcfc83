import { expect, test } from 'vitest';
import { createSlowTargets } from '../../src/targets/slow-targets.ts';

test('A target is set aside after two time-outs, for longer with each further one, and freed by an answer', async () => {
  let now = 0;
  const { trying } = createSlowTargets(() => now);
  const tried = (timedOut: boolean, target = 'slow') =>
    trying(target, async () => ({ result: 'tried', timedOut }));
  const made = { result: 'tried' };
  expect(await tried(true)).toEqual(made);
  expect(await tried(true)).toEqual(made);
  expect(await tried(true)).toEqual({ seconds: 15 });
  expect(await tried(false, 'other')).toEqual(made);
  now = 15;
  expect(await tried(true)).toEqual(made);
  expect(await tried(true)).toEqual({ seconds: 30 });
  now = 45;
  expect(await tried(false)).toEqual(made);
  expect(await tried(true)).toEqual(made);
  expect(await tried(true)).toEqual(made);
  for (let later = 1; later < 12; later += 1) {
    now += 300;
    await tried(true);
  }
  expect(await tried(true)).toEqual({ seconds: 300 });
});

test('Of a target that was set aside only one try at a time finds out whether it answers again', async () => {
  let now = 0;
  const { trying } = createSlowTargets(() => now);
  for (let time = 0; time < 2; time += 1) await trying('slow', async () => ({ result: 1, timedOut: true }));
  now = 20;
  let end = () => {};
  const probe = trying('slow', async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return { result: 2, timedOut: false };
  });
  expect(await trying('slow', async () => ({ result: 3, timedOut: false }))).toEqual({ seconds: 5 });
  end();
  expect(await probe).toEqual({ result: 2 });
  expect(await trying('slow', async () => ({ result: 4, timedOut: false }))).toEqual({ result: 4 });
});
