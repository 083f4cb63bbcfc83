import { expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { openTestService } from '../support/service.ts';

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
