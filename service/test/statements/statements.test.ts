import { strFromU8, unzipSync } from 'fflate';
import { convert, type DocumentRequest } from 'pint-ae';
import { computeVatReturn, createLedgerEntry } from 'pint-ae/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dubaiMonth } from '../../src/draft/quota.ts';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;
let apiKey: string;
let askBuyer: Ask;
const month = invoice.issueDate.slice(0, 7);
const august = { billingPeriodStart: '2025-08-01', billingPeriodEnd: '2025-08-31' };

beforeAll(async () => {
  opened = await openTestService({
    replaced: {
      delivery: {
        deliver: async () => ({ outcome: 'delivered', receipt: null }),
        collect: async () => {},
      },
    },
  });
  apiKey = await opened.key(await opened.company({ participantId: sellerId }));
  ask = asker(opened.app, apiKey);
  askBuyer = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
});
afterAll(() => opened.close());

async function submit(request: object, path = '/v1/invoices'): Promise<string> {
  const { body } = await ask(path, { method: 'POST', body: request });
  await ask(`${path}/${body.id}/submit`, { method: 'POST' });
  await opened.drain();
  return body.id;
}

async function bring(request: object): Promise<number> {
  const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
  const body = convert(request).xml ?? '';
  return (await asker(opened.app, '')('/inbound', { method: 'POST', body, headers })).status;
}

