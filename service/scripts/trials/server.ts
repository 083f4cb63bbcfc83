import pg from 'pg';
import { makePostgresServer } from '../../test/support/postgres-server.ts';

/** A separate PostgreSQL server, which a trial needs. */
export async function newServer(...made: Parameters<typeof makePostgresServer>) {
  const server = await makePostgresServer(...made);
  if (server === undefined) throw new Error('PostgreSQL is not installed.');
  return server;
}

/** A connection to a database that can read the rows of all companies. */
export async function openAcrossCompanies(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("select set_config('app.company', '*', false)");
  return client;
}
