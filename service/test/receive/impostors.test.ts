import { convert, wrapUbl as wrap } from 'pint-ae';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { administer } from '../../src/admin-commands/administer.ts';
import { asker, submitNew } from '../support/asking.ts';
import { buyerId, invoice, selfBillingInvoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';
import { textIn } from '../text-in.ts';

let sent: Consignment[] = [];
beforeEach(() => {
  sent = [];
});

let numbers = 0;

const bring = (body: string, provider?: string) =>
  opened.bring(body, provider === undefined ? {} : { 'x-sender-provider': provider });

/** A document in an envelope of somebody else. */
function forged(request: object): string {
  numbers += 1;
  const invoiceNumber = `FORGED-${numbers}`;
  const xml = convert({ ...request, invoiceNumber }).xml ?? '';
  return textIn(wrap(xml, { id: `forged-${numbers}`, createdAt: '2026-11-21T08:00:00Z' }));
}

async function sentDocument(): Promise<Consignment> {
  numbers += 1;
  const body = { ...invoice, invoiceNumber: `OWN-${numbers}` };
  await submitNew(seller, body);
  await opened.drain();
  const document = sent.find(({ message }) => message === 'document');
  if (document === undefined) throw new Error('No document was sent.');
  return document;
}

const purchases = async () => (await buyer('/v1/purchase-invoices')).body.items.length;

const opened = await openTestService({
  replaced: { delivery: takingDelivery((consignment) => void sent.push(consignment)) },
});
const trns = [invoice.seller.trn];
const seller = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId, trns })));
const buyer = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
afterAll(() => opened.close());

describe('A document whose seller is a company of this service', () => {
  test('arrives as this service sent it', async () => {
    const { envelope } = await sentDocument();
    expect((await bring(envelope)).status).toBe(201);
    expect((await bring(envelope.replace('?>', '?>\n'))).status).toBe(200);
  });

  test.each([
    ['under an instance of its own', async () => forged(invoice)],
    [
      'by its TRN, from an address of its own',
      async () => forged({ ...invoice, seller: { ...stranger, trn: invoice.seller.trn } }),
    ],
    ['without an envelope', async () => convert({ ...invoice, invoiceNumber: 'BARE-1' }).xml ?? ''],
    [
      'with another account to pay to',
      async () => (await sentDocument()).envelope.replace(/<cbc:ID>OWN-/, '<cbc:ID>own-'),
    ],
    [
      'addressed to somebody else than it was',
      async () =>
        (await sentDocument()).envelope.replace(`>${buyerId}</Identifier>`, `>${sellerId}</Identifier>`),
    ],
  ])('is refused and kept apart %s, and its seller and the operator are told', async (_, made) => {
    const before = await purchases();
    const text = await made();
    const { status, body } = await bring(text, '000773');
    expect([status, body.detail]).toEqual([403, expect.stringContaining('did not send it')]);
    expect((await bring(text, '000773')).status).toBe(403);
    expect(await purchases()).toBe(before);
    const listed = (await administer(opened.service, ['refused', 'list'])).text.split('\n');
    expect(listed.at(-1)).toContain('did not send it');
    const { items } = (await seller('/v1/events?type=document.impersonated&limit=200')).body;
    expect(items.at(-1).data).toMatchObject({ instanceId: expect.any(String), senderProvider: '000773' });
    expect(new Set(items.map(({ data }: { data: object }) => JSON.stringify(data))).size).toBe(items.length);
    const metrics = await (await opened.app.request('/metrics')).text();
    expect(metrics).toMatch(/^pint_ae_service_refused_arrivals_total\{because="impostor"\} [1-9]/m);
  });

  test('may be received from its buyer, who bills itself', async () => {
    const receiver = { ...selfBillingInvoice.seller, participantId: sellerId, trn: invoice.seller.trn };
    const issuer = {
      ...selfBillingInvoice.buyer,
      participantId: stranger.participantId,
      trn: stranger.trn,
    };
    const text = forged({ ...selfBillingInvoice, seller: receiver, buyer: issuer });
    expect((await bring(text)).status).toBe(201);
  });

  test('is not one that only has the TRN of the same VAT group', async () => {
    const trns = ['100777777700003'];
    await opened.company({ participantId: '0235:1000000077', trns });
    const text = forged({ ...invoice, seller: { ...stranger, trn: trns[0] } });
    expect((await bring(text)).status).toBe(201);
  });
});
