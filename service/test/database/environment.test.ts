import { afterEach, expect, inject, test } from 'vitest';
import type { ConnectionPool } from '../../src/database/connection-pool.ts';
import type { Environment } from '../../src/database/environment.ts';
import { openServer } from '../../src/database/server.ts';
import { openOn } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { createDatabase } from '../support/postgres.ts';
import { openInMemory } from '../support/service.ts';

let pool: ConnectionPool;
let drop: () => Promise<void> = async () => {};

/** Opens a new database that has its tables already. */
async function open(): Promise<void> {
  const server = process.env.DATABASE_URL;
  if (server === undefined) {
    pool = await openInMemory();
    return;
  }
  const database = await createDatabase(server, inject('emptyDatabase'));
  pool = openServer(database.url, { connections: 4, timeoutSeconds: 60 }, () => {});
  drop = database.drop;
}
afterEach(async () => {
  await pool.end();
  await drop();
});

/** Starts and stops a service of an environment on the database. */
async function runAs(environment: Environment): Promise<readonly string[]> {
  const kept = { ...pool, end: async () => {} };
  const settings = { ...readSettings({ DATABASE_URL: '' }), environment };
  const lines: string[] = [];
  const log = jsonLog(
    'error',
    () => new Date(),
    (line) => lines.push(line),
  );
  await (await openOn(kept, async () => {}, settings, {}, log)).close();
  return lines;
}

test('In production the log says that secrets of webhooks are not encrypted, and in a sandbox it does not', async () => {
  const told = async (environment: Environment) => {
    await open();
    return (await runAs(environment)).some((line) => line.includes('WEBHOOK_SECRET_KEYS'));
  };
  expect(await told('sandbox')).toBe(false);
  await pool.end();
  expect(await told('production')).toBe(true);
});

test.each([
  ['production', 'sandbox'],
  ['sandbox', 'production'],
] as const)('A database of %s is not opened by %s', async (owner, other) => {
  await open();
  await runAs(owner);
  await expect(runAs(other)).rejects.toThrow(
    `The database belongs to ${owner}, and PINT_ENVIRONMENT is ${other}.`,
  );
  await runAs(owner);
});
