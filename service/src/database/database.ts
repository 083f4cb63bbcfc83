import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import type { ConnectionPool } from './connection-pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** A transaction that sees the rows of one company, or of all. */
export type Scoped = Transaction<Tables>;

export function databaseOn(pool: ConnectionPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
}

/** Runs work in a transaction that row level security restricts to the rows of a company. */
export function forCompany<Result>(
  database: Database,
  companyId: string,
  work: (scoped: Scoped) => Promise<Result>,
): Promise<Result> {
  return scopedTo(database, companyId, work);
}

/**
 * Runs work in a transaction that sees all companies: for finding the owner of a key, for the queue and the
 * command line.
 */
export function acrossCompanies<Result>(
  database: Database,
  work: (scoped: Scoped) => Promise<Result>,
): Promise<Result> {
  return scopedTo(database, '*', work);
}

async function scopedTo<Result>(
  database: Database,
  scope: string,
  work: (scoped: Scoped) => Promise<Result>,
): Promise<Result> {
  const { result, follow } = await database.transaction().execute(async (scoped) => {
    await sql`select set_config('app.company', ${scope}, true)`.execute(scoped);
    return { result: await work(scoped), follow: following.get(scoped) ?? [] };
  });
  for (const each of follow) each();
  return result;
}

const following = new WeakMap<Scoped, (() => void)[]>();

/** Does something once a transaction has been committed; nothing if it is rolled back. */
export function afterCommit(scoped: Scoped, follow: () => void): void {
  following.set(scoped, [...(following.get(scoped) ?? []), follow]);
}
