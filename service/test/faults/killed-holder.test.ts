import { createServer, type Server } from 'node:http';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { listening } from '../support/listening.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { invoiceTo } from '../support/requests.ts';

const server = process.env.DATABASE_URL ?? '';

describe.skipIf(server === '')('A process that is killed while the access point has its document', () => {
  /** Hands over everything but the first document, which it never answers. */
  let accessPoint: Server;
  let asked = 0;
  let database: TestDatabase;
  const started: ServiceProcess[] = [];
  let environment: Record<string, string>;
  let apiKey: string;

  beforeEach(async () => {
    asked = 0;
    accessPoint = createServer((request, response) => {
      asked += 1;
      const isFirst = asked === 1;
      request.resume();
      request.on('end', () => {
        if (!isFirst) response.end(JSON.stringify({ overallSuccess: true, as4MessageId: 'x' }));
      });
    });
    database = await createDatabase(server);
    environment = {
      DATABASE_URL: database.url,
      DELIVERY: 'phase4',
      PHASE4_URL: await listening(accessPoint),
      PHASE4_TOKEN: 'token',
      DELIVERY_TIMEOUT_SECONDS: '120',
    };
    const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
    apiKey = (await newCaller(service)).apiKey;
    await close();
  });
  afterEach(async () => {
    await Promise.all(started.map((each) => each.kill('SIGKILL')));
    accessPoint.closeAllConnections();
    accessPoint.close();
    await database.drop();
  });

  async function start(): Promise<{ process: ServiceProcess; ask: typeof fetch }> {
    const process = startProcess(environment);
    started.push(process);
    const address = await process.address;
    const ask: typeof fetch = (path, init) => {
      const headers = {
        'x-api-key': apiKey,
        'content-type': 'application/json',
        'idempotency-key': `${path}`,
      };
      return fetch(`${address}${path}`, { ...init, headers });
    };
    return { process, ask };
  }

  /** Submits a document, which the access point has then. */
  async function submit({ ask }: Awaited<ReturnType<typeof start>>): Promise<string> {
    const created = await ask('/v1/invoices', {
      method: 'POST',
      body: JSON.stringify(invoiceTo('0235:1000000111')),
    });
    const { id } = (await created.json()) as { readonly id: string };
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await expect.poll(() => asked).toBe(1);
    return id;
  }

  test('leaves it to another, which takes it at once', async () => {
    const first = await start();
    const id = await submit(first);
    await first.process.kill('SIGKILL');
    const second = await start();
    const status = async () => (await (await second.ask(`/v1/invoices/${id}`)).json()).status;
    await expect.poll(status, { timeout: 20_000 }).toBe('Sent');
  });

  test('keeps it if only the connection ends that says it is there: it makes another', async () => {
    await submit(await start());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const heldBy = async (): Promise<number | undefined> => {
      const { rows } = await client.query(
        "select leased_by from submissions where state = 'open' and exists (select from pg_stat_get_activity(leased_by))",
      );
      return rows[0]?.leased_by;
    };
    await client.query("select set_config('app.company', '*', false)");
    const before = await heldBy();
    expect(before).toBeDefined();
    // Whatever table has leases: deliveries, events and mails alike.
    await client.query('create table leased_later (leased_by integer)');
    await client.query('insert into leased_later values ($1)', [before]);
    await client.query('select pg_terminate_backend($1)', [before]);
    await expect.poll(async () => (await heldBy()) ?? before).not.toBe(before);
    const later = async () => (await client.query('select leased_by from leased_later')).rows;
    await expect.poll(later).toEqual([{ leased_by: await heldBy() }]);
    await client.end();
  });
});
