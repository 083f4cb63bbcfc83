import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
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
    accessPoint = createServer((request, response) => {
      asked += 1;
      const isFirst = asked === 1;
      request.resume();
      request.on('end', () => {
        if (!isFirst) response.end(JSON.stringify({ overallSuccess: true, as4MessageId: 'x' }));
      });
    });
    await new Promise<void>((resolve) => accessPoint.listen(0, '127.0.0.1', resolve));
    database = await createDatabase(server);
    environment = {
      DATABASE_URL: database.url,
      DELIVERY: 'phase4',
      PHASE4_URL: `http://127.0.0.1:${(accessPoint.address() as AddressInfo).port}`,
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

  test('leaves it to another, which takes it at once', async () => {
    const first = await start();
    const created = await first.ask('/v1/invoices', {
      method: 'POST',
      body: JSON.stringify(invoiceTo('0235:1000000111')),
    });
    const { id } = (await created.json()) as { readonly id: string };
    await first.ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await expect.poll(() => asked).toBe(1);
    await first.process.kill('SIGKILL');
    const second = await start();
    const status = async () => (await (await second.ask(`/v1/invoices/${id}`)).json()).status;
    await expect.poll(status, { timeout: 20_000 }).toBe('Sent');
  });
});
