import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker, submitNew } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

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
  expect(text).not.toMatch(/^pint_ae_service_(?:queue_jobs|queue_oldest_seconds|dead_letters)[ {]/m);
  await close();
});

test('The metrics say how far the work is behind, what was given up, and how the process is', async () => {
  const { service, app, key, company, drain, close } = await openTestService({
    delivery: { attempts: 1 },
    replaced: {
      delivery: takingDelivery(() => ({
        outcome: 'unavailable',
        reason: { text: 'noAnswer', values: { words: 'x' } },
      })),
    },
  });
  const ask = asker(app, await key(await company({ participantId: sellerId })));
  const submit = async () => {
    await submitNew(ask, invoice);
  };
  const measured = async () => (await app.request('/metrics')).text();
  await submit();
  await drain();
  await submit();
  await acrossCompanies(service.database, (scoped) =>
    sql`update submissions set run_at = now() - interval '90 seconds' where state = 'open'`.execute(scoped),
  );
  const text = await measured();
  expect(text).toContain('pint_ae_service_dead_letters{message="document"} 1\n');
  expect(text).toContain('pint_ae_service_dead_letters{message="report"} 0\n');
  expect(text).toContain('pint_ae_service_messages_waiting{message="document"} 1\n');
  expect(Number(/oldest_seconds\{queue="submission"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  expect(text).toContain('pint_ae_service_queue_oldest_seconds{queue="webhook"} 0\n');
  expect(text).toMatch(/pint_ae_service_memory_bytes\{kind="resident"\} \d{7,}/);
  expect(text).toMatch(/pint_ae_service_event_loop_utilization (?:0|1|0\.\d+)/);
  expect(text.includes('pint_ae_service_connections{state="used"}')).toBe(
    service.settings.databaseUrl !== undefined,
  );
  await close();
});

test('A report that the tax authority rejected counts as given up, as a report', async () => {
  const { app, key, company, drain, close } = await openTestService();
  const ask = asker(app, await key(await company({ participantId: sellerId })));
  const body = { ...invoice, invoiceNumber: 'M-TDD-RE' };
  await submitNew(ask, body);
  await drain();
  const text = await (await app.request('/metrics')).text();
  expect(text.match(/^pint_ae_service_dead_letters.*$/gm)).toEqual([
    'pint_ae_service_dead_letters{message="document"} 0',
    'pint_ae_service_dead_letters{message="report"} 1',
    'pint_ae_service_dead_letters{message="withdrawal"} 0',
    'pint_ae_service_dead_letters{message="status"} 0',
  ]);
  await close();
});
