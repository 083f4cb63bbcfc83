import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase } from '../support/postgres.ts';
import { makePostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { invoice } from '../support/requests.ts';

const goneSeconds = Number(process.env.GONE_SECONDS ?? '2');
const clients = 3;
/** Documents that a client creates before, and after, the server goes down. */
const documentsEach = 5;
const patienceMilliseconds = 120_000;

/** Stops a server of its own, so it runs only where the other tests use a server too. */
describe.skipIf(process.env.DATABASE_URL === undefined)(
  `PostgreSQL that is stopped for ${goneSeconds} s`,
  () => {
    let server: PostgresServer | undefined;
    let running: ServiceProcess;
    let address: string;
    let apiKey: string;

    beforeAll(async () => {
      server = await makePostgresServer();
      if (server === undefined) return;
      const { url } = await createDatabase(server.url);
      const environment = {
        DATABASE_URL: url,
        RATE_LIMIT_REQUESTS: '100000',
        DELIVERY_TIMEOUT_SECONDS: '5',
      };
      const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
      apiKey = (await newCaller(service)).apiKey;
      await close();
      running = startProcess(environment);
      address = (await running.address) ?? '';
    });
    afterAll(async () => {
      await running?.kill('SIGTERM');
      await server?.remove();
    });

    async function ask(path: string, method = 'GET', key = '', body?: object) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    }

    const met = new Set<number>();

    /**
     * Repeats a request with one key until it gets the wanted status; the statuses before that are collected.
     */
    async function insist(status: number, ...asked: Parameters<typeof ask>) {
      const end = Date.now() + patienceMilliseconds;
      for (;;) {
        const answer = await ask(...asked);
        if (answer.status === status) return answer.body;
        met.add(answer.status);
        if (Date.now() > end) throw new Error(`${asked[1]} ${asked[0]} is answered with ${answer.status}.`);
        await pause(50);
      }
    }

    const ids: string[] = [];

    async function send(number: string): Promise<void> {
      const document = { ...invoice, invoiceNumber: number };
      const { id } = await insist(201, '/v1/invoices', 'POST', `create ${number}`, document);
      ids.push(id);
      await insist(202, `/v1/invoices/${id}/submit`, 'POST', `submit ${number}`);
    }

    async function work(client: number, phase: string): Promise<void> {
      for (let document = 0; document < documentsEach; document += 1)
        await send(`${phase}-${client}-${document}`);
    }

    const workOfAll = (phase: string) =>
      Promise.all(Array.from({ length: clients }, (_, client) => work(client, phase)));

    test('leads to 502 and comes back by itself; nothing accepted is lost, doubled or stuck', async (context) => {
      if (server === undefined) return context.skip('PostgreSQL is not installed');
      await workOfAll('before');
      const working = workOfAll('during');
      await server.stop();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(503);
      await pause(goneSeconds * 1000);
      await server.start();
      await working;
      await workOfAll('after');
      // The database is gone, or the previous try still counts as in progress.
      expect([...met].filter((status) => status !== 502 && status !== 409)).toEqual([]);
      expect(met).toContain(502);
      const { items } = await insist(200, '/v1/invoices?limit=200');
      expect(items).toHaveLength(3 * clients * documentsEach);
      expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
      const end = Date.now() + patienceMilliseconds;
      const pending = async () => (await insist(200, '/v1/invoices?status=Pending')).items.length;
      while ((await pending()) > 0 && Date.now() < end) await pause(200);
      for (const { id, status } of (await insist(200, '/v1/invoices?limit=200')).items)
        expect(status, id).toBe('Sent');
    }, 600_000);
  },
);
