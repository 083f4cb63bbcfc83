import { type Kysely, sql } from 'kysely';
import { ToldError } from '../texts/service-text.ts';
import type { Tables } from './tables.ts';

/** Purpose of a database. Each environment has its own database and keys. */
export type Environment = 'production' | 'sandbox';

/**
 * Assigns a new database to an environment; throws if it belongs to the other one. Otherwise a sandbox with the
 * production database would mark its documents as Sent although they were not sent.
 */
export async function takeDatabase(database: Kysely<Tables>, environment: Environment): Promise<void> {
  await sql`insert into environment values (1, ${environment}) on conflict do nothing`.execute(database);
  const { rows } = await sql<{ name: Environment }>`select name from environment`.execute(database);
  const owner = rows[0]?.name;
  if (owner === environment) return;
  throw new ToldError({ text: 'otherEnvironment', values: { owner: owner ?? '', environment } });
}

/** The key for the cursors of lists, the same for every process on a database. */
export async function readCursorKey(database: Kysely<Tables>): Promise<Uint8Array> {
  const { rows } = await sql<{ key: string }>`select key from cursor_key`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The database has no key for cursors.');
  return Buffer.from(row.key, 'hex');
}
