import { expect, test } from 'vitest';
import { inOrder } from '../../src/batch/in-order.ts';

const never = new AbortController().signal;

async function* numbers(count: number, onRead: (value: number) => void = () => {}) {
  for (let value = 0; value < count; value += 1) {
    onRead(value);
    yield value;
  }
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = [];
  for await (const value of values) taken.push(value);
  return taken;
}

test('results come in the order of the items, in whatever order the work finishes', async () => {
  const doneBy = new Map<number, () => void>();
  const work = (item: number) =>
    new Promise<number>((resolve) => {
      doneBy.set(item, () => resolve(item));
      // Of each four, the last finishes first.
      if (item % 4 === 3) for (const later of [3, 2, 1, 0]) doneBy.get(item - 3 + later)?.();
    });
  expect(await all(inOrder(numbers(40), work, { inFlight: 4, stop: never }))).toEqual([...Array(40).keys()]);
});

test('no more is read than a slow consumer takes and what may be in flight', async () => {
  let read = 0;
  let taken = 0;
  const items = numbers(50, () => {
    read += 1;
  });
  for await (const _ of inOrder(items, async (item) => item, { inFlight: 5, stop: never })) {
    taken += 1;
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(read).toBeLessThanOrEqual(taken + 5);
  }
  expect(taken).toBe(50);
});

test('a result is given without waiting for the next item', async () => {
  async function* oneThenSilence() {
    yield 'first';
    await new Promise(() => {});
  }
  const results = inOrder(oneThenSilence(), async (item) => item, { inFlight: 3, stop: never });
  expect(await results.next()).toEqual({ done: false, value: 'first' });
});

test('a signal ends the reading at once, and results in flight still come', async () => {
  const stop = new AbortController();
  async function* threeThenSilence() {
    yield* [1, 2, 3];
    stop.abort();
    await new Promise(() => {});
  }
  const results = inOrder(threeThenSilence(), async (item) => item, { inFlight: 9, stop: stop.signal });
  expect(await all(results)).toEqual([1, 2, 3]);
});

test('a failure to read comes after the results of what was read before it', async () => {
  async function* twoThenFailure() {
    yield* [1, 2];
    throw new Error('no more');
  }
  const taken: number[] = [];
  const reading = async () => {
    const results = inOrder(twoThenFailure(), async (item) => item, { inFlight: 9, stop: never });
    for await (const result of results) taken.push(result);
  };
  await expect(reading()).rejects.toThrow('no more');
  expect(taken).toEqual([1, 2]);
});

test('work that fails while an earlier item takes longer fails at its turn', async () => {
  const taken: number[] = [];
  const work = async (item: number) => {
    if (item > 0) throw new Error(`not ${item}`);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    return item;
  };
  const reading = async () => {
    for await (const result of inOrder(numbers(9), work, { inFlight: 3, stop: never })) taken.push(result);
  };
  await expect(reading()).rejects.toThrow('not 1');
  expect(taken).toEqual([0]);
});

test('a consumer that leaves closes the items and waits for the work in flight', async () => {
  const events: string[] = [];
  async function* closable() {
    try {
      for (let value = 0; ; value += 1) yield value;
    } finally {
      events.push('closed');
    }
  }
  const work = async (item: number) => {
    await new Promise(setImmediate);
    events.push(`done ${item}`);
    return item;
  };
  for await (const _ of inOrder(closable(), work, { inFlight: 2, stop: never })) break;
  expect(events).toContain('closed');
  const doneAtTheEnd = [...events];
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(events).toEqual(doneAtTheEnd);
});
