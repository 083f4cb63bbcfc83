import { convert, validateDocument, wrapUbl } from 'pint-ae';
import { wrapMessageStatus, writeMessageStatus } from 'pint-ae/network';
import { afterAll, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { datasets } from '../../src/network-statistics/datasets.ts';
import { asker } from '../support/asking.ts';
import { buyerId, creditNote, invoice, selfBillingInvoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';
import { textIn } from '../text-in.ts';

const [ownProvider, authority, receiving, sending, looked] = [
  '001147',
  '000773',
  '000888',
  '000555',
  '000333',
];
let now = new Date('2026-10-15T08:00:00Z');
const sent: Consignment[] = [];
/** Providers that the register names for a receiver. */
let providers: readonly string[] = [];
let numbers = 0;

const path = '/v1/operator/network-statistics/2026-10';

async function send(list: string, body: object): Promise<void> {
  numbers += 1;
  const { id } = (await seller(list, { method: 'POST', body: { ...body, invoiceNumber: `N-${numbers}` } }))
    .body;
  await seller(`${list}/${id}/submit`, { method: 'POST' });
  await opened.drain();
}

const inbound = (body: string, provider: string | undefined) =>
  opened.bring(body, provider === undefined ? {} : { 'x-sender-provider': provider });

/** Somebody else sends a document to the buyer, and asks for a status. */
async function bring(id: string, request: object, provider: string | undefined): Promise<void> {
  numbers += 1;
  const isSelfBilled = request === selfBillingInvoice;
  const parties = isSelfBilled
    ? { buyer: stranger, seller: { ...selfBillingInvoice.seller, participantId: buyerId } }
    : { seller: stranger };
  const xml = convert({ ...request, ...parties, invoiceNumber: `I-${numbers}` }).xml ?? '';
  const options = { id, createdAt: now.toISOString(), mlsTo: '0242:000555', mlsType: 'ALWAYS_SEND' } as const;
  const answered = await inbound(textIn(wrapUbl(xml, options)), provider);
  expect(answered.status).toBe(201);
  await opened.drain();
}

/** The provider of the receiver says that a document has arrived. */
async function answer(consignment: Consignment | undefined): Promise<void> {
  const { envelope, instanceId } = consignment ?? expect.fail('nothing was sent');
  const validated = validateDocument(envelope, { format: 'xml' });
  const status = writeMessageStatus(validated, {
    ...{ id: 'status-1', issuedAt: now.toISOString(), from: receiving, to: ownProvider },
    ...{ delivered: 'confirmed', of: instanceId },
  });
  if (!status.ok) throw new Error('No status was written.');
  const wrapped = textIn(
    wrapMessageStatus(status.value.xml, { id: 'status-2', createdAt: now.toISOString() }),
  );
  expect((await inbound(wrapped, receiving)).status).toBe(201);
}

interface Counted {
  readonly direction: string;
  readonly dataset: string;
  readonly provider?: string;
  readonly senderCountry: string | null;
  readonly count: number;
}

const countsOf = (rows: readonly Counted[]) =>
  Object.fromEntries(
    rows.map(({ direction, dataset, provider, count }) => [
      [direction, dataset, provider].join(' ').trim(),
      count,
    ]),
  );

/** The numbers of a report under the name of their elements. */
const numbersIn = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<${name}>(\\d+)</${name}>`, 'g')), ([, digits]) => Number(digits));

const opened = await openTestService({
  settings: { network: { provider: ownProvider, authority } },
  replaced: {
    clock: { now: () => now },
    delivery: takingDelivery((consignment) => void sent.push(consignment)),
    participants: {
      look: async () => ({ registered: true, receives: null, providers, reason: null, checkedAt: now }),
    },
  },
});
const seller = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
await opened.company({ participantId: buyerId });
const operator = asker(opened.app, await opened.operatorKey());
await send('/v1/invoices', invoice);
await answer(sent.find(({ message }) => message === 'document'));
await send('/v1/invoices', invoice);
// Its receiver is a company of this service too, and the access point does not say from whom it comes.
const own = sent.findLast(({ message }) => message === 'document')?.envelope ?? '';
expect((await inbound(own, undefined)).status).toBe(201);
await opened.drain();
await send('/v1/credit-notes', creditNote);
await send('/v1/invoices', { ...invoice, buyer: { ...invoice.buyer, participantId: '0235:9900000098' } });
await bring('one', invoice, '000555');
await bring('two', invoice, '000555');
await bring('three', selfBillingInvoice, undefined);
now = new Date('2026-11-01T00:00:00Z');
await send('/v1/invoices', invoice);
await bring('four', invoice, '000555');
afterAll(() => opened.close());

describe('The statistics of a month', () => {
  test('name documents, reports and statuses as their envelopes do', () => {
    const scopeOf = (envelope: string, type: string) =>
      new RegExp(`<(?:sbdh:)?Type>${type}<[^>]*>\\s*<[^>]*>([^<]+)<[^>]*>\\s*<[^>]*>([^<]+)<`)
        .exec(envelope)
        ?.slice(1);
    const seen = new Map<string, unknown>();
    for (const { envelope } of sent) {
      const [documentType, documentTypeScheme] = scopeOf(envelope, 'DOCUMENTID') ?? [];
      const [process, scheme] = scopeOf(envelope, 'PROCESSID') ?? [];
      expect(scheme).toBe('cenbii-procid-ubl');
      seen.set(documentType ?? '', { documentTypeScheme, documentType, process });
    }
    expect([...seen.values()]).toHaveLength(4);
    for (const found of seen.values()) expect(Object.values(datasets)).toContainEqual(found);
  });

  test('count what left and what came in, by the other provider', async () => {
    providers = [looked];
    const { body } = await operator(path);
    expect(body.provider).toBe(ownProvider);
    expect(countsOf(body.transactions)).toEqual({
      [`outgoing Invoice ${receiving}`]: 1,
      [`outgoing Invoice ${looked}`]: 1,
      [`outgoing CreditNote ${looked}`]: 1,
      [`outgoing report ${authority}`]: 8,
      [`outgoing status ${sending}`]: 2,
      [`outgoing status ${ownProvider}`]: 1,
      [`incoming Invoice ${sending}`]: 2,
      [`incoming status ${receiving}`]: 1,
    });
    expect(countsOf(body.unattributed)).toEqual({ 'incoming SelfBillingInvoice': 1, 'outgoing status': 1 });
    expect(body.endUsers).toEqual({ sending: 1, receiving: 1, either: 2 });
  });

  test('balance: each message of the month is counted, or listed as one whose provider is not known', async () => {
    const ofOctober = sent.filter(({ envelope }) => envelope.includes('>2026-10-15T'));
    // Of a receiver with two providers nobody knows which of them had the message.
    for (providers of [[], [looked, sending]]) {
      const { body } = await operator(path);
      const all: readonly Counted[] = [...body.transactions, ...body.unattributed];
      const outgoing = all.filter(({ direction }) => direction === 'outgoing');
      expect(outgoing.reduce((sum, { count }) => sum + count, 0)).toBe(ofOctober.length);
      expect(countsOf(body.unattributed)).toMatchObject({ 'outgoing Invoice': 1, 'outgoing CreditNote': 1 });
    }
  });

  test('are two reports, whose totals are those of the counts', async () => {
    providers = [looked];
    const refused = await operator(`${path}/transactions`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('other provider is not on record: 2'),
    ]);
    const { text, headers } = await operator(`${path}/transactions?leaveOut=true`);
    expect(headers.get('content-disposition')).toContain('transactions-2026-10.xml');
    expect(text).toContain('<StartDate>2026-10-01</StartDate>');
    expect(text).toContain('<EndDate>2026-10-31</EndDate>');
    expect(text).toContain(`<ReporterID schemeID="CertSubjectCN">POP${ownProvider}</ReporterID>`);
    const [incoming, ...incomingParts] = numbersIn(text, 'Incoming');
    const [outgoing, ...outgoingParts] = numbersIn(text, 'Outgoing');
    expect([incoming, outgoing]).toEqual([3, 14]);
    const sum = (parts: readonly number[]) => parts.reduce((all, each) => all + each, 0);
    // By transport, by provider, and what came in by country too.
    expect(sum(incomingParts)).toBe(3 * 3);
    expect(sum(outgoingParts)).toBe(2 * 14);
    const users = (await operator(`${path}/end-users`)).text;
    expect(numbersIn(users, 'SendingEndUsers')[0]).toBe(1);
    expect(numbersIn(users, 'SendingOrReceivingEndUsers')[0]).toBe(2);
  });
});
