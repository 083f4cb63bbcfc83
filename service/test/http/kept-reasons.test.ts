import { convert, wrapUbl as wrap } from 'pint-ae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, invoice, invoiceTo, sellerId, stranger } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { textIn } from '../text-in.ts';

let opened: TestService;
let ask: Ask;
let buyerAsk: Ask;
const now = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  opened = await openTestService({
    replaced: { clock: { now: () => now }, sendWebhook: async () => 410 },
  });
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  buyerAsk = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
});
afterAll(() => opened.close());

const arabic = /\p{Script=Arabic}/u;
const headers = { 'accept-language': 'ar' };

async function submitted(body: object): Promise<string> {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  return id;
}

describe('The reason why a document failed', () => {
  test.each([
    ['it breaks rules', invalidInvoice, 'ibr-167-ae'],
    ['another is named as its sender', otherSender(), 'pint-ae-service-sender'],
    ['its receiver is not on the network', invoiceTo('0235:1000000404'), ''],
    ['the access point of its receiver never answered', invoiceTo('0235:1000000503'), '4'],
  ])('as %s, is given in the language of each reader', async (_, body, fact) => {
    const id = await submitted(body);
    const paths = [`/v1/invoices/${id}`, '/v1/invoices?limit=1', '/v1/invoices/failed?limit=1'];
    for (const path of paths) {
      const reasonIn = async (asked: object) => {
        const { body: answer } = await ask(path, asked);
        return (answer.items?.[0] ?? answer).submissionError;
      };
      const inEnglish = await reasonIn({});
      const inArabic = await reasonIn({ headers });
      expect(inEnglish).not.toMatch(arabic);
      expect(inArabic).toMatch(arabic);
      expect(inEnglish).toContain(fact);
      expect(inArabic).toContain(fact);
    }
    const history = (asked: object) => ask(`/v1/invoices/${id}/history`, asked);
    expect((await history({})).body.items.at(-1).detail).not.toMatch(arabic);
    expect((await history({ headers })).body.items.at(-1).detail).toMatch(arabic);
  });

  test('is what validate says, however many rules are broken', async () => {
    const lines = Array.from({ length: 60 }, () => invalidInvoice.lines[2]);
    const id = await submitted({ ...invalidInvoice, lines });
    const { body } = await ask(`/v1/invoices/${id}`);
    const [, more] = /And (\d+) more\.$/.exec(body.submissionError) ?? [];
    const told = body.submissionError.match(/ at /g).length;
    const { issues } = (await ask(`/v1/invoices/${id}/validate`, { method: 'POST' })).body;
    expect(Number(more) + told).toBe(issues.length);
  });
});

function otherSender() {
  return { ...invoice, seller: { ...invoice.seller, participantId: '0235:1000000001' } };
}

test('The verdict on a received document is given in the language of each reader', async () => {
  const envelope = (request: object, id: string) =>
    textIn(
      wrap(convert({ ...request, seller: stranger }).xml ?? '', { id, createdAt: '2026-11-21T08:00:00Z' }),
    );
  for (const [request, fact] of [
    [invoice, 'valid.'],
    [invalidInvoice, 'ibr-167-ae'],
  ] as const) {
    const { body } = await asker(opened.app, '')('/inbound', {
      method: 'POST',
      body: envelope(request, `instance of ${fact}`),
      headers: { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' },
    });
    const path = `/v1/purchase-invoices/${body.documentId}/history`;
    expect((await buyerAsk(path)).body.items[0].detail).toContain(fact);
    const inArabic = (await buyerAsk(path, { headers })).body.items[0].detail;
    expect(inArabic).toMatch(arabic);
    expect(inArabic).toContain(`instance of ${fact}`);
  }
});

test('The reason why a webhook is disabled is given in the language of each reader', async () => {
  const target = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] };
  const { id } = (await ask('/v1/webhooks', { method: 'POST', body: target })).body;
  await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
  await opened.drain();
  const reason = async (asked: object) => (await ask(`/v1/webhooks/${id}`, asked)).body.disabledReason;
  expect(await reason({})).toContain('410');
  expect(await reason({ headers })).toMatch(arabic);
});
