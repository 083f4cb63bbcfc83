import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { allItems, asker } from '../support/asking.ts';
import { buyerId, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const run = (...words: string[]) => administer(opened.service, words);
const post = (path: string) => operator(path, { method: 'POST' });
const companies = '/v1/operator/companies';

const opened = await openTestService({
  // A database that takes its time to say that it is there.
  onStatement: (text) => (text === 'select 1' ? delay(50) : undefined),
});
const companyId = await opened.company({ name: 'Falcon LLC', participantId: sellerId, monthlyQuota: 7 });
const company = asker(opened.app, await opened.key(companyId));
const { text } = await run('keys', 'create', '--operator', '--name', 'console');
const operator = asker(opened.app, text.split('\n')[1] ?? '');
afterAll(() => opened.close());

describe('The operator', () => {
  test('lists the companies with what they used of their quota, page by page, and finds one', async () => {
    const other = await opened.company({ name: 'واحة الاستشارات' });
    await company('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000404') });
    const all = await allItems(operator, `${companies}?limit=1`);
    expect(all.map(({ id }) => id)).toEqual([other, companyId]);
    expect(all[1]).toMatchObject({ name: 'Falcon LLC', status: 'active', monthlyQuota: 7 });
    expect(all[1].documentsThisMonth).toBeGreaterThan(0);
    expect(await allItems(operator, `${companies}?text=${encodeURIComponent('الإستشارات')}`)).toHaveLength(1);
    expect(await allItems(operator, `${companies}?status=closed`)).toEqual([]);
    expect((await operator(`${companies}/operator`)).status).toBe(404);
  });

  test('reads how much work waits, and how the service is', async () => {
    expect((await operator('/v1/operator/queues')).body.queues).toEqual([
      { name: 'submission', waiting: expect.any(Number), oldestSeconds: expect.any(Number) },
      { name: 'webhook', waiting: 0, oldestSeconds: 0 },
      { name: 'mail', waiting: 0, oldestSeconds: 0 },
    ]);
    const health = (await operator('/v1/operator/health')).body;
    expect(health).toMatchObject({ environment: 'sandbox', delivery: 'sandbox' });
    expect(health.databaseMilliseconds).toBeGreaterThanOrEqual(50);
  });
});

describe('A company that the operator creates', () => {
  const given = {
    name: 'Gulf Pearl LLC',
    participants: ['0235:1000000091', '0235:1000000092'],
    trns: ['100000009100003'],
    monthlyQuota: 1,
    handling: 'strict',
    numberGaps: true,
    scopes: ['invoices:write'],
  };
  const create = (body: object, headers = {}) => operator(companies, { method: 'POST', body, headers });

  test('has its participants, TRN and quota, and a key that is shown once and works', async () => {
    const key = { 'idempotency-key': 'new-company-1' };
    const { status, body, headers } = await create(given, key);
    expect(status).toBe(201);
    const { scopes: _, ...facts } = given;
    expect(body).toMatchObject({ ...facts, participantId: '0235:1000000091', status: 'active' });
    expect(headers.get('location')).toContain(`${companies}/${body.id}`);
    const own = asker(opened.app, body.apiKey);
    expect((await own('/v1/whoami')).body.key.scopes).toEqual(['invoices:write']);
    const again = await create(given, key);
    expect(again.body).toEqual({ ...body, apiKey: null });
    const rows = await acrossCompanies(opened.service.database, (scoped) =>
      scoped.selectFrom('idempotency_keys').select('body').execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(body.apiKey);
    expect((await own('/v1/invoices', { method: 'POST', body: invoiceTo(buyerId) })).status).toBe(422);
    const audit = (await run('audit', 'list', '--company', body.id)).text;
    expect(audit).toContain('"operation":"companies create"');
  });
});

describe('The whole life of a company', () => {
  test('has keys that are made, listed without their secrets, replaced and revoked', async () => {
    const path = `${companies}/${companyId}/keys`;
    const key = { name: 'ERP', scopes: ['items:read'] };
    const made = await operator(path, { method: 'POST', body: key });
    expect(made.status).toBe(201);
    const who = (apiKey: string) => asker(opened.app, apiKey)('/v1/whoami');
    expect((await who(made.body.apiKey)).body.key.scopes).toEqual(['items:read']);
    const listed = async () =>
      (await operator(path)).body.items.find((key: { id: string }) => key.id === made.body.id);
    expect(JSON.stringify(await listed())).not.toContain(made.body.apiKey);
    const keys = `/v1/operator/keys/${made.body.id}`;
    const rotated = await operator(`${keys}/rotate`, { method: 'POST', body: { overlapHours: 1 } });
    expect((await listed()).expiresAt).toBe(rotated.body.until);
    expect((await who(rotated.body.apiKey)).status).toBe(200);
    await post(`${keys}/revoke`);
    expect((await who(made.body.apiKey)).status).toBe(401);
    expect((await post(`${keys}/revoke`)).status).toBe(404);
    const own = (await operator('/v1/whoami')).body.key.id;
    for (const verb of ['revoke', 'rotate'])
      expect((await operator(`/v1/operator/keys/${own}/${verb}`, { method: 'POST', body: {} })).status).toBe(
        404,
      );
    expect((await operator(`${companies}/operator/keys`)).status).toBe(404);
    expect((await operator(`${companies}/operator/keys`, { method: 'POST', body: key })).status).toBe(404);
    expect((await operator('/v1/whoami')).body.key).toMatchObject({ id: own });
    expect((await run('keys', 'list', '--company', 'operator')).text.match(/\bconsole\b/g)).toHaveLength(1);
  });
});
