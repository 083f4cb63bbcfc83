import { expect, inject, test } from 'vitest';
import type { ConnectionPool } from '../../src/database/connection-pool.ts';
import { openServer } from '../../src/database/server.ts';
import { openBoss } from '../../src/queue/boss.ts';
import { createDatabase } from '../support/postgres.ts';
import { openInMemory } from '../support/service.ts';

async function openPool(): Promise<{ readonly pool: ConnectionPool; readonly drop: () => Promise<void> }> {
  const server = process.env.DATABASE_URL;
  if (server === undefined) return { pool: await openInMemory(), drop: async () => {} };
  const { url, drop } = await createDatabase(server, inject('emptyDatabase'));
  return { pool: openServer(url, { connections: 2, timeoutSeconds: 60 }, () => {}), drop };
}

test('A database that is gone when a job ends is told in the log, and ends no process', async () => {
  const { pool, drop } = await openPool();
  let isGone = false;
  let onError = (_message: string): void => {};
  const told = new Promise<string>((resolve) => {
    onError = resolve;
  });
  const boss = await openBoss(
    {
      ...pool,
      connect: async () => {
        if (isGone) throw new Error('The database is gone.');
        return pool.connect();
      },
    },
    { info: () => {}, error: (message) => onError(message) },
  );
  await boss.wake('webhook', 0);
  boss.listen(async () => {
    isGone = true;
  });
  expect(await told).toBe('The queue failed.');
  await boss.stop();
  await pool.end();
  await drop();
});

test('Once the queue has stopped, it asks the database for nothing', async () => {
  const { pool, drop } = await openPool();
  const seen: string[] = [];
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let onHeld = (): void => {};
  const isHeld = new Promise<void>((resolve) => {
    onHeld = resolve;
  });
  let isListening = false;
  const boss = await openBoss(
    {
      ...pool,
      connect: async () => {
        if (isListening) {
          onHeld();
          await held;
          seen.push('asked');
        }
        return pool.connect();
      },
    },
    { info: () => {}, error: () => {} },
  );
  await boss.wake('submission', 0);
  isListening = true;
  boss.listen(async () => {});
  await isHeld;
  const stopped = boss.stop().then(() => seen.push('stopped'));
  letGo();
  await stopped;
  await pool.end();
  expect(seen.at(-1)).toBe('stopped');
  await drop();
});
