import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { insistingClient } from '../support/insisting.ts';
import { createDatabase } from '../support/postgres.ts';
import { makePostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';

const goneSeconds = Number(process.env.GONE_SECONDS ?? '2');
const clients = 3;
/** Documents that a client creates before, and after, the server goes down. */
const documentsEach = 5;

/** Stops a server of its own, so it runs only where the other tests use a server too. */
describe.skipIf(process.env.DATABASE_URL === undefined)(
  `PostgreSQL that is stopped for ${goneSeconds} s`,
  () => {
    let server: PostgresServer | undefined;
    let running: ServiceProcess;
    let address: string;
    let client: ReturnType<typeof insistingClient>;

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
      const { apiKey } = await newCaller(service);
      await close();
      running = startProcess(environment);
      address = (await running.address) ?? '';
      client = insistingClient(address, apiKey, (status) => met.add(status));
    });
    afterAll(async () => {
      await running?.kill('SIGTERM');
      await server?.remove();
    });

    const ids: string[] = [];
    const met = new Set<number>();

    async function work(number: number, phase: string): Promise<void> {
      for (let document = 0; document < documentsEach; document += 1)
        ids.push(await client.send(`${phase}-${number}-${document}`));
    }

    const workOfAll = (phase: string) =>
      Promise.all(Array.from({ length: clients }, (_, number) => work(number, phase)));

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
      const items = await client.listed();
      expect(items).toHaveLength(3 * clients * documentsEach);
      expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
      await client.expectAllSent();
    }, 600_000);
  },
);
