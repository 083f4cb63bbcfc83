import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { sweep } from '../../src/operate/background.ts';
import type { Service } from '../../src/service.ts';
import { type Ask, asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;
/** The service two minutes later. */
let later: Service;

beforeEach(async () => {
  opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
  const { service } = opened;
  later = { ...service, clock: { now: () => new Date(service.clock.now().getTime() + 120_000) } };
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  const target = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.submitted'] };
  await ask('/v1/webhooks', { method: 'POST', body: target });
  for (let count = 0; count < 3; count += 1) {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  }
});
afterEach(() => opened.close());

const jobs = { submission: 3, webhook: 3 };

test('Work that waits long in the queue is not put into it again, however often it is looked for', async () => {
  expect(await opened.service.queue.sizes()).toEqual(jobs);
  for (let round = 0; round < 3; round += 1) await sweep(later, 60);
  expect(await opened.service.queue.sizes()).toEqual(jobs);
});

test('Work whose job is lost is put into the queue once', async () => {
  await acrossCompanies(opened.service.database, (scoped) =>
    sql`delete from pgboss.job where name = 'webhook' or data ->> 'submissionId' in
      (select id from submissions order by id limit 2)`.execute(scoped),
  );
  expect(await opened.service.queue.sizes()).toEqual({ submission: 1, webhook: 0 });
  for (let round = 0; round < 3; round += 1) await sweep(later, 60);
  expect(await opened.service.queue.sizes()).toEqual(jobs);
  await opened.drain();
  expect((await ask('/v1/invoices?status=Sent')).body.items).toHaveLength(3);
});

test('Work whose process was killed with it is put into the queue when its lease ends', async () => {
  await acrossCompanies(opened.service.database, (scoped) =>
    sql`update pgboss.job set state = 'active', started_on = now() where name = 'submission'`.execute(scoped),
  );
  await sweep(later, 60);
  await opened.drain();
  expect((await ask('/v1/invoices?status=Sent')).body.items).toHaveLength(3);
});
