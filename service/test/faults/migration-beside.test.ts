import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, databaseOn } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { ToldError } from '../../src/texts/told-error.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

const server = process.env.DATABASE_URL;

describe.skipIf(server === undefined)('A migration while a process of the earlier release works', () => {
  let created: TestDatabase;
  let database: Database;
  let earlier: pg.Client;

  beforeEach(async () => {
    created = await createDatabase(server ?? '');
    database = databaseOn(openServer(created.url, { connections: 2, timeoutSeconds: 60 }, () => {}));
    await migrate(database, '098-rule-set');
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
    ['documents', 'submissions'],
    ['submissions', 'documents'],
    ['events', 'documents'],
  ])('lets a transaction end that has %s and then takes %s', async (first, second) => {
    await earlier.query(`begin; lock table ${first} in row exclusive mode`);
    const migrated = migrate(database);
    migrated.catch(() => {});
    await expect.poll(isWaiting).toBe(true);
    await earlier.query(`lock table ${second} in row exclusive mode; commit`);
    expect(await migrated).toContain('102-document-states');
  });

  test('says what is the matter if a table stays in use', async () => {
    await earlier.query('begin; lock table documents in access share mode');
    await expect(migrate(database, undefined, 1)).rejects.toThrow(
      new ToldError({ text: 'tablesInUse' }).message,
    );
    await earlier.query('commit');
    expect(await migrate(database)).toContain('102-document-states');
  });
});
