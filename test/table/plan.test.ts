import { describe, expect, test } from 'vitest';
import { planOf, verdictsOf } from '../../src/table/convert-table.ts';
import { questionInWords } from '../../src/table/map/question.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { openedCsv } from './sheets.ts';

function planned(csv: string, map: TableMap = {}) {
  const table = planOf(openedCsv(csv), map, { decided: ['documentType'] });
  if (!table.ok) throw new Error(table.failure.text);
  return table.value;
}

const questions = (csv: string, map: TableMap = {}) =>
  planned(csv, map).plan.questions.map(({ text }) => text);
const columns = (heads: string, row = heads.replace(/[^,]+/g, 'x')) =>
  planned(`${heads}\n${row}\n`).plan.map.columns;
const requests = (csv: string, map: TableMap = {}) =>
  [...verdictsOf(planned(csv, map), {})].map(
    ({ request }) => request as { lines: object[] } & Record<string, unknown>,
  );

describe('the heads of exports are known:', () => {
  test.each([
    [
      'Odoo',
      'Number,Invoice/Bill Date,Due Date,Invoice Partner Display Name,Invoice lines/Label,Invoice lines/Quantity,Invoice lines/Unit Price,Invoice lines/Taxes',
      [
        'invoiceNumber',
        'issueDate',
        'dueDate',
        'buyer.name',
        'lines[].description',
        'lines[].quantity',
        'lines[].unitPrice',
        'lines[].vatCategory',
      ],
    ],
    [
      'Odoo, technical',
      'name,invoice_date,partner_id,invoice_line_ids/quantity,invoice_line_ids/price_unit',
      ['?', 'issueDate', 'buyer.name', 'lines[].quantity', 'lines[].unitPrice'],
    ],
    [
      'Zoho Books',
      'Invoice Date,Invoice Number,Customer Name,Currency Code,PurchaseOrder,Item Name,Item Desc,Quantity,Usage unit,Item Price,Item Tax %,Item Tax Amount,SubTotal,Billing City',
      [
        'issueDate',
        'invoiceNumber',
        'buyer.name',
        'currency',
        'references.purchaseOrderId',
        'lines[].name',
        'lines[].description',
        'lines[].quantity',
        'lines[].unitCode',
        'lines[].unitPrice',
        'lines[].vatRate',
        'lines[].vatTotal',
        'legalMonetaryTotal.lineExtensionAmount',
        'buyer.address.city',
      ],
    ],
    [
      'Tally',
      'Date,Particulars,Voucher No.,TRN,Billed Quantity,Rate,Value,VAT Amount',
      [
        'issueDate',
        'lines[].description',
        'invoiceNumber',
        'buyer.trn',
        'lines[].quantity',
        'lines[].unitPrice',
        'lines[].lineExtensionAmount',
        'lines[].vatTotal',
      ],
    ],
    [
      'QuickBooks',
      'InvoiceNo,Customer,InvoiceDate,DueDate,Terms,ItemDescription,ItemQuantity,ItemRate,ItemAmount',
      [
        'invoiceNumber',
        'buyer.name',
        'issueDate',
        'dueDate',
        'paymentTerms',
        'lines[].description',
        'lines[].quantity',
        'lines[].unitPrice',
        'lines[].lineExtensionAmount',
      ],
    ],
    [
      'SAP',
      'VBELN,FKDAT,NAME1,STCEG,ARKTX,FKIMG,VRKME,NETWR,WAERK,MWSBP',
      [
        'invoiceNumber',
        'issueDate',
        'buyer.name',
        'buyer.trn',
        'lines[].description',
        'lines[].quantity',
        'lines[].unitCode',
        'lines[].lineExtensionAmount',
        'currency',
        'lines[].vatTotal',
      ],
    ],
    [
      'Arabic',
      'رقم الفاتورة,تاريخ الفاتورة,اسم العميل,الرقم الضريبي,البيان,الكمية,الوحدة,سعر الوحدة,نسبة الضريبة',
      [
        'invoiceNumber',
        'issueDate',
        'buyer.name',
        'buyer.trn',
        'lines[].description',
        'lines[].quantity',
        'lines[].unitCode',
        'lines[].unitPrice',
        'lines[].vatRate',
      ],
    ],
  ])('%s', (_, heads, paths) => {
    const mapped = columns(heads) ?? {};
    expect(Object.values(mapped).map((path, at) => (paths[at] === '?' ? '?' : path))).toEqual(paths);
  });
});

