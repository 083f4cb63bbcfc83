import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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
