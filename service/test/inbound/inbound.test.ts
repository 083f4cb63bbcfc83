import { convert, envelope as wrap } from 'pint-ae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, creditNote, invalidInvoice, invoice, invoiceTo } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
});
afterAll(() => opened.close());

const ublOf = (request: object) => convert(request).xml ?? '';
const envelope = (request: object, id: string) =>
  wrap(ublOf(request), { id, createdAt: '2026-11-21T08:00:00Z' }).xml ?? '';

async function bring(body: string, token = 'token-of-the-access-point') {
  const headers = { 'content-type': 'application/xml', 'x-token': token };
  return asker(opened.app, '')('/inbound', { method: 'POST', body, headers });
}

const refused = () =>
  acrossCompanies(opened.service.database, (scoped) =>
    scoped.selectFrom('inbound_refused').selectAll().orderBy('received_at').execute(),
  );

describe('What an access point brings', () => {
  test('needs its token', async () => {
    expect((await bring(ublOf(invoice), '')).status).toBe(401);
    expect((await bring(ublOf(invoice), 'wrong')).body.type).toBe('/errors/unauthorized');
  });

  test('is Received by the company that owns the identifier of the receiver', async () => {
    const { status, body } = await bring(envelope(invoice, 'instance-1'));
    expect(status).toBe(201);
    const read = await ask(`/v1/purchase-invoices/${body.documentId}`);
    expect(read.body).toMatchObject({
      invoiceNumber: invoice.invoiceNumber,
      status: 'Received',
      issueDate: invoice.issueDate,
      dueDate: invoice.dueDate,
      buyerName: invoice.buyer.name,
    });
    expect(read.body.lines).toHaveLength(invoice.lines.length);
    const ubl = await ask(`/v1/purchase-invoices/${body.documentId}`, {
      headers: { accept: 'application/xml' },
    });
    expect(convert(invoice).xml).toContain(ubl.text.slice(0, 30));
    expect(ubl.text).toContain('<cbc:ID>INV-2026-0042</cbc:ID>');
  });

  test('is stored once when the same instance comes again, even at the same moment', async () => {
    const text = envelope(invoice, 'instance-2');
    const answers = await Promise.all([bring(text), bring(text)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.body.documentId).toBe(answers[1]?.body.documentId);
  });

  test('is kept aside where another document came under its instance before: neither is lost', async () => {
    const before = (await refused()).length;
    const other = envelope({ ...invoice, invoiceNumber: 'OTHER-1' }, 'instance-2');
    for (const _ of ['once', 'again']) {
      const { status, body } = await bring(other);
      expect(status).toBe(422);
      expect(body.detail).toContain('instance-2');
    }
    const kept = (await refused()).slice(before);
    expect(kept.map(({ content }) => content)).toEqual([other]);
  });

  test('is answered with its trace id', async () => {
    const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
    for (const body of [envelope(invoice, 'instance-2'), 'nothing of XML']) {
      const answer = await asker(opened.app, '')('/inbound', {
        method: 'POST',
        body,
        headers: { ...headers, traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
      });
      expect(answer.headers.get('x-trace-id')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('may be UBL without an envelope, which its content identifies', async () => {
    const text = ublOf({ ...creditNote, invoiceNumber: 'CN-77' });
    const first = await bring(text);
    expect(first.status).toBe(201);
    expect((await bring(text)).body).toMatchObject({
      outcome: 'repeated',
      documentId: first.body.documentId,
    });
    const read = await ask(`/v1/purchase-credit-notes/${first.body.documentId}`);
    expect(read.body).toMatchObject({ documentType: 'CreditNote', invoiceNumber: 'CN-77' });
    expect(read.body.lines.length).toBeGreaterThan(0);
  });

  test('is Received though it breaks rules, and its history says which', async () => {
    const { body } = await bring(envelope(invalidInvoice, 'instance-3'));
    const history = await ask(`/v1/purchase-invoices/${body.documentId}/history`);
    expect(history.body.items[0]).toMatchObject({ fromStatus: null, toStatus: 'Received' });
    expect(history.body.items[0].detail).toContain('ibr-167-ae');
  });

  test('is refused and kept aside when it is for nobody here', async () => {
    const answer = await bring(envelope(invoiceTo('0235:1999999996'), 'instance-4'));
    expect(answer.status).toBe(422);
    expect((await refused()).at(-1)).toMatchObject({
      instance_id: 'instance-4',
      receiver: '0235:1999999996',
      company_id: null,
    });
  });

  test.each(['<Invoice>', '<Order xmlns="urn:x"/>', 'no XML', '<!DOCTYPE a><a/>'])(
    'is refused and kept aside when it cannot be read: %s',
    async (text) => {
      const answer = await bring(text);
      expect(answer.status).toBe(422);
      expect((await refused()).at(-1)?.content).toBe(text);
    },
  );

  test('is not changed, submitted or deleted by anybody', async () => {
    const { body } = await bring(envelope(invoice, 'instance-5'));
    const path = `/v1/purchase-invoices/${body.documentId}`;
    expect((await ask(path, { method: 'PUT', body: invoice })).status).toBe(405);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(405);
    expect((await ask(`/v1/invoices/${body.documentId}/submit`, { method: 'POST' })).status).toBe(404);
  });
});
