import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { allItems, asker } from '../support/asking.ts';
import { invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const run = (...words: string[]) => administer(opened.service, words);
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

  test('has keys of its own that nobody replaces or revokes over HTTP', async () => {
    const { id } = (await operator('/v1/whoami')).body.key;
    for (const verb of ['revoke', 'rotate'])
      expect((await operator(`/v1/operator/keys/${id}/${verb}`, { method: 'POST', body: {} })).status).toBe(
        404,
      );
    const path = `${companies}/operator/keys`;
    const key = { name: 'ERP', scopes: ['items:read'] };
    for (const asked of [{}, { method: 'POST', body: key }])
      expect((await operator(path, asked)).status).toBe(404);
    expect((await operator('/v1/whoami')).status).toBe(200);
  });
});
