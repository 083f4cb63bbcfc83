import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment, DeliveryOutcome } from '../../src/access-points/delivery.ts';
import { administer } from '../../src/admin-commands/administer.ts';
import { allItems, asker, submitNew } from '../support/asking.ts';
import { statusAbout } from '../support/message-status.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

let now = new Date('2026-11-28T06:00:00Z');
let sent: Consignment[] = [];
let forgotten: string[] = [];
let meet: () => DeliveryOutcome | undefined = () => undefined;
beforeEach(() => {
  sent = [];
  forgotten = [];
  meet = () => undefined;
});

const list = '/v1/operator/unanswered';
const unanswered = (query = '') => allItems(operator, `${list}?limit=1${query}`);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const resend = (path: string, body?: object) => operator(`${list}${path}`, { method: 'POST', body });

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

const gauges = async () => {
  const text = await (await opened.app.request('/metrics')).text();
  return text.match(/^pint_ae_service_unanswered.*$/gm);
};

const opened = await openTestService({
  replaced: {
    clock: { now: () => now },
    delivery: {
      ...takingDelivery((consignment) => {
        sent.push(consignment);
        return meet();
      }),
      forgetReceipt: async (instanceId) => {
        forgotten.push(instanceId);
      },
    },
  },
  delivery: { resendAfterSeconds: 3600 },
});
const companyId = await opened.company({ participantId: sellerId });
const company = asker(opened.app, await opened.key(companyId));
const operator = asker(opened.app, await opened.operatorKey());
afterAll(() => opened.close());

describe('A message that was sent and never answered', () => {
  test('is counted with the age of the oldest, and listed over companies until its status comes', async () => {
    const id = await submitted();
    later(120);
    expect(await gauges()).toEqual([
      'pint_ae_service_unanswered{message="document"} 1',
      'pint_ae_service_unanswered{message="report"} 1',
      'pint_ae_service_unanswered{message="withdrawal"} 0',
      'pint_ae_service_unanswered_oldest_seconds{message="document"} 120',
      'pint_ae_service_unanswered_oldest_seconds{message="report"} 120',
      'pint_ae_service_unanswered_oldest_seconds{message="withdrawal"} 0',
    ]);
    expect((await operator('/v1/operator/queues')).body.unanswered).toBe(2);
    const since = new Date(now.getTime() - 120_000).toISOString();
    const [document, report] = ['document', 'report'].map((message) => sentOf(message as 'document'));
    const of = { companyId, documentId: id, since, resentAt: null };
    const both = await unanswered();
    expect(both).toHaveLength(2);
    expect(both).toContainEqual({ ...of, id: document?.instanceId, message: 'document' });
    expect(both).toContainEqual({ ...of, id: report?.instanceId, message: 'report' });
    expect(await unanswered('&message=report')).toEqual([
      { ...of, id: report?.instanceId, message: 'report' },
    ]);
    expect(await unanswered('&olderThanSeconds=121')).toEqual([]);
    expect(await unanswered('&olderThanSeconds=119&companyId=of-nobody')).toEqual([]);
    await answer(sentOf('document'));
    expect((await unanswered()).map(({ message }) => message)).toEqual(['report']);
    await answer(sentOf('report'));
    expect(await unanswered()).toEqual([]);
  });

  test('is handed over again under its instance, and not before the time that is set', async () => {
    const id = await submitted();
    await answer(sentOf('document'));
    const report = sentOf('report');
    sent = [];
    later(3599);
    const early = await resend(`/${report.instanceId}/resend`);
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('3600')]);
    later(1);
    const { status, body } = await resend(`/${report.instanceId}/resend`);
    expect([status, body.documentId]).toEqual([200, id]);
    await opened.drain();
    expect(sent.map(({ instanceId, envelope }) => [instanceId, envelope])).toEqual([
      [report.instanceId, report.envelope],
    ]);
    expect(forgotten).toEqual([report.instanceId]);
    const document = (await company(`/v1/invoices/${id}`)).body;
    expect([document.status, document.reporting.status]).toEqual(['Sent', 'sent']);
    const { tracks } = (await company(`/v1/invoices/${id}/history`)).body;
    expect(tracks.at(-1)).toMatchObject({ track: 'reporting', status: 'sent', at: now.toISOString() });
    const [still] = await unanswered();
    expect(still).toMatchObject({ id: report.instanceId, resentAt: now.toISOString() });
    expect((await resend(`/${report.instanceId}/resend`)).status).toBe(409);
    await answer(report);
    expect((await company(`/v1/invoices/${id}`)).body.reporting.status).toBe('reported');
    expect(await unanswered()).toEqual([]);
    expect((await resend(`/${report.instanceId}/resend`)).status).toBe(404);
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
    expect((await resend(`/${document.instanceId}/resend`)).status).toBe(200);
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
    await resend(`/${document.instanceId}/resend`);
    await answer(document);
    await opened.drain();
    expect((await company(`/v1/invoices/${id}`)).body.exchange.status).toBe('delivered');
    expect(await unanswered()).toEqual([]);
  });

  test('is handed over again with all of a list', async () => {
    const ids = [await submitted(), await submitted()];
    await answer(sentOf('document'));
    later(3600);
    await submitted();
    sent = [];
    const { status, body } = await resend('/resend', { message: 'report' });
    expect([status, body.resent]).toEqual([200, 2]);
    await opened.drain();
    expect(sent.map(({ message }) => message)).toEqual(['report', 'report']);
    const audit = (await company('/v1/audit')).body.items;
    const told = audit.filter(({ operation }: { operation: string }) => operation === 'unanswered resend');
    expect(
      told
        .slice(0, 2)
        .map(({ resourceId }: { resourceId: string }) => resourceId)
        .sort(),
    ).toEqual(ids.toSorted());
    expect((await administer(opened.service, ['unanswered', 'resend', 'all'])).text).toMatch(
      /^Messages sent again: 1\./,
    );
    const { text } = await administer(opened.service, ['unanswered', 'list', '--message', 'document']);
    expect(text.split('\n')).toHaveLength((await unanswered('&message=document')).length);
  });
});
