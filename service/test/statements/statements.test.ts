import { convert, type DocumentRequest } from 'pint-ae';
import { computeVatReturn, createLedgerEntry } from 'pint-ae/ledger';
import { afterAll, expect, test } from 'vitest';
import { dubaiMonth } from '../../src/draft/quota.ts';
import { asker } from '../support/asking.ts';
import { buyerId, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

const august = { billingPeriodStart: '2025-08-01', billingPeriodEnd: '2025-08-31' };

const bring = async (request: object) => (await opened.bring(convert(request).xml ?? '')).status;

const opened = await openTestService({
  replaced: { delivery: takingDelivery(() => undefined) },
});
await opened.company({ participantId: sellerId });
const askBuyer = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
afterAll(() => opened.close());

test('A statement has what was received, once, as purchases', async () => {
  expect(await bring({ ...invoice, seller: stranger, invoiceNumber: 'ST-10' })).toBeLessThan(300);
  const copy = convert({ ...invoice, seller: stranger, invoiceNumber: 'ST-10' }).xml ?? '';
  const body = copy.replace('</Invoice>', '<!-- again --></Invoice>');
  await opened.bring(body);
  // A purchase belongs to the month in which it is received.
  const statement = (await askBuyer(`/v1/statements/${dubaiMonth(opened.service.clock.now())}`)).body;
  expect(statement.figures).toMatchObject([
    { box: '9', side: 'purchases', taxableAmount: '10596.00', taxAmount: '529.80', documents: 1 },
  ]);
  expect(statement.notCounted).toEqual({ notSent: 0, refused: 0, repeated: 1 });
  expect([statement.notes, statement.oneTrack.count]).toEqual([[], 1]);
});

test('A statement has the figures and notes of the ledger on the same documents, of a month and of a quarter', async () => {
  const own = await opened.company({ participantId: '0235:1000000031' });
  const askOwn = asker(opened.app, await opened.key(own));
  const company = { ...invoice.seller, participantId: '0235:1000000031', trn: '100000003100003' };
  const day = (of: string, changes: object = {}): DocumentRequest =>
    ({ ...invoice, seller: company, issueDate: of, dueDate: '2027-05-01', ...changes }) as DocumentRequest;
  const sales = [
    day('2027-01-20', { invoiceNumber: 'L-1' }),
    day('2027-02-05', { invoiceNumber: 'L-2', delivery: { actualDeliveryDate: '2027-01-28' } }),
    day('2027-02-05', {
      invoiceNumber: 'L-3',
      billingPeriodStart: '2027-01-01',
      billingPeriodEnd: '2027-01-31',
      transactionType: { summaryInvoice: true },
    }),
    day('2027-02-06', { invoiceNumber: 'L-4', vatPointDate: '2027-02-01' }),
    day('2027-02-07', {
      invoiceNumber: 'L-5',
      transactionType: { disclosedAgentBilling: true },
      principalId: '100998877300003',
    }),
    day('2027-01-09', { invoiceNumber: 'L-6', transactionType: { deemedSupply: true } }),
  ];
  for (const request of sales) {
    const { status, body } = await askOwn('/v1/invoices', { method: 'POST', body: request });
    expect([status, body.validation?.issues ?? []]).toEqual([201, []]);
    await askOwn(`/v1/invoices/${body.id}/submit`, { method: 'POST' });
  }
  await opened.drain();
  const entries = sales.map((request) => createLedgerEntry(request, { name: request.invoiceNumber ?? '' }));
  for (const [query, from, to, dueOn] of [
    ['2027-01?months=1', '2027-01-01', '2027-01-31', '2027-02-28'],
    ['2027-02?months=1', '2027-02-01', '2027-02-28', '2027-03-28'],
    ['2026-12?months=3', '2026-12-01', '2027-02-28', '2027-03-28'],
  ] as const) {
    const { body } = await askOwn(`/v1/statements/${query}`);
    const books = computeVatReturn(entries, { from, to, company: ['0235:1000000031'] });
    expect([body.from, body.to, body.dueOn, books.dueOn]).toEqual([from, to, dueOn, dueOn]);
    expect(body.figures).toEqual(
      books.figures.map(({ documents, ...figure }) => ({ ...figure, documents: documents.length })),
    );
    const notes = books.notes.map(({ rule, documents }) => [rule, documents]);
    const numbers = (documents: { invoiceNumber: string }[]) =>
      documents.map(({ invoiceNumber }) => invoiceNumber).sort();
    const told = body.notes.map(({ rule, documents }: { rule: string; documents: [] }) => [
      rule,
      numbers(documents),
    ]);
    // The service reads what belongs to the period; files of other periods are the caller's.
    const isOfPeriod = ([rule]: readonly unknown[]) => rule !== 'outside-period';
    expect(told.filter(isOfPeriod)).toEqual(notes.filter(isOfPeriod));
  }
  const january = (await askOwn('/v1/statements/2027-01')).body;
  expect(january.figures).toMatchObject([{ box: '1b', taxableAmount: '42384.00', documents: 4 }]);
  const february = (await askOwn('/v1/statements/2027-02')).body.notes;
  expect(february).toMatchObject([
    { rule: 'outside-period', count: 2 },
    { rule: 'agent', documents: [{ invoiceNumber: 'L-5' }] },
  ]);
});

test('A purchase counts in the month in which it was received, whenever it was supplied', async () => {
  const received = dubaiMonth(opened.service.clock.now());
  const earlier = {
    ...invoice,
    seller: stranger,
    invoiceNumber: 'ST-40',
    issueDate: '2026-09-05',
    dueDate: '2026-10-05',
  };
  expect(await bring({ ...earlier, vatPointDate: '2026-08-28' })).toBeLessThan(300);
  const boxes = async (of: string) =>
    (await askBuyer(`/v1/statements/${of}?format=csv`)).text
      .split('\r\n')
      .filter((line: string) => line.includes('ST-40'));
  expect(await boxes(received)).toHaveLength(1);
  expect([await boxes('2026-08'), await boxes('2026-09')]).toEqual([[], []]);
});

test('A document counts in the periods of its day and in no other, on the first and the last day too', async () => {
  let now = new Date('2027-06-01T08:00:00Z');
  const dated = await openTestService({ replaced: { clock: { now: () => now } } });
  const participantId = '0235:1000000061';
  const askDated = asker(
    dated.app,
    await dated.key(await dated.company({ participantId, ...{ trn: '100000006100003' } })),
  );
  const company = { ...invoice.seller, participantId, trn: '100000006100003' };
  const firstAndLast = ['2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01'];
  const issueDate = '2027-05-10';
  // Each with the day on which it is supplied.
  const sales = [
    ...firstAndLast.map((day) => ({ day, issueDate: day })),
    { day: '2027-04-30', issueDate, vatPointDate: '2027-04-30' },
    { day: '2027-05-01', issueDate, delivery: { actualDeliveryDate: '2027-05-01' } },
    { day: '2025-08-31', issueDate, transactionType: { summaryInvoice: true }, ...august },
  ];
  for (const [at, { day: _, ...said }] of sales.entries()) {
    const request = { ...invoice, seller: company, invoiceNumber: `D-${at}`, dueDate: '2027-09-01', ...said };
    const { body } = await askDated('/v1/invoices', { method: 'POST', body: request });
    await askDated(`/v1/invoices/${body.id}/submit`, { method: 'POST' });
  }
  await dated.drain();
  // The day in Dubai begins four hours before that of UTC.
  const received = { '2027-01-31T19:59:59Z': '2027-01-31', '2027-01-31T20:00:00Z': '2027-02-01' };
  for (const [at, moment] of Object.keys(received).entries()) {
    now = new Date(moment);
    const request = { ...invoice, seller: stranger, buyer: company, invoiceNumber: `R-${at}` };
    const body = convert({ ...request, issueDate: '2027-01-20', dueDate: '2027-09-01' }).xml ?? '';
    expect((await dated.bring(body)).status).toBe(201);
  }
  const starts = Array.from({ length: 30 }, (_, at) =>
    new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 7),
  );
  for (const month of starts)
    for (const months of [1, 3]) {
      const { body } = await askDated(`/v1/statements/${month}?months=${months}`);
      const isWithin = (day: string) => day >= body.from && day <= body.to;
      const sold = sales.filter(({ day }) => isWithin(day)).length;
      const bought = Object.values(received).filter(isWithin).length;
      const figures = [
        ...(sold === 0 ? [] : [['1b', sold]]),
        ...(bought === 0 ? [] : [['9', bought]]),
      ] as const;
      expect(
        body.figures.map(({ box, documents, taxableAmount, taxAmount }: Record<string, string>) => [
          ...[box, documents, taxableAmount, taxAmount],
        ]),
        `${months} from ${month}`,
      ).toEqual(
        figures.map(([box, documents]) => [
          ...[box, documents, (10596 * Number(documents)).toFixed(2), (529.8 * Number(documents)).toFixed(2)],
        ]),
      );
      const listed = body.documents.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
      const issued = sales.filter((sale) => isWithin(sale.day) || isWithin(sale.issueDate)).length;
      const arrived = Object.values(received).filter((day) => isWithin(day) || isWithin('2027-01-20')).length;
      expect([listed, body.oneTrack.count], `${months} from ${month}`).toEqual([issued + arrived, arrived]);
    }
  await dated.close();
});