test('a number beside a head is that of the line', () => {
  expect(columns('Invoice no,Description 1,Qty 1,Description 2,Qty 2')).toEqual({
    'Invoice no': 'invoiceNumber',
    'Description 1': 'lines[0].description',
    'Qty 1': 'lines[0].quantity',
    'Description 2': 'lines[1].description',
    'Qty 2': 'lines[1].quantity',
  });
});

test('a currency at the end of a head is that of its amounts', () => {
  const table = planned('Invoice no,Unit price (USD),Amount USD\nA,1,1\n');
  expect(table.plan.used.map(({ field, currency }) => [field.path, currency]).slice(1)).toEqual([
    ['lines[].unitPrice', 'USD'],
    ['lines[].lineExtensionAmount', 'USD'],
  ]);
});

test('heads that are alike are told apart by their letters, and a serial number is no invoice number', () => {
  const { columns: assigned } = planned('S.No,Invoice no,Remark,Remark\n1,A,x,y\n').plan.map;
  expect(assigned).toEqual({
    'S.No': 'lines[].id',
    'Invoice no': 'invoiceNumber',
    'Remark [C]': '?',
    'Remark [D]': '?',
  });
});

describe('what only a person can say is asked:', () => {
  const base = 'Invoice no,Date,Qty';
  test.each<[string, string, TableMap, string[]]>([
    ['no column for the number', 'Date,Qty\n2026-11-02,1', {}, ['noNumberColumn']],
    [
      'an amount of which nobody knows what it is',
      `${base},Shipping fee\nA,2026-11-02,1,25`,
      {},
      ['columns'],
    ],
    [
      'an amount that the map gives up',
      `${base},Shipping fee\nA,2026-11-02,1,25`,
      { columns: { 'Shipping fee': null } },
      [],
    ],
    [
      'an amount that the map leaves open',
      `${base},Fee\nA,2026-11-02,1,25`,
      { columns: { Fee: '?' } },
      ['columns'],
    ],
    [
      'a state that is of the invoice, or of the address',
      `${base},State\nA,2026-11-02,1,Done\nB,2026-11-02,1,Scrapped`,
      {},
      ['columns'],
    ],
    [
      'a state of which one is an emirate',
      `${base},State\nA,2026-11-02,1,Dubai\nB,2026-11-02,1,Basra`,
      {},
      [],
    ],
    ['an amount that is zero everywhere', `${base},Shipping fee\nA,2026-11-02,1,0.00`, {}, []],
    ['prices with tax', `${base},Is Inclusive Tax\nA,2026-11-02,1,true`, {}, ['pricesWithTax']],
    ['two columns for one field', `${base},Quantity\nA,2026-11-02,1,2`, {}, ['columns']],
    [
      'a field that does not exist',
      `${base},X\nA,2026-11-02,1,2`,
      { columns: { X: 'buyer.nothing' } },
      ['unknownField'],
    ],
    [
      'a value beside a column',
      `${base}\nA,2026-11-02,1`,
      { values: { 'lines[].quantity': 1 } },
      ['valueAndColumn'],
    ],
    ['numbered lines beside lines of rows', `${base},Description 2\nA,2026-11-02,1,x`, {}, ['linesTwice']],
    ['days and months that can be exchanged', `${base}\nA,02/11/2026,1`, {}, ['datesUnclear']],
    [
      'days first in some, months first in others',
      `${base}\nA,13/11/2026,1\nB,11/13/2026,1`,
      {},
      ['datesMixed'],
    ],
    ['days whose order the map says', `${base}\nA,02/11/2026,1`, { dates: 'day-first' }, []],
    ['days that another one explains', `${base}\nA,02/11/2026,1\nB,13/11/2026,1`, {}, []],
    ['a mark that can be two', `${base}\nA,2026-11-02,"1,234"`, {}, ['decimalsUnclear']],
    ['marks of both kinds', `${base}\nA,2026-11-02,"1,5"\nB,2026-11-02,1.5`, {}, ['decimalsMixed']],
    ['a mark that another number explains', `${base}\nA,2026-11-02,"1,234"\nB,2026-11-02,1.5`, {}, []],
  ])('%s', (_, csv, map, expected) => {
    expect(questions(csv, map)).toEqual(expected);
  });

  test('a word that nobody knows, with the codes that it may stand for', () => {
    const { questions: asked } = planned('Invoice no,Description,Qty,VAT category\nA,x,1,zorgs\n').plan;
    const codes = ['S', 'Z', 'E', 'O', 'AE'].map((code) => ({ code, list: 'vatCategories' }));
    expect(asked).toMatchObject([{ text: 'unknownWord', values: { value: 'zorgs' } }]);
    expect(asked[0]?.values.codes).toEqual(expect.arrayContaining(codes));
  });

  test('the type of the documents, which is not assumed, unless a column or the map says it', () => {
    const asked = (csv: string, map: TableMap = {}) => {
      const table = planOf(openedCsv(csv), map);
      return table.ok ? table.value.plan.questions : [];
    };
    const csv = `${base}\nA,2026-11-02,1`;
    const [question] = asked(csv);
    expect(question).toMatchObject({ text: 'noColumn', values: { path: 'documentType', code: 'Invoice' } });
    expect(question && questionInWords(question, 'en').hint).toContain(
      '"values": {"documentType": "Invoice"}',
    );
    expect(question && questionInWords(question, 'ar').hint).toContain('CreditNote (إشعار دائن ضريبي)');
    expect(asked(csv, { values: { documentType: 'Invoice' } })).toEqual([]);
    expect(asked(`${base},Type\nA,2026-11-02,1,Invoice`)).toEqual([]);
  });
});

