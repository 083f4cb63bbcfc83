import { convert } from 'pint-ae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let buyer: Ask;
let reader: Ask;
let purchase: string;

beforeAll(async () => {
  opened = await openTestService();
  const seller = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  const company = await opened.company({ participantId: buyerId });
  buyer = asker(opened.app, await opened.key(company));
  reader = asker(opened.app, await opened.key(company, ['purchase-invoices:read']));
  const { id } = (await seller('/v1/invoices', { method: 'POST', body: invoice })).body;
  await seller(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  purchase = (await buyer('/v1/purchase-invoices')).body.items[0].id;
});
afterAll(() => opened.close());

const review = (body: object, by = buyer, id = purchase) =>
  by(`/v1/purchase-invoices/${id}/review`, { method: 'POST', body });
const reviewed = async () => (await buyer(`/v1/purchase-invoices/${purchase}`)).body.review;

describe('A purchase', () => {
  test('is accepted, queried, rejected and booked by its company, and its history says so', async () => {
    expect(await reviewed()).toBeNull();
    const reason = 'الكمية ليست كما في أمر الشراء';
    for (const body of [{ state: 'accepted' }, { state: 'queried', reason }, { state: 'booked' }]) {
      const { status, body: answered } = await review(body);
      expect([status, answered]).toEqual([200, { reason: null, ...body, at: expect.any(String) }]);
      expect(await reviewed()).toEqual(answered);
    }
    const { tracks } = (await buyer(`/v1/purchase-invoices/${purchase}/history`)).body;
    const reviews = tracks.filter(({ track }: { track: string }) => track === 'review');
    expect(reviews.map(({ status, detail }: { status: string; detail: string }) => [status, detail])).toEqual(
      [
        ['accepted', null],
        ['queried', reason],
        ['booked', null],
      ],
    );
  });

  test('is queried and rejected only with a reason, which is told in the language of the reader', async () => {
    for (const state of ['queried', 'rejected']) {
      const { status, body } = await review({ state });
      expect([status, body.errors]).toEqual([400, [{ field: 'reason', message: 'is missing' }]]);
      expect((await review({ state, reason: '  ' })).status).toBe(400);
    }
    expect((await review({ state: 'paid' })).status).toBe(400);
    expect((await reviewed()).state).toBe('booked');
  });

  test('is not reviewed by a key that only reads', async () => {
    expect((await review({ state: 'accepted' }, reader)).status).toBe(403);
  });

  test('is none if it was refused when it came in', async () => {
    const xml = convert({ ...invalidInvoice, seller: stranger, invoiceNumber: 'R-1' }).xml;
    const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
    await asker(opened.app, '')('/inbound', { method: 'POST', body: xml ?? '', headers });
    const [refused] = (await buyer('/v1/purchase-invoices/refused')).body.items;
    const { status, body } = await review({ state: 'accepted' }, buyer, refused.id);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('it is not a purchase')]);
  });
});
