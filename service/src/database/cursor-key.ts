import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The key for the cursors of lists, the same for every process on a database. */
export async function readCursorKey(database: Kysely<Tables>): Promise<Uint8Array> {
  const { rows } = await sql<{ key: string }>`select key from cursor_key`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The database has no key for cursors.');
  return Buffer.from(row.key, 'hex');
}
