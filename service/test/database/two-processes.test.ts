import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { revokeKey } from '../../src/keys/keys.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { type Opened, openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { asker } from '../support/asking.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { invoice } from '../support/requests.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

const server = process.env.DATABASE_URL;
const requestsAMinute = 60;

/**
 * Two services on one database, like two processes behind a load balancer. Only a database server can be
 * shared.
 */
describe.skipIf(server === undefined)('Two services on one PostgreSQL', () => {
  let database: TestDatabase;
  let both: readonly Opened[];
  let apiKey: string;
  let keyId: string;
  const delivered: string[] = [];

  beforeAll(async () => {
    database = await createDatabase(server ?? '');
    const base = readSettings({
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_REQUESTS: String(requestsAMinute),
    });
    const delivery = takingDelivery(({ instanceId }) => void delivered.push(instanceId));
    // Both open a database without tables at the same moment: the migrations run once.
    both = await Promise.all([
      openService(base, { replaced: { delivery } }),
      openService(base, { replaced: { delivery } }),
    ]);
    const { service } = both[0] as Opened;
    const created = await newCaller(service);
    apiKey = created.apiKey;
    keyId = created.id;
  });
  afterAll(async () => {
    await Promise.all(both.map(({ close }) => close()));
    await database.drop();
  });

  const asks = () => both.map(({ service }) => asker(createApp(service), apiKey));

  test('create one document from two equal requests at the same instant', async () => {
    const headers = { 'idempotency-key': 'the same' };
    const answers = await Promise.all(
      asks().map((ask) => ask('/v1/invoices', { method: 'POST', body: invoice, headers })),
    );
    for (const { status, text } of answers) expect([status, text]).toEqual([201, answers[0]?.text]);
    const [ask] = asks();
    expect((await ask?.('/v1/invoices'))?.body.items).toHaveLength(1);
  });

  test('share the work, and deliver every document once', async () => {
    const [first, second] = asks();
    const ids: string[] = [];
    for (let document = 0; document < 10; document += 1) {
      const body = { ...invoice, invoiceNumber: `T-${document}` };
      const { id } = (await first?.('/v1/invoices', { method: 'POST', body }))?.body ?? {};
      await second?.(`/v1/invoices/${id}/submit`, { method: 'POST' });
      ids.push(id);
    }
    await Promise.all(both.map(({ service }) => service.queue.drain(jobHandlers(service))));
    // Each document travels once, and its report to the authority once, each under its own identifier.
    expect(delivered).toHaveLength(2 * ids.length);
    expect(new Set(delivered).size).toBe(delivered.length);
    for (const id of ids) expect((await first?.(`/v1/invoices/${id}`))?.body.status).toBe('Sent');
  });

  test('share the limit of requests, and refuse a revoked key at once', async () => {
    const statuses: number[] = [];
    // A new minute may begin in between.
    for (let request = 0; request <= 2 * requestsAMinute; request += 1) {
      const ask = asks()[request % 2];
      statuses.push((await ask?.('/v1/whoami'))?.status ?? 0);
    }
    expect(statuses).toContain(429);
    const { service } = both[0] as Opened;
    await acrossCompanies(service.database, (scoped) => revokeKey(scoped, keyId, service.clock));
    for (const ask of asks()) expect((await ask('/v1/whoami')).status).toBe(401);
  });
});
