import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { removeAged } from '../../src/lifecycle/retention.ts';
import { type Ask, asker, submitNew } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;
let status = 200;
let now = new Date('2026-11-21T08:00:00Z');

beforeEach(async () => {
  status = 200;
  opened = await openTestService({
    replaced: { clock: { now: () => now }, sendWebhook: async () => status },
  });
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  const target = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.submitted'] };
  await ask('/v1/webhooks', { method: 'POST', body: target });
  for (let count = 0; count < 3; count += 1) {
    await submitNew(ask, { ...invoice, uuid: randomUUID() });
  }
});
afterEach(() => opened.close());

test('Work that waits is counted once, however often it is looked for', async () => {
  const { queue } = opened.service;
  expect(await queue.sizes()).toEqual({ submission: 3, webhook: 0, mail: 0 });
  await removeAged(opened.service);
  expect(await queue.sizes()).toEqual({ submission: 3, webhook: 0, mail: 0 });
  await opened.drain();
  expect(await queue.sizes()).toEqual({ submission: 0, webhook: 0, mail: 0 });
});

test('A later try is known to pg-boss, which wakes whoever is to make it at its time', async () => {
  const { database } = opened.service;
  status = 500;
  await opened.drain();
  const { rows } = await acrossCompanies(database, (scoped) =>
    sql<{ messages: number }>`
      select count(*)::integer as messages from webhook_deliveries where exists (select from pgboss.job
        where name = 'webhooks-due' and state = 'created' and start_after between run_at and run_at + interval '1 second')`.execute(
      scoped,
    ),
  );
  expect(rows).toEqual([{ messages: 3 }]);
});

test('Work of which no job tells any more is found by whoever starts', async () => {
  const { queue, database } = opened.service;
  await acrossCompanies(database, (scoped) => sql`delete from pgboss.job`.execute(scoped));
  await queue.work(jobHandlers(opened.service));
  await expect.poll(async () => (await queue.sizes()).submission).toBe(0);
});

test('Work whose process was killed with it is done when its lease ends', async () => {
  const { service } = opened;
  const leased = new Date(service.clock.now().getTime() + 60_000);
  await acrossCompanies(service.database, (scoped) =>
    scoped.updateTable('submissions').set({ leased_until: leased }).execute(),
  );
  await opened.drain();
  expect((await ask('/v1/invoices?status=Sent')).body.items).toEqual([]);
  now = new Date(now.getTime() + 120_000);
  await opened.drain();
  expect((await ask('/v1/invoices?status=Sent')).body.items).toHaveLength(3);
});