describe('of two columns with numbers of documents', () => {
  /** Another head for the same, its cells, and the fields that both columns have then. */
  const plannedWith = (head: string, cells: readonly string[], map: TableMap = {}, rest = 'Qty') =>
    planned(
      `Invoice number,${head},${rest}\n${cells.map((cell, at) => `INV-${at},${cell}`).join('\n')}\n`,
      map,
    ).plan;
  const fieldsOf = ({ map: { columns: assigned = {} } }: ReturnType<typeof plannedWith>, head: string) => [
    assigned['Invoice number'],
    assigned[head],
  ];

  test.each(['Doc No', 'Invoice No.', 'Voucher number', 'Bill no'])(
    'one of invoices is the number, and %s is asked about',
    (head) => {
      const plan = plannedWith(head, ['7,1', '8,1']);
      expect(fieldsOf(plan, head).toSorted()).toEqual(['?', 'invoiceNumber']);
      expect(plan.questions.map(({ text }) => text)).toEqual(['columns']);
    },
  );

  test.each(['Credit Note No', 'Tax credit note number', 'رقم إشعار دائن'])(
    '%s is that of the document where each row has one, whose invoice is then another',
    (head) => {
      const plan = plannedWith(head, ['CN-7,1', 'CN-8,1']);
      expect(fieldsOf(plan, head)).toEqual(['precedingInvoiceNumber', 'invoiceNumber']);
      expect(plan.questions).toEqual([]);
    },
  );

  test.each([[[',1', 'CN-8,1']], [['-,1', 'CN-8,1']], [['CN-7,1', 'n/a,1']]])(
    'one of credit notes that some documents do not have is asked about: %j',
    (cells) => {
      const plan = plannedWith('Credit note number', cells);
      expect(fieldsOf(plan, 'Credit note number')).toEqual(['invoiceNumber', '?']);
    },
  );

  test('one of credit notes beside invoices is asked about, whether a column or the map says that they are', () => {
    const byColumn = plannedWith(
      'Credit note number',
      ['CN-7,1,Invoice', 'CN-8,1,Credit note'],
      {},
      'Qty,Type',
    );
    const byMap = plannedWith('Credit note number', ['CN-7,1'], { values: { documentType: 'Invoice' } });
    const ofCredits = plannedWith('Credit note number', ['CN-7,1,Credit note'], {}, 'Qty,Type');
    expect([byColumn, byMap, ofCredits].map((plan) => fieldsOf(plan, 'Credit note number'))).toEqual([
      ['invoiceNumber', '?'],
      ['invoiceNumber', '?'],
      ['precedingInvoiceNumber', 'invoiceNumber'],
    ]);
  });
});

