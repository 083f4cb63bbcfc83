import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ToldError } from '../texts/service-text.ts';
import { isLockLost } from './faults.ts';
import { schema } from './schema/schema.ts';
import type { Tables } from './tables.ts';

/** The statements of each migration, in the order in which they run. */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/** A released migration is never changed: the next one comes after it. */
export const migrations: Migrations = { '001-schema': schema };

/** Other transactions use tables for a moment; a dump of the tables may take hours. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 250;

/**
 * Brings the tables up to date, under a lock that other processes wait for. Returns the names of the migrations that
 * ran.
 */
export async function migrate(
  database: Kysely<Tables>,
  known = migrations,
  patience = patienceMilliseconds,
): Promise<string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const { error, results = [] } = await migratorOf(database, known).migrateToLatest();
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (!isLockLost(error)) {
      const { message = '' }: Partial<Error> = Object(error);
      const [, migration] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
      // A later release has migrated the tables, and this release would lack what it expects.
      throw migration === undefined ? error : new ToldError({ text: 'laterRelease', values: { migration } });
    }
    if (Date.now() > end) throw new ToldError({ text: 'tablesInUse' });
    await pause(pauseMilliseconds);
  }
}

/** Throws unless every migration of this release has run, and none of a later release. */
export async function expectMigrated(database: Kysely<Tables>): Promise<void> {
  const known = await migratorOf(database, migrations).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) throw new ToldError({ text: 'notMigrated' });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  const later = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (later !== undefined) throw new ToldError({ text: 'laterRelease', values: { migration: later.name } });
}

/** The first migration of a run locks the tables. */
function migratorOf(database: Kysely<Tables>, known: Migrations): Migrator {
  let isLocked = false;
  const running = (statements: readonly string[]): Migration => ({
    up: async (scoped) => {
      if (!isLocked) await lockTables(scoped);
      isLocked = true;
      for (const statement of statements) await sql.raw(statement).execute(scoped);
    },
  });
  const all = Object.entries(known).map(([name, statements]) => [name, running(statements)]);
  return new Migrator({ db: database, provider: { getMigrations: async () => Object.fromEntries(all) } });
}

/** Shorter than PostgreSQL's wait before it looks for a deadlock, so that a migration gives way to others. */
const lockMilliseconds = 500;

/**
 * Locks every table of the role in a transaction that changes some of them. Processes of the earlier release continue
 * at the same time, and lock tables in their own order. Ends with `lock_not_available` if a process keeps a table for
 * too long.
 */
export async function lockTables(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`do $$
    declare
      names text;
    begin
      select string_agg(oid::regclass::text, ', ' order by oid) into names from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_get_userbyid(relowner) = current_user;
      perform set_config('lock_timeout', '${lockMilliseconds}', true);
      execute coalesce('lock table ' || names || ' in access exclusive mode', '');
      perform set_config('lock_timeout', '0', true);
    end $$`)
    .execute(database);
}
