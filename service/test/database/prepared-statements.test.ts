import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type ConnectionPool, runOn } from '../../src/database/connection-pool.ts';
import {
  acrossCompanies,
  type Database,
  databaseOn,
  inOneTrip,
  readingAcross,
  sendAlong,
} from '../../src/database/database.ts';
import { openServer } from '../../src/database/server.ts';
import { dueOf } from '../../src/queue/due.ts';
import { createDatabase } from '../support/postgres.ts';

const server = process.env.DATABASE_URL ?? '';

describe.skipIf(server === '')('Statements on a server', () => {
  let pool: ConnectionPool;
  let database: Database;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const made = await createDatabase(server, inject('emptyDatabase'));
    drop = made.drop;
    pool = openServer(made.url, { connections: 1, timeoutSeconds: 60 }, () => {});
    database = databaseOn(pool);
  });
  afterEach(async () => {
    await pool.end();
    await drop();
  });

  const companyNamed = (name: string) =>
    acrossCompanies(database, (scoped) =>
      scoped.selectFrom('companies').selectAll().where('name', '=', name).execute(),
    );
  const prepared = async () =>
    (await runOn(pool, "select statement from pg_prepared_statements where statement like '%companies%'"))
      .rows;

  test('are prepared once for all transactions of a connection', async () => {
    await companyNamed('one');
    await companyNamed('another');
    expect(await prepared()).toHaveLength(1);
  });

  test('that read lists are planned for each filter', async () => {
    await readingAcross(database)
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'one')
      .limit(5)
      .execute();
    expect(await prepared()).toEqual([]);
  });

  test('that look for due work are prepared, whatever is left out of it', async () => {
    const look = { now: new Date(), most: 5, full: [], after: '' };
    await dueOf(database, 'submission', { ...look, except: [] });
    await dueOf(database, 'submission', { ...look, most: 3, except: ['one', 'another'] });
    const { rows } = await runOn(
      pool,
      "select statement from pg_prepared_statements where statement like '%submissions%'",
    );
    expect(rows).toHaveLength(1);
  });

  test('of a transaction go out in one piece', async () => {
    await companyNamed('one');
    const single = vi.spyOn(Socket.prototype, '_write');
    const several = vi.spyOn(Socket.prototype, '_writev');
    await inOneTrip(database, undefined, async (scoped) => {
      for (const name of ['one', 'another', 'a third'])
        sendAlong(scoped, scoped.selectFrom('companies').select('id').where('name', '=', name));
    });
    expect([single.mock.calls.length, several.mock.calls.length]).toEqual([0, 1]);
    vi.restoreAllMocks();
  });

  test('are prepared anew after a migration by another process has changed what they return', async () => {
    await companyNamed('one');
    await runOn(pool, 'alter table companies add column new_in_this_release text');
    await expect(companyNamed('one')).resolves.toEqual([]);
    await expect(companyNamed('one')).resolves.toEqual([]);
  });
});
