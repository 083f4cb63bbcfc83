import { embeddedRuleSet } from 'pint-ae/steps';
import { afterAll, describe, expect, test } from 'vitest';
import { asker } from '../support/asking.ts';
import { buyerId, invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let numbers = 0;

/** With a number of its own: nothing is reported twice under the UUID that follows from it. */
function numbered(body: object = invoice): object {
  numbers += 1;
  return { ...body, invoiceNumber: `L-${numbers}` };
}

async function created(body: object = invoice): Promise<string> {
  const answer = await ask('/v1/invoices', { method: 'POST', body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const opened = await openTestService();
const seller = await opened.company({ participantId: sellerId });
const buyer = await opened.company({ participantId: buyerId });
const ask = asker(opened.app, await opened.key(seller));
const buyerAsk = asker(opened.app, await opened.key(buyer));
afterAll(() => opened.close());

describe('A document that is submitted', () => {
  test('is answered with 202, is sent in the background, and arrives at its receiver', async () => {
    const id = await created();
    const submitted = await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    expect(submitted.status).toBe(202);
    expect(submitted.body).toMatchObject({ status: 'Pending', participantDelivery: 'Pending' });
    await opened.drain();
    const { body } = await ask(`/v1/invoices/${id}`);
    expect(body).toMatchObject({ status: 'Sent', submissionError: null });
    expect(body.ruleSet.version).toBe(embeddedRuleSet.version);
    const arrived = await buyerAsk('/v1/purchase-invoices?limit=1');
    expect(arrived.body.items[0]).toMatchObject({ status: 'Received', invoiceNumber: invoice.invoiceNumber });
    const purchase = await buyerAsk(`/v1/purchase-invoices/${arrived.body.items[0].id}`);
    expect(purchase.body).toMatchObject({
      documentType: 'Invoice',
      seller: { name: invoice.seller.name, trn: invoice.seller.trn, participantId: sellerId },
      totalNetAmount: 10596,
      totalVatAmount: 529.8,
      totalPayableAmount: 11125.8,
    });
    expect(purchase.body.lines[0]).toMatchObject({
      netAmount: 10146,
      vatAmount: 507.3,
      grossAmount: 10653.3,
    });
  });

  test('is tried again while the access point does not answer, and finally given up', async () => {
    const later = await created(numbered(invoiceTo('0235:1000000502')));
    const never = await created(numbered(invoiceTo('0235:1000000503')));
    await ask(`/v1/invoices/${later}/submit`, { method: 'POST' });
    await ask(`/v1/invoices/${never}/submit`, { method: 'POST' });
    await opened.drain();
    expect((await ask(`/v1/invoices/${later}`)).body.status).toBe('Sent');
    const { body } = await ask(`/v1/invoices/${never}`);
    expect(body.status).toBe('DeliveryFailed');
    expect(body.submissionError).toContain('Given up after 4 tries.');
  });
});
