import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { ConnectionPool } from '../../src/database/connection-pool.ts';
import { acrossCompanies, type Database, databaseOn } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { databaseFolder } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';

const kills = Number(process.env.KILLS ?? '1');
/** Starts on one database that are killed before one may finish. */
const killsOfOne = 3;
const documents = 2000;

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

/** Works on the database of these settings while no service uses it. */
async function onDatabase(
  environment: Readonly<Record<string, string>>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const settings = readSettings(environment);
  const { databaseUrl, dataFolder = '' } = settings;
  const pool: ConnectionPool =
    databaseUrl === undefined
      ? await openEmbedded(databaseFolder(settings, dataFolder))
      : openServer(databaseUrl, { connections: 2, timeoutSeconds: 60 }, () => {});
  const database = databaseOn(pool);
  await work(database);
  await database.destroy();
}

/** A database of the last version before the first release with documents in it, which a start takes over. */
async function filledDatabase(): Promise<Record<string, string>> {
  const environment = await newDatabase();
  await onDatabase(environment, async (database) => {
    await migrate(database);
    await sql`update kysely_migration set name = '105-less-stored'`.execute(database);
    await acrossCompanies(database, async (scoped) => {
      await sql`insert into companies (id, name, created_at) values ('c', 'A company', now())`.execute(
        scoped,
      );
      await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
        currency, seller_name, buyer_name, submission_error, version, created_at, updated_at)
        select 'd-' || n, 'c', 'invoice', 'Outbound', 'Invoice', 'DeliveryFailed', 'N-' || n, '2026-11-21', 'AED',
          'A seller', 'A buyer', '{"words": "It failed."}', 1, now(), now() from generate_series(1, ${documents}::int) as n`.execute(
        scoped,
      );
    });
  });
  return environment;
}

async function expectFilled(environment: Readonly<Record<string, string>>): Promise<void> {
  await onDatabase(environment, async (database) => {
    const counted = await acrossCompanies(database, (scoped) =>
      sql<{ kept: number; found: number; told: number }>`select
        (select count(*) from documents)::int as kept,
        (select count(*) from document_search
          where parts @> text_parts(list_salt('c', 'Outbound', 'invoice'), 'buyer', 3))::int as found,
        (select count(*) from documents where submission_error = '{"words": "It failed."}')::int as told`.execute(
        scoped,
      ),
    );
    expect(counted.rows).toEqual([{ kept: documents, found: documents, told: documents }]);
  });
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

test.each([
  ['makes its tables', newDatabase, async () => {}],
  ['takes over the tables of the version before the first release', filledDatabase, expectFilled],
] as const)(
  `A start that is killed ${kills} times, while it %s, leaves a database that the next start makes whole`,
  async (_, make, expectWhole) => {
    whole ??= await startWhole(await make());
    for (let kill = 0; kill < kills; kill += killsOfOne) {
      const environment = await make();
      for (let start = 0; start < Math.min(killsOfOne, kills - kill); start += 1) {
        const running = startProcess(environment);
        await pause(Math.random() * whole);
        await running.kill('SIGKILL');
      }
      await startWhole(environment);
      await expectWhole(environment);
    }
  },
  (kills + 2) * 60_000,
);
