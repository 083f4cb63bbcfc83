import { expect, test } from 'vitest';
import { createWaitingLine, type WaitEnd } from '../../src/workers/waiting-line.ts';

const never = new AbortController().signal;
const place = (client: string, isHeavy = false) => ({ client, isHeavy });

test('clients take turns, and each is served first come, first served', async () => {
  const line = createWaitingLine(60_000);
  const order: string[] = [];
  const waits = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
    line.wait(place(name.slice(0, 1)), never).then(() => order.push(name)),
  );
  while (line.next(true) !== undefined);
  await Promise.all(waits);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('heavy work waits for light work, but not for ever, and is not taken where it may not run', () => {
  const line = createWaitingLine(60_000);
  for (let index = 0; index < 20; index += 1) void line.wait(place('a'), never);
  for (let index = 0; index < 2; index += 1) void line.wait(place('b', true), never);
  const turns = Array.from({ length: 20 }, () => line.next(true)?.isHeavy);
  expect(turns.indexOf(true)).toBe(8);
  expect(turns.lastIndexOf(true)).toBe(17);
  while (line.length() > 0) line.next(true);
  void line.wait(place('b', true), never);
  expect(line.next(false)).toBeUndefined();
  expect(line.next(true)).toEqual(place('b', true));
});

test('a full queue makes room at the cost of the client that waits most often, and of nobody who waits as little', async () => {
  const line = createWaitingLine(60_000);
  const ends: Promise<WaitEnd>[] = ['a', 'a', 'a', 'b'].map((client) => line.wait(place(client), never));
  expect(line.makeRoom('c')).toBe(true);
  expect(await ends[2]).toBe('displaced');
  expect(line.length()).toBe(3);
  expect(line.makeRoom('a')).toBe(false);
  expect(line.makeRoom('b')).toBe(false);
  expect(line.makeRoom('c')).toBe(true);
  expect(line.makeRoom('c')).toBe(false);
});

test('a client that gives up leaves nothing behind', async () => {
  const line = createWaitingLine(60_000);
  const leaving = new AbortController();
  const end = line.wait(place('a'), leaving.signal);
  leaving.abort();
  expect([await end, line.length(), line.next(true)]).toEqual(['abandoned', 0, undefined]);
});
