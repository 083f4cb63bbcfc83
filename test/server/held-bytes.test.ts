import { expect, test } from 'vitest';
import { createHeldBytes } from '../../src/server/overload.ts';

const staying = new Promise<void>(() => {});

test('an answer whose client has left before it was ready holds no room', async () => {
  const hold = createHeldBytes(100_000);
  const gone = Promise.resolve();
  const held = hold(gone);
  await gone;
  expect(held.takesAnswer(90_000)).toBe(true);
  await gone;
  expect(hold(staying).takesAnswer(90_000)).toBe(true);
});

test('an answer holds its room as long as its client is there', () => {
  const hold = createHeldBytes(100_000);
  expect(hold(staying).takesAnswer(90_000)).toBe(true);
  expect(hold(staying).takesAnswer(90_000)).toBe(false);
});
