import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { DeliveryOutcome } from '../../src/access-points/delivery.ts';
import { processSubmissions } from '../../src/deliver/process-submission.ts';
import { asker, submitNew } from '../support/asking.ts';
import { invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

const start = new Date('2026-11-21T08:00:00Z');
const hour = 3_600_000;
let now = start;
let during: () => Promise<void> = async () => {};
const delivered: string[] = [];
let outcome: DeliveryOutcome | undefined;

const delivery = takingDelivery(async ({ instanceId }) => {
  delivered.push(instanceId);
  await during();
  return outcome;
});

async function submitted(body: object = invoice): Promise<string> {
  const id = await submitNew(ask, { ...body, uuid: randomUUID() });
  return id;
}

const statusOf = async (id: string) => (await ask(`/v1/invoices/${id}`)).body.status;

const opened = await openTestService({
  replaced: { clock: { now: () => now }, delivery },
  delivery: { retrySeconds: 600 },
});
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(() => opened.close());

describe('A clock that jumps', () => {
  test.each([-hour, hour])(
    'by %i ms during a delivery leaves no document stuck and changes it once',
    async (by) => {
      now = start;
      const id = await submitted();
      during = async () => {
        now = new Date(now.getTime() + by);
      };
      await opened.drain();
      during = async () => {};
      expect(await statusOf(id)).toBe('Sent');
      const { body } = await ask(`/v1/invoices/${id}/history`);
      expect(body.items).toHaveLength(3);
    },
  );

  test('back before a submission is due delays it by no more than the jump', async () => {
    now = start;
    const id = await submitted();
    now = new Date(start.getTime() - hour);
    await opened.drain();
    expect(await statusOf(id)).toBe('Sent');
  });

  test.each([-10_000 * hour, 10_000 * hour])(
    'and differs from that of the database by %i ms still makes the next try wait',
    async (by) => {
      now = new Date(Date.now() + by);
      const id = await submitted();
      const before = delivered.length;
      outcome = { outcome: 'unavailable', reason: { text: 'receiverSilent' } };
      await opened.drain();
      outcome = undefined;
      expect(delivered.length - before).toBe(1);
      expect(await statusOf(id)).toBe('Pending');
    },
  );

  test('forward past a lease allows another try under the same identifier, and one of them counts', async () => {
    now = start;
    // To a receiver that has never failed.
    const id = await submitted(invoiceTo('0235:1999999996'));
    const before = delivered.length;
    const { rows } = await opened.service.database.transaction().execute(async (scoped) => {
      const { sql } = await import('kysely');
      await sql`select set_config('app.company', '*', true)`.execute(scoped);
      return sql<{ id: string; company_id: string }>`
        select id, company_id from submissions where document_id = ${id} order by message`.execute(scoped);
    });
    const [submission, report] = rows;
    const job = { companyId: submission?.company_id ?? '', submissionId: submission?.id ?? '' };
    let isFirst = true;
    during = async () => {
      if (!isFirst) return;
      isFirst = false;
      now = new Date(now.getTime() + hour);
      await Promise.all(processSubmissions(opened.service, [job]));
    };
    await Promise.all(processSubmissions(opened.service, [job]));
    during = async () => {};
    // With the try that counts its report goes out.
    expect(delivered.slice(before)).toEqual([submission?.id, submission?.id, report?.id]);
    const { body } = await ask(`/v1/invoices/${id}/history`);
    expect(body.items.map(({ toStatus }: { toStatus: string }) => toStatus)).toEqual([
      'Draft',
      'Pending',
      'Sent',
    ]);
  });
});
