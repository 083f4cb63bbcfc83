import { describe, expect, test } from 'vitest';
import { cellAddress } from '../../src/table/cell.ts';
import { verdictsOf } from '../../src/table/convert-table.ts';
import { cellsOfInvoice, company, planned } from './sheets.ts';

const heads = [
  ...['Invoice No', 'Invoice Date', 'Due Date', 'Document type', 'Currency', 'Customer Name', 'Customer TRN'],
  ...['Customer Address', 'Customer City', 'Customer Emirate', 'Customer Country', 'Payment method'],
  ...['Description', 'Qty', 'Unit', 'Unit Price', 'VAT category', 'VAT %', 'Net Amount', 'Grand Total'],
  'Salesperson',
] as const;
type Head = (typeof heads)[number];
type Cells = Partial<Record<Head, string>>;

const usual: Cells = {
  ...cellsOfInvoice,
  Description: 'Office chair',
  Qty: '12',
  Unit: 'EA',
  'Unit Price': '845.50',
  'VAT category': 'S',
  'VAT %': '5',
  Salesperson: 'Huda',
};

/** An invoice: what it shows, its rows as they differ from the usual one, its verdict, and where its errors are. */
type Case = readonly [
  what: string,
  rows: readonly Cells[],
  outcome: string,
  errors: readonly (readonly [row: number, head: Head | undefined])[],
];

/** Written by hand, from what an accountant would expect, before anything was run. */
const cases: readonly Case[] = [
  ['a line', [{}], 'valid', []],
  ['two lines', [{}, { Description: 'Desk' }], 'valid', []],
  [
    'heads of the invoice in its first row only',
    [{}, { 'Customer Name': '', 'Customer TRN': '', 'Due Date': '', Description: 'Desk' }],
    'valid',
    [],
  ],
  ['a day above 12, which shows the order', [{ 'Invoice Date': '13/11/2026' }], 'valid', []],
  ['a day that the others explain', [{ 'Invoice Date': '02/11/2026' }], 'valid', []],
  ['Arabic digits', [{ 'Invoice Date': '٠٢/١١/٢٠٢٦', Qty: '١٢', 'Unit Price': '٨٤٥٫٥' }], 'valid', []],
  ['thousands', [{ 'Unit Price': '1,234.50' }], 'valid', []],
  ['its own currency beside an amount', [{ 'Unit Price': 'AED 845.50' }], 'valid', []],
  [
    'another currency beside amounts, told of the first',
    [{ 'Unit Price': 'USD 845.50' }, { 'Unit Price': 'USD 10', Description: 'Desk' }],
    'malformed',
    [[0, 'Unit Price']],
  ],
  ['a word for a number', [{ Qty: 'twelve' }], 'malformed', [[0, 'Qty']]],
  ['a day that does not exist', [{ 'Invoice Date': '31/02/2026' }], 'malformed', [[0, 'Invoice Date']]],
  ['a year of two digits', [{ 'Invoice Date': '02/11/26' }], 'malformed', [[0, 'Invoice Date']]],
  ['no quantity', [{}, { Qty: '' }], 'malformed', [[1, 'Qty']]],
  ['a unit by its name', [{ Unit: 'pieces' }], 'valid', []],
  ['a unit that does not exist', [{ Unit: 'xyz' }], 'invalid', [[0, 'Unit']]],
  ['a rate of another category', [{}, { 'VAT %': '15' }], 'invalid', [[1, 'VAT %']]],
  ['a category by its name', [{ 'VAT category': 'Zero rated', 'VAT %': '0' }], 'valid', []],
  [
    'an exemption without a reason, for which there is no column',
    [{ 'VAT category': 'E', 'VAT %': '0' }],
    'invalid',
    [[0, undefined]],
  ],
  ['two customers', [{}, { 'Customer Name': 'Falcon Trading LLC' }], 'malformed', [[1, 'Customer Name']]],
  ['two due dates', [{}, { 'Due Date': '2026-12-03' }], 'malformed', [[1, 'Due Date']]],
  ['a total that is another', [{ 'Grand Total': '10653.29' }], 'invalid', [[0, 'Grand Total']]],
  ['the total', [{ 'Grand Total': '10,653.30' }], 'valid', []],
  ['a net amount that is another', [{}, { 'Net Amount': '10000' }], 'invalid', [[1, 'Net Amount']]],
  ['the net amount', [{ 'Net Amount': '10146.00' }], 'valid', []],
  ['a TRN that is too short', [{ 'Customer TRN': '10071234560000' }], 'invalid', [[0, 'Customer TRN']]],
  ['a TRN in groups', [{ 'Customer TRN': '1007 1234 5600 003' }], 'valid', []],
  ['no customer name', [{ 'Customer Name': '' }], 'invalid', [[0, 'Customer Name']]],
  ['a country by its name', [{ 'Customer Country': 'United Arab Emirates' }], 'valid', []],
  [
    'a country that does not exist',
    [{ 'Customer Country': 'Atlantis' }],
    'invalid',
    [[0, 'Customer Country']],
  ],
  ['an emirate by its name', [{ 'Customer City': 'Dubai', 'Customer Emirate': 'Dubai' }], 'valid', []],
  [
    'an emirate that does not exist',
    [{ 'Customer City': 'Paris', 'Customer Emirate': 'Paris' }],
    'invalid',
    [[0, 'Customer Emirate']],
  ],
  [
    'a credit note without a reason or a reference, for which there are no columns',
    [{ 'Document type': 'CreditNote' }],
    'invalid',
    [[0, undefined]],
  ],
  ['another currency without a rate', [{ Currency: 'USD' }], 'invalid', [[0, undefined]]],
  ['a type in small letters', [{ 'Document type': 'invoice' }], 'valid', []],
  ['a rate with its sign', [{ 'VAT %': '5 %' }], 'valid', []],
  ['thousands as in India', [{ 'Unit Price': '12,34,567.00' }], 'valid', []],
  ['no description', [{ Description: '' }], 'invalid', [[0, 'Description']]],
  ['a time after the day', [{ 'Invoice Date': '2026-11-02 10:30:00' }], 'valid', []],
  ['a month by its name', [{ 'Invoice Date': '2 November 2026' }], 'valid', []],
  ['a dirham sign beside an amount', [{ 'Unit Price': '845.50 د.إ' }], 'valid', []],
];

