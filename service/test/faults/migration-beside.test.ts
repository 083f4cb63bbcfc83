import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, databaseOn } from '../../src/database/database.ts';
import { migrate, migrations } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { ToldError } from '../../src/texts/service-text.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

const server = process.env.DATABASE_URL;
/** The migrations of a next release. */
const next = {
  ...migrations,
  '002-next': [
    'alter table document_contents add column further text',
    'alter table submissions add column further text',
  ],
};

describe.skipIf(server === undefined)('A migration while a process of the earlier release works', () => {
  let created: TestDatabase;
  let database: Database;
  let earlier: pg.Client;

  beforeEach(async () => {
    created = await createDatabase(server ?? '');
    database = databaseOn(openServer(created.url, { connections: 2, timeoutSeconds: 60 }, () => {}));
    await migrate(database);
    earlier = new pg.Client({ connectionString: created.url });
    await earlier.connect();
  });
  afterEach(async () => {
    await earlier.end();
    await database.destroy();
    await created.drop();
  });

  const isWaiting = async () =>
    (
      await earlier.query("select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'", [
        created.name,
      ])
    ).rowCount === 1;

  test.each([
    ['document_contents', 'submissions'],
    ['submissions', 'document_contents'],
    ['events', 'document_contents'],
  ])('lets a transaction end that has %s and then takes %s', async (first, second) => {
    await earlier.query(`begin; lock table ${first} in row exclusive mode`);
    const migrated = migrate(database, next);
    migrated.catch(() => {});
    await expect.poll(isWaiting).toBe(true);
    await earlier.query(`lock table ${second} in row exclusive mode; commit`);
    expect(await migrated).toEqual(['002-next']);
  });

  test('says what is the matter if a table stays in use', async () => {
    await earlier.query('begin; lock table document_contents in access share mode');
    await expect(migrate(database, next, 1)).rejects.toThrow(new ToldError({ text: 'tablesInUse' }).message);
    await earlier.query('commit');
    expect(await migrate(database, next)).toEqual(['002-next']);
  });
});
