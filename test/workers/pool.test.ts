import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPool, createWarming, type Pool, type PoolOptions } from '../../src/workers/pool.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const never = new AbortController().signal;

function pool(worker: string, options: Partial<PoolOptions> = {}): Pool<string, string> {
  const made = createPool<string, string>({
    worker: new URL(worker, import.meta.url),
    workerData: {},
    threads: 1,
    queue: 10,
    queueTimeout: 60_000,
    timeLimit: 60_000,
    memory: 64,
    onRestart: () => {},
    ...options,
  });
  onTestFinished(() => made.close());
  return made;
}

describe('a worker that cannot be started', () => {
  test.each([1, 3])('is told at the start, of %i', async (threads) => {
    await expect(pool('./gone.mjs', { threads, workerData: { marker: '/' } }).warmUp('x')).rejects.toThrow(
      'its file has gone',
    );
  });

  test('is told where it is not up in time', async () => {
    const waits = pool('./waits.mjs', { startTimeout: 50 });
    await expect(waits.warmUp('x')).rejects.toThrow('a worker was not up within 0.05 seconds');
  });

  test('that replaces one that ended is reported to those who wait, and started again for the next', async () => {
    const marker = join(temporaryFolder(), 'gone');
    let restarts = 0;
    const onRestart = () => {
      restarts += 1;
    };
    const gone = pool('./gone.mjs', { workerData: { marker }, onRestart });
    await gone.warmUp('x');
    expect(await gone.run('END', never)).toMatchObject({ kind: 'lost' });
    const waiting = ['x', 'y', 'z'].map((word) => gone.run(word, never));
    for (const done of await Promise.all(waiting))
      expect(done).toMatchObject({ kind: 'not-started', error: { message: 'its file has gone' } });
    expect([gone.state(), restarts]).toEqual([
      { workers: 0, quick: 0, running: 0, waiting: 0, isWithoutWorkers: true },
      1,
    ]);
    rmSync(marker);
    expect(await gone.run('x', never)).toEqual({ kind: 'done', result: 'x' });
  });
});

test('the end of some work calls as many of those who wait as there are workers for', async () => {
  const made = pool('./counts.mjs', { threads: 2, workerData: { counts: new SharedArrayBuffer(12) } });
  await made.warmUp('x');
  const held = made.run('HOLD', never);
  const [first, ...others] = ['x', 'y', 'z'].map((word) => made.run(word, never));
  expect(made.state()).toMatchObject({ running: 2, waiting: 2 });
  await first;
  expect(made.state()).toMatchObject({ running: 2, waiting: 1 });
  await Promise.all(others);
  expect(made.state()).toMatchObject({ running: 1, waiting: 0 });
  await made.run('RELEASE', never);
  await held;
});

test('one of several workers is kept for light work, and heavy work takes turns on the others', async () => {
  const made = pool('./counts.mjs', { threads: 2, workerData: { counts: new SharedArrayBuffer(12) } });
  await made.warmUp('x');
  const heavy = { client: '', isHeavy: true };
  const held = made.run('HOLD', never, heavy);
  const others = ['x', 'y', 'z'].map((word) => made.run(word, never, heavy));
  expect(made.state()).toMatchObject({ running: 1, waiting: 3 });
  await made.run('RELEASE', never);
  await Promise.all([held, ...others]);
  expect(made.state()).toMatchObject({ running: 0, waiting: 0 });
});

test('a pool that is closed has no workers, and starts none', async () => {
  let restarts = 0;
  const onRestart = () => {
    restarts += 1;
  };
  const made = pool('./counts.mjs', { workerData: { counts: new SharedArrayBuffer(12) }, onRestart });
  await made.warmUp('x');
  await made.close();
  expect([made.state().workers, restarts]).toEqual([0, 0]);
});

test('work that needs more memory than a worker has is lost with its worker', async () => {
  const made = pool('./counts.mjs', { memory: 16, workerData: { counts: new SharedArrayBuffer(12) } });
  expect(await made.run('FILL', never)).toMatchObject({ kind: 'lost' });
});

test('work that takes longer than it may has timed out', async () => {
  const made = pool('./counts.mjs', { timeLimit: 50, workerData: { counts: new SharedArrayBuffer(12) } });
  expect(await made.run('HOLD', never)).toEqual({ kind: 'timed-out' });
});

