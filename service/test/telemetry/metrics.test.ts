import { expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { openTestService } from '../support/service.ts';

test('Every request is measured: documents that arrive, the library, and what is no operation', async () => {
  const { app, key, company, close } = await openTestService();
  const headers = { 'x-api-key': await key(await company()) };
  await app.request('/inbound', { method: 'POST' });
  await app.request('/v1/rules', { headers });
  await app.request('/v1/nothing', { headers });
  await app.request('/v1/invoices', { method: 'PATCH', headers });
  const text = await (await app.request('/metrics')).text();
  for (const [operation, status] of [
    ['receive', 401],
    ['library', 200],
    ['none', 404],
    ['none', 405],
  ])
    expect(text).toContain(
      `pint_ae_service_request_seconds_count{operation="${operation}",status="${status}"} 1`,
    );
  await close();
});

test('The metrics are there while the database is not, without the queues that only it knows', async () => {
  const { service, close } = await openTestService();
  let isGone = false;
  const sizes = () => (isGone ? Promise.reject(new Error('gone')) : service.queue.sizes());
  const app = createApp({ ...service, queue: { ...service.queue, sizes } });
  await app.request('/v1/whoami');
  expect(await (await app.request('/metrics')).text()).toContain(
    'pint_ae_service_queue_jobs{queue="submission"} 0',
  );
  isGone = true;
  const answer = await app.request('/metrics');
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('pint_ae_service_request_seconds_count{operation="whoAmI",status="401"} 1');
  expect(text).not.toContain('pint_ae_service_queue_jobs{');
  await close();
});
