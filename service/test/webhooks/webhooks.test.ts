import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import type { TargetAnswer, WebhookMessage } from '../../src/targets/send.ts';
import { asker, submitNew } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let now = new Date('2026-11-21T08:00:00Z');
let sent: WebhookMessage[] = [];
let answerWith: (message: WebhookMessage) => number | TargetAnswer = () => 204;

async function subscribed(eventTypes: string[], targetUrl = 'https://erp.example.com/hook') {
  sent = [];
  answerWith = () => 204;
  const { status, body } = await ask('/v1/webhooks', { method: 'POST', body: { targetUrl, eventTypes } });
  expect(status).toBe(201);
  return body as { readonly id: string; readonly secret: string };
}

async function submitted(body: object): Promise<string> {
  const id = await submitNew(ask, body);
  await opened.drain();
  return id;
}

const deliveriesOf = async (id: string) => (await ask(`/v1/webhooks/${id}/deliveries`)).body.items;
const remove = (id: string) => ask(`/v1/webhooks/${id}`, { method: 'DELETE' });

const opened = await openTestService({
  replaced: {
    clock: { now: () => now },
    sendWebhook: async (message) => {
      sent.push(message);
      return answerWith(message);
    },
  },
});
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(() => opened.close());

describe('A webhook', () => {
  test('gets the events that it subscribes to, signed as Standard Webhooks requires', async () => {
    const { id, secret } = await subscribed(['document.submitted', 'document.sent', 'document.failed']);
    const documentId = await submitted(invoice);
    const types = sent.map(({ body }) => JSON.parse(body).type);
    expect(types.sort()).toEqual(['document.sent', 'document.submitted']);
    const [second, first] = sent.toSorted((a, b) => a.body.localeCompare(b.body));
    if (first === undefined || second === undefined) throw new Error('Two messages were expected.');
    expect(JSON.parse(second.body).data).toMatchObject({ id: documentId, status: 'Sent' });

    const timestamp = first.headers['webhook-timestamp'] ?? '';
    expect(Number(timestamp)).toBe(now.getTime() / 1000);
    const signature = new Webhook(secret).sign(first.headers['webhook-id'] ?? '', now, first.body);
    expect(first.headers['webhook-signature']).toBe(signature);
    expect(second.headers['webhook-id']).not.toBe(first.headers['webhook-id']);
    await remove(id);
  });

  test('that is disabled gets nothing more, not even waiting messages; they can be sent again by hand', async () => {
    const { id } = await subscribed(['document.sent']);
    await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
    const replace = (status: string) =>
      ask(`/v1/webhooks/${id}`, {
        method: 'PUT',
        body: { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'], status },
      });
    await replace('Disabled');
    await opened.drain();
    expect(sent).toEqual([]);
    const [waiting] = await deliveriesOf(id);
    expect(waiting).toMatchObject({ state: 'Failed', lastError: 'The webhook is disabled.' });
    const redeliver = () => ask(`/v1/webhooks/${id}/deliveries/${waiting.id}/redeliver`, { method: 'POST' });
    expect((await redeliver()).status).toBe(409);
    await replace('Active');
    expect((await redeliver()).status).toBe(202);
    await opened.drain();
    expect((await deliveriesOf(id))[0].state).toBe('Delivered');
    await remove(id);
  });
});

test('A company may have as many webhooks as the settings allow', async () => {
  const limited = await openTestService({
    settings: { webhooks: { atOnce: 4, perCompany: 3, secretKeys: [] } },
  });
  const own = asker(limited.app, await limited.key(await limited.company()));
  const body = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => own('/v1/webhooks', { method: 'POST', body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  const { id } = (await own('/v1/webhooks')).body.items[0];
  await own(`/v1/webhooks/${id}`, { method: 'DELETE' });
  expect((await own('/v1/webhooks', { method: 'POST', body })).status).toBe(201);
  await limited.close();
});

test('An event is written once, and reaches each webhook that listened when it happened', async () => {
  const all = await Promise.all([1, 2, 3].map(() => subscribed(['document.submitted'])));
  const other = await subscribed(['document.failed']);
  const body = { ...invoice, invoiceNumber: 'W-3' };
  const id = await submitNew(ask, body);
  now = new Date(now.getTime() + 1000);
  const late = await subscribed(['document.submitted']);
  await opened.drain();
  const about = sent.filter(({ body }) => JSON.parse(body).data.id === id);
  expect(about).toHaveLength(3);
  expect(new Set(about.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const webhook of all) expect(await deliveriesOf(webhook.id)).toHaveLength(1);
  for (const webhook of [other, late]) expect(await deliveriesOf(webhook.id)).toEqual([]);
  for (const webhook of [...all, other, late]) await remove(webhook.id);
});