test('work is given no more time for the work that was done before it', async () => {
  const timeLimit = 500;
  const made = pool('./counts.mjs', { timeLimit, workerData: { counts: new SharedArrayBuffer(12) } });
  await made.warmUp('x');
  for (let done = 0; done < 40; done += 1) await made.run('x', never);
  const before = process.cpuUsage();
  expect(await made.run('SPIN', never)).toEqual({ kind: 'timed-out' });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1.5 * timeLimit);
});

describe('what makes workers quick', () => {
  const counting = async (threads: number) => {
    const counts = new SharedArrayBuffer(12);
    const made = pool('./counts.mjs', { threads, workerData: { counts } });
    await made.warmUp('x');
    const [idle, other] = [0, 1].map((index) => () => Atomics.load(new Int32Array(counts), index));
    return { pool: made, idle: idle ?? Number, other: other ?? Number };
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await setImmediate();
  };

  test('is given to each of them until it tells that it is quick, and work is done all the same', async () => {
    const { pool, idle, other } = await counting(3);
    pool.keepWarm('idle');
    expect(pool.state()).toMatchObject({ workers: 3, quick: 0 });
    for (let index = 0; index < 20; index += 1)
      expect(await pool.run('x', never)).toEqual({ kind: 'done', result: 'x' });
    await until(() => pool.state().quick === 3);
    // Each is quick after 30 pieces; 3 were the first ones, and 20 other work.
    expect(idle()).toBeGreaterThanOrEqual(3 * 30 - 23);
    expect([other(), pool.state().running]).toEqual([23, 0]);
  });

  test('is given to the others while one has work', async () => {
    const { pool, other } = await counting(2);
    pool.keepWarm('idle');
    const held = pool.run('HOLD', never);
    await until(() => pool.state().quick === 1);
    expect(pool.state()).toMatchObject({ workers: 2, quick: 1, running: 1 });
    await pool.run('RELEASE', never);
    await held;
    await until(() => pool.state().quick === 2);
    expect(other()).toBe(4);
  });

  test('is given to one that replaces another', async () => {
    const { pool } = await counting(1);
    pool.keepWarm('idle');
    await until(() => pool.state().quick === 1);
    expect(await pool.run('END', never)).toMatchObject({ kind: 'lost' });
    expect(pool.state().quick).toBe(0);
    await until(() => pool.state().quick === 1);
  });

  test('is not needed where the pool was not told what to give', async () => {
    const { pool } = await counting(2);
    expect(pool.state()).toMatchObject({ workers: 2, quick: 2 });
  });
});

describe('warming', () => {
  const worker = (id: number) => {
    const now = { isIdle: true, isQuick: false };
    return { now, worker: { id, isIdle: () => now.isIdle, isQuick: () => now.isQuick } };
  };
  const warmed = () => {
    const free = { now: 2 };
    const given: number[] = [];
    const ends: (() => void)[] = [];
    const [one, two] = [worker(1), worker(2)];
    const warming = createWarming({
      workers: () => [one.worker, two.worker],
      piece: 'idle',
      perform: (_, { id }) => {
        given.push(id);
        const { now } = id === 1 ? one : two;
        now.isIdle = false;
        return new Promise<void>((resolve, reject) => {
          ends.push(() => {
            now.isIdle = true;
            if (given.length % 2 === 0) resolve();
            else reject(new Error('its worker has ended'));
          });
        });
      },
      free: () => free.now,
    });
    const endAll = async () => {
      for (const end of ends.splice(0)) end();
      await setImmediate();
    };
    return { free, given, warming, endAll, one: one.now };
  };

  test('begins nothing on a worker that other work needs, and goes on when it is free again', async () => {
    const { free, given, warming, endAll } = warmed();
    warming.goOn();
    expect(given).toEqual([1, 2]);
    free.now = 0;
    await endAll();
    warming.goOn();
    expect(given).toEqual([1, 2]);
    free.now = 1;
    warming.goOn();
    expect(given).toEqual([1, 2, 1]);
  });

  test('gives a worker one piece at a time, whether or not it was done, until the worker is quick', async () => {
    const { given, warming, endAll, one } = warmed();
    warming.goOn();
    warming.goOn();
    expect(given).toEqual([1, 2]);
    one.isQuick = true;
    await endAll();
    expect(given).toEqual([1, 2, 2]);
    await endAll();
    expect(given).toEqual([1, 2, 2, 2]);
    warming.end();
    await endAll();
    expect(given).toEqual([1, 2, 2, 2]);
  });
});
