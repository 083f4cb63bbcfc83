import { convert, wrapUbl as wrap } from 'pint-ae';
import { readTaxData } from 'pint-ae/network';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { given } from '../support/given.ts';
import { buyerId, invalidInvoice, invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';
import { textIn } from '../text-in.ts';

let sent: Consignment[] = [];
beforeEach(() => {
  sent = [];
});

let instances = 0;
const ublOf = (request: object) => convert(request).xml ?? '';

/** An envelope, as the options of the library have it. */
function enveloped(request: object, options: object = {}): string {
  instances += 1;
  const id = `refusable-${instances}`;
  return textIn(wrap(ublOf(request), { id, createdAt: '2026-11-26T08:00:00Z', ...options }));
}

/** The same, naming another sender than the seller of the document. */
const ofOtherSender = (request: object) =>
  enveloped(request).replace(/(<(?:\w+:)?Sender>\s*<(?:\w+:)?Identifier[^>]*>)[^<]*/, '$10235:1999999996');

async function bring(body: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await opened.bring(body, headers);
  await opened.drain();
  return answer;
}

const ofMessage = (message: Consignment['message']) => sent.filter((each) => each.message === message);
const idsIn = async (path: string) => (await ask(path)).body.items.map(({ id }: { id: string }) => id);

/** The events about a document; the list has them once no transaction on the server can write an earlier one. */
async function eventsOf(id: string): Promise<string[]> {
  const rows = await acrossCompanies(opened.service.database, (scoped) =>
    scoped.selectFrom('events').where('payload', 'like', `%"id":"${id}"%`).select('type').execute(),
  );
  return rows.map(({ type }) => type);
}

const refusable = [
  ['that breaks a rule', () => enveloped({ ...invalidInvoice, invoiceNumber: 'BAD-1' })],
  ['whose envelope names another sender than its seller', () => ofOtherSender(invoice)],
  ['that breaks a rule and has no envelope', () => ublOf({ ...invalidInvoice, invoiceNumber: 'BAD-2' })],
] as const;

const opened = await openTestService({
  replaced: {
    delivery: takingDelivery((consignment) => void sent.push(consignment)),
  },
});
const companyId = await opened.company({ participantId: buyerId });
const ask = asker(opened.app, await opened.key(companyId));
afterAll(() => opened.close());

describe.each(refusable)('An invoice %s', (_, text) => {
  test('is reported as failed, and is DeliveryFailed: in two lists, with an event and a history of its own', async () => {
    const { status, body } = await bring(text());
    const [report] = ofMessage('report');
    expect(given(readTaxData(report?.envelope ?? '')).taxData?.type).toBe('F');
    expect(status).toBe(201);
    const id = body.documentId;
    expect(await idsIn('/v1/purchase-invoices?limit=200')).not.toContain(id);
    expect(await idsIn('/v1/purchase-invoices?status=Received&limit=200')).not.toContain(id);
    expect(await idsIn('/v1/purchase-invoices?status=DeliveryFailed&limit=200')).toContain(id);
    expect(await idsIn('/v1/purchase-invoices/refused?limit=200')).toContain(id);
    const read = (await ask(`/v1/purchase-invoices/${id}`)).body;
    expect(read).toMatchObject({ status: 'DeliveryFailed', submissionError: expect.any(String) });
    const failed = (await ask('/v1/invoices/failed?limit=200')).body.items;
    expect(failed.find((each: { id: string }) => each.id === id)).toMatchObject({
      direction: 'Inbound',
      status: 'DeliveryFailed',
      submissionError: read.submissionError,
      links: { self: expect.stringContaining(`/v1/purchase-invoices/${id}`) },
    });
    const seller = asker(opened.app, await opened.key(companyId, ['invoices:read']));
    expect((await seller('/v1/invoices/failed')).body.items).toEqual([]);
    expect(read.issues.length).toBeGreaterThan(0);
    expect(read.errorCount).toBe(read.issues.length);
    expect(await eventsOf(id)).toEqual(['document.refused']);
    const { items } = (await ask(`/v1/purchase-invoices/${id}/history`)).body;
    expect(items[0]).toMatchObject({ fromStatus: null, toStatus: 'DeliveryFailed', trigger: 'refuse' });
  });
});

describe('A second copy of a purchase', () => {
  test('of one number, seller and day is Received, and says which it repeats', async () => {
    const copied = { ...invoice, invoiceNumber: 'COPY-1' };
    const first = (await bring(enveloped(copied))).body.documentId;
    const second = (await bring(enveloped({ ...copied, notes: 'Sent again' }))).body.documentId;
    expect((await ask(`/v1/purchase-invoices/${first}`)).body.sameAs).toBeNull();
    expect((await ask(`/v1/purchase-invoices/${second}`)).body).toMatchObject({
      status: 'Received',
      sameAs: first,
    });
    const third = (await bring(enveloped({ ...copied, notes: 'And again' }))).body.documentId;
    expect((await ask(`/v1/purchase-invoices/${third}`)).body.sameAs).toBe(first);
  });

  test('is found even if both come at the same moment', async () => {
    const copied = { ...invoice, invoiceNumber: 'COPY-2' };
    const texts = [enveloped(copied), enveloped(copied)];
    const ids = (await Promise.all(texts.map((text) => bring(text)))).map(({ body }) => body.documentId);
    const found = await Promise.all(
      ids.map(async (id) => (await ask(`/v1/purchase-invoices/${id}`)).body.sameAs),
    );
    expect(found.filter((sameAs) => sameAs === null)).toHaveLength(1);
    expect(ids).toContain(found.find((sameAs) => sameAs !== null));
  });

  test.each([
    ['of another day', { issueDate: '2026-11-03' }],
    ['of another number', { invoiceNumber: 'COPY-4' }],
    ['of another seller', { seller: { ...invoice.seller, trn: '100999999900003' } }],
  ])('is none if it is %s', async (_, other) => {
    const copied = { ...invoice, invoiceNumber: 'COPY-3' };
    await bring(enveloped(copied));
    const { body } = await bring(enveloped({ ...copied, ...other }));
    expect((await ask(`/v1/purchase-invoices/${body.documentId}`)).body.sameAs).toBeNull();
  });

  test('is none if the first was refused: it corrects that one', async () => {
    await bring(enveloped({ ...invalidInvoice, invoiceNumber: 'COPY-5' }));
    const { body } = await bring(enveloped({ ...invoice, invoiceNumber: 'COPY-5' }));
    const read = (await ask(`/v1/purchase-invoices/${body.documentId}`)).body;
    expect(read).toMatchObject({ status: 'Received', sameAs: null });
  });
});
