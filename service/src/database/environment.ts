import { type Kysely, sql } from 'kysely';
import { ToldError } from '../texts/told-error.ts';
import type { Tables } from './tables.ts';

/** Purpose of a database; each environment has its own, and its own keys. */
export type Environment = 'production' | 'sandbox';

/**
 * Takes a new database for an environment; throws if it belongs to the other. Otherwise a sandbox that is given
 * the database of production would tell its documents Sent, and nobody would have sent them.
 */
export async function takeDatabase(database: Kysely<Tables>, environment: Environment): Promise<void> {
  await sql`insert into environment values (1, ${environment}) on conflict do nothing`.execute(database);
  const { rows } = await sql<{ name: Environment }>`select name from environment`.execute(database);
  const owner = rows[0]?.name;
  if (owner === environment) return;
  throw new ToldError({ text: 'otherEnvironment', values: { owner: owner ?? '', environment } });
}
