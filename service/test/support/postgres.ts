import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database on the server of DATABASE_URL; row level security holds for the role that owns it. */
export interface TestDatabase {
  readonly url: string;
  readonly name: string;
  readonly drop: () => Promise<void>;
}

const role = 'pint_ae_service_test';

/** Creates an empty one, or a copy of another, which is faster than making its tables. */
export async function createDatabase(serverUrl: string, copied?: string): Promise<TestDatabase> {
  const name = `pint_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    await client.query(`do $$ begin
      create role ${role} login password '${role}';
      exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(
      `create database ${name} owner ${role} ${copied === undefined ? '' : `template ${copied}`}`,
    );
  });
  const url = new URL(serverUrl);
  url.username = role;
  url.password = role;
  url.pathname = `/${name}`;
  const drop = () =>
    onServer(serverUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: url.href, name, drop };
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
