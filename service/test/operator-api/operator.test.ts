import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { allItems, asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

const opened = await openTestService({
  // A database that takes its time to say that it is there.
  onStatement: (text) => (text === 'select 1' ? delay(50) : undefined),
});
const operator = asker(opened.app, await opened.operatorKey());
afterAll(() => opened.close());

describe('The operator', () => {
  test('finds a company by another spelling of its name', async () => {
    await opened.company({ name: 'واحة الاستشارات' });
    const text = encodeURIComponent('الإستشارات');
    expect(await allItems(operator, `/v1/operator/companies?text=${text}`)).toHaveLength(1);
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
    const path = '/v1/operator/companies/operator/keys';
    const key = { name: 'ERP', scopes: ['items:read'] };
    for (const asked of [{}, { method: 'POST', body: key }])
      expect((await operator(path, asked)).status).toBe(404);
    expect((await operator('/v1/whoami')).status).toBe(200);
  });
});
