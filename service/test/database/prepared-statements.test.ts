import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type ConnectionPool, runOn } from '../../src/database/connection-pool.ts';
import { acrossCompanies, type Database, databaseOn, readingAcross } from '../../src/database/database.ts';
import { openServer } from '../../src/database/server.ts';
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

  test('are prepared anew after a migration by another process has changed what they return', async () => {
    await companyNamed('one');
    await runOn(pool, 'alter table companies add column new_in_this_release text');
    await expect(companyNamed('one')).resolves.toEqual([]);
    await expect(companyNamed('one')).resolves.toEqual([]);
  });
});
