import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createDatabase } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';

const kills = Number(process.env.KILLS ?? '1');
/** Starts on one database that are killed before one may finish. */
const killsOfOne = 3;

const remains: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of remains.splice(0)) await remove();
});

/** The settings of a service with a new database: a folder, or a database of the server. */
async function newDatabase(): Promise<Record<string, string>> {
  const server = process.env.DATABASE_URL;
  if (server !== undefined) {
    const { url, drop } = await createDatabase(server);
    remains.push(drop);
    return { DATABASE_URL: url };
  }
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-start-'));
  remains.push(() => rm(folder, { recursive: true, force: true }));
  return { DATABASE_URL: '', DATA_FOLDER: folder };
}

/** Starts a service, waits until it is ready, and returns how long that took. */
async function startWhole(environment: Record<string, string>): Promise<number> {
  const began = performance.now();
  const running = startProcess(environment);
  const address = await running.address;
  const milliseconds = performance.now() - began;
  expect(address, running.output()).toBeDefined();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await running.kill('SIGTERM');
  return milliseconds;
}

/** Time that a start takes that is not killed; measured once. */
let whole: number | undefined;

test(
  `A start that is killed ${kills} times, while it makes its tables, leaves a database that the next start makes whole`,
  async () => {
    whole ??= await startWhole(await newDatabase());
    for (let kill = 0; kill < kills; kill += killsOfOne) {
      const environment = await newDatabase();
      for (let start = 0; start < Math.min(killsOfOne, kills - kill); start += 1) {
        const running = startProcess(environment);
        await pause(Math.random() * whole);
        await running.kill('SIGKILL');
      }
      await startWhole(environment);
    }
  },
  (kills + 2) * 60_000,
);