const quoted = (text: string) => (/[,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const numbered = cases.map(([what, rows, ...expected], at) => {
  const first = 2 + cases.slice(0, at).reduce((sum, [, before]) => sum + before.length, 0);
  return {
    what,
    rows: rows.map((row) => ({ 'Invoice No': `INV-${at + 1}`, ...usual, ...row })),
    first,
    expected,
  };
});
const csv = [
  heads,
  ...numbered.flatMap(({ rows }) =>
    rows.map((row) => heads.map((head) => row[head as keyof typeof row] ?? '')),
  ),
]
  .map((cells) => cells.map(quoted).join(','))
  .join('\r\n');

describe('forty invoices of a table', () => {
  const table = planned(csv, { columns: { Salesperson: null } }, []);
  const verdicts = [...verdictsOf(table, { company })];

  test('are read without a question', () => {
    expect(table.plan.questions).toEqual([]);
    expect(table.plan.map.dates).toBe('day-first');
    expect([...table.plan.leftOut]).toEqual([[heads.indexOf('Salesperson'), 'answer']]);
    expect(verdicts).toHaveLength(40);
  });

  test.each(numbered)('with $what', ({ first, expected: [outcome, errors] }) => {
    const verdict = verdicts.find(({ rows }) => rows[0] === first);
    const places = errors.map(([row, head]) => {
      const at = { sheet: '', row: first + row, column: head === undefined ? 0 : heads.indexOf(head) };
      return head === undefined ? `row ${at.row}` : cellAddress(at);
    });
    expect([verdict?.outcome, [...new Set(verdict?.issues.map(({ address }) => address))]]).toEqual([
      outcome,
      places,
    ]);
  });
});
