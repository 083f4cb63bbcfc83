import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createIdleRounds } from '../../src/workers/idle-rounds.ts';
import { createPool, type Pool, type PoolOptions } from '../../src/workers/pool.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const never = new AbortController().signal;

function pool(worker: string, options: Partial<PoolOptions> = {}): Pool<string, string> {
  const made = createPool<string, string>({
    worker: new URL(worker, import.meta.url),
    workerData: {},
    jobs: 1,
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
  test.each([1, 3])('is told at the start, of %i', async (jobs) => {
    await expect(pool('./gone.mjs', { jobs, workerData: { marker: '/' } }).warmUp('x')).rejects.toThrow(
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
      { workers: 0, running: 0, waiting: 0, isWithoutWorkers: true },
      1,
    ]);
    rmSync(marker);
    expect(await gone.run('x', never)).toEqual({ kind: 'done', result: 'x' });
  });
});

describe('what workers do while nobody has work for them', () => {
  const counting = async (jobs: number) => {
    const counts = new SharedArrayBuffer(8);
    const made = pool('./counts.mjs', { jobs, workerData: { counts } });
    await made.warmUp('x');
    const [idle, other] = [0, 1].map((index) => () => Atomics.load(new Int32Array(counts), index));
    return { pool: made, idle: idle ?? Number, other: other ?? Number };
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await setImmediate();
  };

  test('is done by each of them as often as asked for, and work is done all the same', async () => {
    const { pool, idle, other } = await counting(2);
    pool.keepWarm(() => Array(30).fill('idle'));
    for (let index = 0; index < 20; index += 1)
      expect(await pool.run('x', never)).toEqual({ kind: 'done', result: 'x' });
    await until(() => idle() === 60);
    expect([other(), pool.state().running]).toEqual([22, 0]);
  });

  test('begins again when one was replaced', async () => {
    const { pool, idle } = await counting(1);
    pool.keepWarm(() => Array(10).fill('idle'));
    await until(() => idle() === 10);
    expect(await pool.run('END', never)).toMatchObject({ kind: 'lost' });
    await until(() => idle() === 20);
  });

  test('waits while there is work', async () => {
    const isIdle = { now: false };
    let rounds = 0;
    const perform = async (piece: number) => {
      rounds += 1;
      if (piece === 1) throw new Error('its worker has ended');
    };
    const idleRounds = createIdleRounds(
      () => [1, 2, 3],
      perform,
      () => isIdle.now,
    );
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    idleRounds.begin();
    await vi.runAllTimersAsync();
    expect(rounds).toBe(0);
    isIdle.now = true;
    idleRounds.workEnded();
    await vi.advanceTimersByTimeAsync(10);
    // More work came and went: nothing begins right behind it.
    idleRounds.workEnded();
    await vi.advanceTimersByTimeAsync(15);
    expect(rounds).toBe(0);
    await vi.runAllTimersAsync();
    expect(rounds).toBe(3);
    idleRounds.begin();
    idleRounds.end();
    await vi.runAllTimersAsync();
    expect(rounds).toBe(3);
  });
});
