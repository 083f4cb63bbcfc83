import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { type Opened, openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { type Ask, asker } from '../support/asking.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { makePostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { invoice } from '../support/requests.ts';

const connections = 4;

/** Changes a setting of a whole server, so it has one of its own, where the other tests use a server too. */
describe.skipIf(process.env.DATABASE_URL === undefined)('A synchronous standby that does not answer', () => {
  let server: PostgresServer | undefined;
  let administrator: pg.Client;
  let database: TestDatabase;
  let opened: Opened;
  let ask: Ask;

  beforeAll(async () => {
    server = await makePostgresServer();
    if (server === undefined) return;
    administrator = new pg.Client({ connectionString: server.url });
    await administrator.connect();
    database = await createDatabase(server.url);
    const settings = readSettings({
      DATABASE_URL: database.url,
      DATABASE_CONNECTIONS: String(connections),
      DATABASE_TIMEOUT_SECONDS: '1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_REQUESTS: '100000',
    });
    opened = await openService(settings);
    ask = asker(createApp(opened.service), (await newCaller(opened.service)).apiKey);
  });
  afterAll(async () => {
    await opened?.close();
    await administrator?.end();
    await server?.remove();
  });

  async function waitForStandby(name: string): Promise<void> {
    await administrator.query(`alter system set synchronous_standby_names = '${name}'`);
    await administrator.query('select pg_reload_conf()');
  }

  const create = (number: string) =>
    ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, invoiceNumber: number },
      headers: { 'idempotency-key': number },
    });
  const numbers = Array.from({ length: 2 * connections }, (_, index) => `S-${index}`);

  test('leads to 502 for changes alone, and leaves no more connections behind than a pool has', async (context) => {
    if (server === undefined) return context.skip('PostgreSQL is not installed');
    await waitForStandby('nobody');
    for (let round = 0; round < 3; round += 1) {
      const refused = Promise.all(numbers.map(create));
      for (let list = 0; list < 5; list += 1) expect((await ask('/v1/invoices')).status).toBe(200);
      for (const { status, headers } of await refused)
        expect([status, headers.get('retry-after')]).toEqual([502, '5']);
    }
    const { rows } = await administrator.query<{ count: string }>(
      'select count(*) from pg_stat_activity where datname = $1',
      [database.name],
    );
    expect(Number(rows[0]?.count)).toBeLessThanOrEqual(2 * connections + 2);
    await waitForStandby('');
    await expect.poll(async () => (await create('afterwards')).status).toBe(201);
    for (const number of numbers) expect((await create(number)).status).toBe(201);
    const { items } = (await ask('/v1/invoices?limit=200')).body;
    expect(items).toHaveLength(numbers.length + 1);
  });
});