test('A statement has what was sent, less what was credited, by box; drafts and failures are in no figure', async () => {
  const id = await submit({ ...invoice, invoiceNumber: 'ST-1' });
  await submit({ ...invoice, invoiceNumber: 'ST-2' });
  const credit = {
    ...invoice,
    documentType: 'CreditNote',
    invoiceNumber: 'ST-C1',
    dueDate: null,
    precedingInvoiceNumber: 'ST-1',
    precedingInvoiceIssueDate: invoice.issueDate,
    creditNoteReasonCode: 'DL8.61.1.D',
  };
  await submit(credit, '/v1/credit-notes');
  await submit({ ...invalidInvoice, invoiceNumber: 'ST-4', issueDate: invoice.issueDate });
  await ask('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: 'ST-5' } });
  const { status, body } = await ask(`/v1/statements/${month}`);
  expect(status).toBe(200);
  expect(body.figures).toEqual([
    {
      box: '1b',
      name: 'Standard rated supplies in Dubai',
      side: 'sales',
      vatCategory: 'S',
      taxableAmount: '10596.00',
      taxAmount: '529.80',
      documents: 3,
    },
  ]);
  expect(body.notCounted).toEqual({ notSent: 2, refused: 0, repeated: 0 });
  const sent = body.documents.filter((counted: { status: string }) => counted.status === 'Sent');
  expect(sent.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`).sort()).toEqual([
    'credit-note 1',
    'invoice 2',
  ]);
  expect(body.notSent).toMatchObject({
    count: 2,
    documents: [
      { invoiceNumber: 'ST-4', kind: 'invoice', status: 'DeliveryFailed', partyTrn: invoice.buyer.trn },
      { invoiceNumber: 'ST-5', status: 'Draft', currency: 'AED', payableAmount: '11125.80' },
    ],
    totals: [{ kind: 'invoice', currency: 'AED', payableAmount: '16388.70' }],
  });
  expect(body.notTold.flatMap(({ boxes }: { boxes: string[] }) => boxes)).toContain('6');
  const csv = await ask(`/v1/statements/${month}?format=csv`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.text).toContain(`${id},ST-1,Invoice,Outbound,${invoice.issueDate},`);
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="statement-${month}.csv"`);
  expect(csv.text).toContain(`,${invoice.buyer.name},${invoice.buyer.trn},sent,`);
  expect(csv.text).toMatch(/ST-C1.*,-10596\.00,-529\.80,\r\n/);
});

test('A statement is a workbook too, in both languages, with the figures and what is missing', async () => {
  const key = await opened.key(await opened.company({ participantId: null }));
  expect(
    (await opened.app.request(`/v1/statements/${month}?format=xlsx`, { headers: { 'x-api-key': key } }))
      .status,
  ).toBe(200);
  for (const [language, sheets, name] of [
    [
      'en',
      ['VAT return', 'Documents', 'Rounding', 'Notes', 'Not in the documents'],
      'Standard rated supplies in Dubai',
    ],
    [
      'ar',
      ['الإقرار الضريبي', 'المستندات', 'التقريب', 'ملاحظات', 'ما لا تذكره المستندات'],
      'التوريدات الخاضعة للنسبة الأساسية في دبي',
    ],
  ] as const) {
    const headers = { 'x-api-key': apiKey, 'accept-language': language };
    const answer = await opened.app.request(`/v1/statements/${month}?format=xlsx`, { headers });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="statement-${month}.xlsx"`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (file: string) => strFromU8(files[file] ?? new Uint8Array());
    for (const sheet of sheets) expect(text('xl/workbook.xml')).toContain(`name="${sheet}"`);
    expect(text('xl/worksheets/sheet1.xml')).toContain(name);
    expect(text('xl/worksheets/sheet1.xml')).toContain('<v>10596</v>');
    expect(text('xl/worksheets/sheet2.xml')).toContain('ST-C1');
    expect(text('xl/worksheets/sheet2.xml')).toContain('<v>-529.8</v>');
    // A day is a day, each column has its width, and the sums stand at the end.
    expect(text('xl/worksheets/sheet2.xml')).toMatch(/<c r="E2" s="\d+"><v>4\d{4}<\/v><\/c>/);
    expect(text('xl/worksheets/sheet2.xml')).toContain('width="38"');
    expect(text('xl/worksheets/sheet2.xml')).toContain(invoice.buyer.trn);
    expect(text('xl/worksheets/sheet1.xml')).toMatch(
      /<v>529\.8<\/v><\/c><c [^>]*><v>3<.*<v>10596<\/v>.*<v>529\.8<\/v>/,
    );
  }
});

test('A statement has what was received, once, as purchases', async () => {
  expect(await bring({ ...invoice, seller: stranger, invoiceNumber: 'ST-10' })).toBeLessThan(300);
  const copy = convert({ ...invoice, seller: stranger, invoiceNumber: 'ST-10' }).xml ?? '';
  const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
  const body = copy.replace('</Invoice>', '<!-- again --></Invoice>');
  await asker(opened.app, '')('/inbound', { method: 'POST', body, headers });
  const statement = (await askBuyer(`/v1/statements/${month}`)).body;
  expect(statement.figures).toMatchObject([
    { box: '9', side: 'purchases', taxableAmount: '10596.00', taxAmount: '529.80', documents: 1 },
  ]);
  expect(statement.notCounted).toEqual({ notSent: 0, refused: 0, repeated: 1 });
  expect([statement.notes, statement.oneTrack.count]).toEqual([[], 1]);
});

test('A month without documents has no figures, and no month is another', async () => {
  expect((await ask('/v1/statements/2031-01')).body).toMatchObject({ documents: [], figures: [] });
  expect((await ask('/v1/statements/2031-13')).status).toBe(404);
});

test('A statement is in Arabic too, and needs its scope', async () => {
  const { body } = await ask(`/v1/statements/${month}`, { headers: { 'accept-language': 'ar' } });
  expect(body.figures[0].name).toBe('التوريدات الخاضعة للنسبة الأساسية في دبي');
  const key = await opened.key(await opened.company({ participantId: null }), ['invoices:read']);
  expect((await asker(opened.app, key)(`/v1/statements/${month}`)).status).toBe(403);
});

test('A statement explains the differences that rounding makes, document by document, in both languages', async () => {
  const [line] = invoice.lines;
  const lines = [{ ...line, quantity: 1, unitPrice: 10.13, lineExtensionAmount: null }];
  const own = asker(opened.app, apiKey);
  const before = (await own(`/v1/statements/${month}`)).body.roundings.count;
  const id = await submit({
    ...invoice,
    invoiceNumber: 'ST-20',
    lines,
    taxTotal: null,
    legalMonetaryTotal: null,
  });
  const { roundings } = (await own(`/v1/statements/${month}`)).body;
  expect(roundings.count).toBe(before + 1);
  expect(roundings.documents.find((each: { id: string }) => each.id === id)).toEqual({
    id,
    invoiceNumber: 'ST-20',
    roundings: [
      {
        kind: 'category',
        amount: '0.0035',
        currency: 'AED',
        message: 'VAT of category S is AED 0.51; exactly, 0.5065: rounded by 0.0035.',
      },
    ],
  });
  const arabic = (await own(`/v1/statements/${month}?lang=ar`)).body.roundings;
  expect(arabic.documents[0].roundings[0].message).toContain('الضريبة في الفئة S');
  const csv = (await own(`/v1/statements/${month}?format=csv`)).text;
  expect(csv.split('\r\n')[0]).toMatch(/,roundings$/);
  expect(csv).toMatch(
    /,ST-20,.*,"VAT of category S is AED 0\.51; exactly, 0\.5065: rounded by 0\.0035\."\r\n/,
  );
  expect((await own(`/v1/statements/${month}?format=csv&lang=ar`)).text).toContain('والناتج الدقيق 0.5065');
  for (const [language, name, words] of [
    ['en', 'Rounding', 'rounded by 0.0035.'],
    ['ar', 'التقريب', 'ففرق التقريب 0.0035.'],
  ] as const) {
    const headers = { 'x-api-key': apiKey, 'accept-language': language };
    const workbook = await opened.app.request(`/v1/statements/${month}?format=xlsx`, { headers });
    const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
    const text = (file: string) => strFromU8(files[file] ?? new Uint8Array());
    expect(text('xl/workbook.xml')).toContain(`name="${name}"`);
    expect(text('xl/worksheets/sheet3.xml')).toMatch(new RegExp(`ST-20.*<v>0\\.0035</v>.*${words}`));
  }
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
    const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
    const body = convert({ ...request, issueDate: '2027-01-20', dueDate: '2027-09-01' }).xml ?? '';
    expect((await asker(dated.app, '')('/inbound', { method: 'POST', body, headers })).status).toBe(201);
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
