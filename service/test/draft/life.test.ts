import { embeddedRuleSet } from 'pint-ae/steps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, creditNote, invalidInvoice, invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;
let buyerAsk: Ask;

beforeAll(async () => {
  opened = await openTestService();
  const seller = await opened.company({ participantId: sellerId });
  const buyer = await opened.company({ participantId: buyerId });
  ask = asker(opened.app, await opened.key(seller));
  buyerAsk = asker(opened.app, await opened.key(buyer));
});
afterAll(() => opened.close());

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

describe('A document that is created', () => {
  test('is a Draft that has not been submitted', async () => {
    const answer = await ask('/v1/invoices', { method: 'POST', body: invoice });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      invoiceNumber: invoice.invoiceNumber,
      status: 'Draft',
      participantDelivery: 'NotApplicable',
      submissionError: null,
      links: { self: `http://localhost/v1/invoices/${answer.body.id}` },
    });
    expect(answer.headers.get('location')).toBe(answer.body.links.self);
  });

  test('is read with the request as it was sent', async () => {
    const answer = await ask(`/v1/invoices/${await created()}`);
    expect(answer.body.document).toEqual(invoice);
    expect(answer.body).toMatchObject({ status: 'Draft', totalPayableAmount: 11125.8 });
  });

  test('is kept whichever rules it breaks', async () => {
    const id = await created(invalidInvoice);
    const { body } = await ask(`/v1/invoices/${id}/validate`, { method: 'POST' });
    expect(body.valid).toBe(false);
    expect(body.issues[0]).toEqual({
      rule: expect.any(String),
      message: expect.any(String),
      hint: expect.any(String),
      severity: 'error',
      path: 'lines[2].exemptionReasonCode',
    });
  });

  test.each(['issueDate', 'dueDate'])('is refused with a day in the year 0 as its %s', async (field) => {
    const answer = await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, [field]: '0000-01-01' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message: 'is not a day of the calendar' }]);
  });

  test('is refused with 422 and the failing rules if handling is strict', async () => {
    const headers = { prefer: 'handling=strict' };
    const answer = await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invalidInvoice, invoiceNumber: 'L-1' },
      headers,
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ type: 'http://localhost/errors/validation-failed', status: 422 });
    expect(answer.body.errors[0].field).toContain('exemptionReasonCode');
  });

  test('is refused with 422 if handling is strict and it names another sender', async () => {
    const seller = { ...invoice.seller, participantId: '0235:1000000001' };
    const headers = { prefer: 'respond-async, handling=strict' };
    const body = { ...invoice, invoiceNumber: 'L-2' };
    const strict = { method: 'POST', body: { ...body, seller }, headers };
    const refused = await ask('/v1/invoices', strict);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].message).toContain('pint-ae-service-sender');
    const taken = await ask('/v1/invoices', { ...strict, body });
    expect(taken.headers.get('preference-applied')).toBe('handling=strict');
  });

  test('is refused with 400 and every wrong field if it is malformed', async () => {
    const answer = await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, issueDate: '2026-02-30', lines: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['issueDate', 'lines']);
  });

  test('is a credit note on credit-note endpoints whatever type is sent', async () => {
    const { body } = await ask('/v1/credit-notes', {
      method: 'POST',
      body: { ...creditNote, documentType: 'anything' },
    });
    const read = await ask(`/v1/credit-notes/${body.id}`);
    expect(read.body.documentType).toBe('CreditNote');
    expect(read.body.document.documentType).toBe('CreditNote');
    expect((await ask(`/v1/credit-notes/${body.id}/validate`, { method: 'POST' })).body.valid).toBe(true);
  });
});

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

  test('fails in the background with its reason, whatever its content, and is in the failed list', async () => {
    const id = await created(invalidInvoice);
    const submitted = await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    expect(submitted.status).toBe(202);
    await opened.drain();
    const { body } = await ask(`/v1/invoices/${id}`);
    expect(body).toMatchObject({ status: 'DeliveryFailed', participantDelivery: 'Failed' });
    expect(body.submissionError).toContain('ibr-');
    const failed = await ask('/v1/invoices/failed');
    expect(failed.body.items[0]).toMatchObject({ id, direction: 'Outbound', documentType: 'Invoice' });
  });

  test('is submitted again only when it is valid', async () => {
    const id = await created(invalidInvoice);
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    const refused = await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    expect(refused.status).toBe(422);
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('DeliveryFailed');
    const replaced = await ask(`/v1/invoices/${id}`, { method: 'PUT', body: numbered() });
    expect(replaced.body).toMatchObject({ status: 'Draft', submissionError: null });
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Sent');
    const { body } = await ask(`/v1/invoices/${id}/history`);
    expect(body.items.map(({ toStatus }: { toStatus: string }) => toStatus)).toEqual([
      'Draft',
      'Pending',
      'DeliveryFailed',
      'Draft',
      'Pending',
      'Sent',
    ]);
  });

  test.each(['PUT', 'DELETE'])(
    'is not changed by %s while it is Pending, nor after it is Sent',
    async (method) => {
      const id = await created(numbered());
      await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
      const body = method === 'PUT' ? { body: invoice } : {};
      expect((await ask(`/v1/invoices/${id}`, { method, ...body })).status).toBe(409);
      await opened.drain();
      expect((await ask(`/v1/invoices/${id}`, { method, ...body })).status).toBe(409);
      expect((await ask(`/v1/invoices/${id}/submit`, { method: 'POST' })).status).toBe(409);
    },
  );

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

  test('is not sent in the name of another participant', async () => {
    const seller = { ...invoice.seller, participantId: '0235:1000000001' };
    const id = await created({ ...invoice, seller });
    const { body } = await ask(`/v1/invoices/${id}/validate`, { method: 'POST' });
    expect(body.issues.map(({ rule }: { rule: string }) => rule)).toContain('pint-ae-service-sender');
  });
});

describe('A Draft', () => {
  test('is deleted', async () => {
    const id = await created();
    expect((await ask(`/v1/invoices/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(`/v1/invoices/${id}`)).status).toBe(404);
  });

  test('shows the UBL that would be sent', async () => {
    const answer = await ask(`/v1/invoices/${await created()}`, { headers: { accept: 'application/xml' } });
    expect(answer.headers.get('content-type')).toBe('application/xml');
    expect(answer.text).toContain(`<cbc:ID>${invoice.invoiceNumber}</cbc:ID>`);
  });

  test('has a printed form in the requested language, marked if the document is not valid', async () => {
    const headers = { accept: 'text/html' };
    const page = await ask(`/v1/invoices/${await created()}`, { headers });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain(invoice.seller.name);
    const arabic = await ask(`/v1/invoices/${await created(invalidInvoice)}?lang=ar`, { headers });
    expect(arabic.text).toContain('dir="rtl"');
    expect(arabic.text).not.toBe(page.text);
  });
});
