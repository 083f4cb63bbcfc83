import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment, DeliveryOutcome } from '../../src/access-points/delivery.ts';
import { allItems, asker, submitNew } from '../support/asking.ts';
import { statusAbout } from '../support/message-status.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

let now = new Date('2026-11-28T06:00:00Z');
let sent: Consignment[] = [];
let meet: () => DeliveryOutcome | undefined = () => undefined;
beforeEach(() => {
  sent = [];
  meet = () => undefined;
});

const list = '/v1/operator/unanswered';
const unanswered = () => allItems(operator, `${list}?limit=1`);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const resend = (id: string) => operator(`${list}/${id}/resend`, { method: 'POST' });

let numbers = 0;
async function submitted(): Promise<string> {
  numbers += 1;
  const body = { ...invoice, invoiceNumber: `U-${numbers}` };
  const id = await submitNew(company, body);
  await opened.drain();
  return id;
}

function sentOf(message: Consignment['message']): Consignment {
  const found = sent.find((consignment) => consignment.message === message);
  if (found === undefined) throw new Error(`No ${message} was sent.`);
  return found;
}

/** Brings the status that answers a message. */
const answer = (consignment: Consignment) => opened.bring(statusAbout(consignment));

const opened = await openTestService({
  replaced: {
    clock: { now: () => now },
    delivery: takingDelivery((consignment) => {
      sent.push(consignment);
      return meet();
    }),
  },
  delivery: { resendAfterSeconds: 3600 },
});
const company = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
const operator = asker(opened.app, await opened.operatorKey());
afterAll(() => opened.close());

describe('A message that was sent and never answered', () => {
  test('is measured with the age of the oldest', async () => {
    await submitted();
    later(120);
    const metrics = await (await opened.app.request('/metrics')).text();
    expect(metrics).toContain('pint_ae_service_unanswered_oldest_seconds{message="report"} 120\n');
    for (const message of ['document', 'report'] as const) await answer(sentOf(message));
  });

  test('is not handed over again before the time that is set, counted from each time', async () => {
    await submitted();
    await answer(sentOf('document'));
    const report = sentOf('report');
    later(3599);
    const early = await resend(report.instanceId);
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('3600')]);
    later(1);
    expect((await resend(report.instanceId)).status).toBe(200);
    await opened.drain();
    expect((await resend(report.instanceId)).status).toBe(409);
    await answer(report);
  });

  test.each([
    ['is refused as a repetition', { outcome: 'refused', reason: { text: 'receiverNotRegistered' } }],
    ['cannot be handed over', { outcome: 'unavailable', reason: { text: 'receiverSilent' } }],
  ] as const)('stays sent if it %s', async (_, met) => {
    const id = await submitted();
    const document = sentOf('document');
    await answer(sentOf('report'));
    later(3600);
    meet = () => met;
    expect((await resend(document.instanceId)).status).toBe(200);
    await opened.drain();
    const { status, exchange } = (await company(`/v1/invoices/${id}`)).body;
    expect([status, exchange.status]).toEqual(['Sent', 'sent']);
    expect((await unanswered()).map(({ id: instance }) => instance)).toEqual([document.instanceId]);
    expect((await operator('/v1/operator/dead-letters')).body.items).toEqual([]);
    meet = () => undefined;
    await answer(document);
  });

  test('that is answered while it is handed over again is answered', async () => {
    const id = await submitted();
    await answer(sentOf('report'));
    const document = sentOf('document');
    later(3600);
    await resend(document.instanceId);
    await answer(document);
    await opened.drain();
    expect((await company(`/v1/invoices/${id}`)).body.exchange.status).toBe('delivered');
    expect(await unanswered()).toEqual([]);
  });
});