describe('rows become invoices:', () => {
  test('those without a number continue the one above, if they say nothing of an invoice and no number is repeated', () => {
    const all = requests('Number,Customer,Description\nA,X,one\n,,two\nB,Y,three\n');
    expect(all.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  test('but where numbers are repeated, or it names another customer, a person says so', () => {
    const repeated = 'Number,Customer,Description\nA,X,one\nA,X,two\n,,three\n';
    const other = 'Number,Customer,Description\nA,X,one\n,Y,two\n';
    expect([questions(repeated), questions(other)]).toEqual([['withoutNumber'], ['withoutNumber']]);
    expect(requests(repeated, { rows: { '*': 'read' } }).map(({ lines }) => lines.length)).toEqual([3]);
    expect(requests(repeated, { rows: { '*': 'skip' } }).map(({ lines }) => lines.length)).toEqual([2]);
    expect(requests(other, { rows: { '*': 'read' } })).toEqual([undefined]);
  });

  test('numbered lines are lines, and gaps between them are closed', () => {
    const [one] = requests(
      'Number,Description 1,Qty 1,Description 2,Qty 2,Description 3,Qty 3\nA,x,1,,,y,2\n',
    );
    expect(one?.lines).toMatchObject([
      { description: 'x', quantity: 1 },
      { description: 'y', quantity: 2 },
    ]);
  });

  test('rows that add up others are left out', () => {
    const csv = 'Number,Description,Amount\nA,x,5\nTotal,,5\n,Grand total,5\n';
    expect(requests(csv)).toHaveLength(1);
    expect([...planned(csv).survey.roles]).toEqual([
      [3, 'totals'],
      [4, 'totals'],
    ]);
  });

  test('a row that says total and adds up nothing is asked about, and so is one that adds up and says something else', () => {
    const differs = 'Number,Description,Amount\nA,x,5\nB,y,6\nTotal,,12\n';
    const others = 'Number,Description,Amount\nA,x,5\nB,y,6\n,Summe,11\n';
    expect([questions(differs), questions(others)]).toEqual([['unclearSums'], ['unclearSums']]);
    expect(questions(others, { rows: { Summe: 'skip' } })).toEqual([]);
  });

  test('values and codes of the map are used, and a discount of zero is none', () => {
    const map: TableMap = {
      values: { documentType: 'Invoice', 'lines[].unitCode': 'EA' },
      codes: { 'lines[].vatCategory': { 'Standard [5%]': 'S' } },
    };
    const [one] = requests(
      'Number,Description,Tax code,Discount\nA,x,Standard [5%],0\nA,y,Standard [5%],2\n',
      map,
    );
    expect(one).toMatchObject({
      documentType: 'Invoice',
      lines: [
        { unitCode: 'EA', vatCategory: 'S' },
        { unitCode: 'EA', vatCategory: 'S', allowancesCharges: [{ isCharge: false, amount: 2 }] },
      ],
    });
    expect(one?.lines[0]).not.toHaveProperty('allowancesCharges');
  });

  test('a rate that only the VAT of a line gives is told at the VAT', () => {
    const table = planned('Invoice no,Description,Amount,Quantity,VAT amount\nA,x,100,1,5\n');
    const [verdict] = verdictsOf(table, { documentType: 'Invoice' });
    expect(verdict?.warnings).toMatchObject([{ address: 'E2', path: 'lines[0].vatRate' }]);
  });

  test('rows of one invoice that are apart are told, and stay one invoice', () => {
    const table = planned('Number,Description\nA,x\nB,y\nA,z\n');
    const verdicts = [...verdictsOf(table, {})];
    expect(verdicts.map(({ number, rows }) => [number, rows])).toEqual([
      ['B', [3]],
      ['A', [2, 4]],
    ]);
    expect(verdicts[1]?.warnings[0]).toMatchObject({ address: 'A4', severity: 'warning' });
  });
});
