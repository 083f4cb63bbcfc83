import type { TableMap } from '../../src/table/map/table-map.ts';
import { utf8 } from '../table/sheets.ts';
import { type Cells, csvOf, type GivenTable, row } from './table-files.ts';
import { variantsOf } from './variants.ts';

const line = (number: string, item: string, quantity: number, price: number, more: Cells = {}): Cells =>
  row(number, {
    ...{ Description: item, Qty: String(quantity), 'Unit Price': price.toFixed(2) },
    ...{ 'Net Amount': (quantity * price).toFixed(2), ...more },
  });

const sales: readonly Cells[] = [
  line('A-1', 'Chair', 2, 10),
  line('A-1', 'Desk', 1, 20),
  line('A-2', 'Lamp', 3, 5),
  line('A-3', 'Sofa', 1, 55),
];

/** Rows that stand between the rows of invoices in reports, by what they say. */
const between: Readonly<Record<string, Cells>> = {
  'a total of all': { 'Invoice No': 'Total', Qty: '7', 'Net Amount': '110.00' },
  'a grand total': { 'Customer Name': 'Grand Total', 'Net Amount': '110' },
  'a total of another sum': { 'Invoice No': 'Total', 'Net Amount': '111.00' },
  'a subtotal of the first invoice': { Description: 'Sub Total', 'Net Amount': '40.00' },
  'a sum of two without a label': { 'Net Amount': '40.00' },
  'a sum of one without a label': { 'Net Amount': '15.00' },
  'a sum of one in two columns': { Qty: '3', 'Net Amount': '15.00' },
  'a sum beside a name': { 'Customer Name': 'North', 'Net Amount': '40.00' },
  'a sum beside its number': { 'Invoice No': 'A-1', 'Net Amount': '40.00' },
  zeros: { Qty: '0', 'Net Amount': '0.00' },
  'a label of a total alone': { 'Invoice No': 'Total' },
  'a note': { 'Invoice No': 'Goods once sold are not taken back' },
  'a note in another column': { 'Customer Name': 'Region: North' },
  'an item alone': { Description: 'Cushion' },
  'a number alone': { 'Invoice No': 'A-9' },
  'a line without a number': { Description: 'Cushion', Qty: '1', 'Unit Price': '5', 'Net Amount': '5' },
  'another invoice without a number': { ...line('', 'Cushion', 1, 5), 'Customer Name': 'Other LLC' },
  'a line named like a total': line('A-3', 'Total station', 1, 40),
  'an invoice named like a total': line('Total', 'Cushion', 1, 40),
  'the same row': line('A-1', 'Chair', 2, 10),
  'a row with an equal amount': line('A-4', 'Vase', 1, 55),
  'the heads': Object.fromEntries(Object.keys(sales[0] ?? {}).map((head) => [head, head])),
  'two notes': { 'Invoice No': 'Printed by Huda', 'Invoice Date': 'at noon' },
};

const numbered = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at));

/** Contents of a column that no field has. */
const contents: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [2, 11, 12, 13, 24, 25, 100, 101].map((count) => [
      `${count} words`,
      numbered(count, (at) => `Word ${'abcdefghij'[at % 10]}${at}`),
    ]),
  ),
  'six words in twelve rows': numbered(12, (at) => `Stage ${at % 6}x`),
  'thirteen words, each twice': numbered(26, (at) => `Stage ${at % 13}x`),
  'words of 40 letters': numbered(4, (at) => `${at % 2}`.padEnd(40, 'x')),
  'words of 41 letters': numbered(4, (at) => `${at % 2}`.padEnd(41, 'x')),
  'zeros and ones': ['0', '1', '2', '1'],
  'zeros to three': ['0', '1', '2', '3'],
  'numbers and words, half each': ['5', '6', 'x', 'y'],
  'fewer numbers than words': ['5', 'x', 'y', 'z'],
  'many words and a number': [...numbered(20, (at) => `word ${at}`), '5'],
  'numbers of nine digits': ['123456789', '234567891'],
  'numbers of eight digits': ['12345678', '23456789'],
  'numbers with zeros': ['0123', '0456'],
  telephones: ['+971 50 123 4567', '+971501234568'],
  percentages: ['5%', '10%'],
  'negative numbers': ['-5', '-6'],
  'one negative number': ['-5', '6'],
  dates: ['2026-11-02', '2026-11-03'],
  'dates and nothing': ['2026-11-02', '', '2026-11-03'],
  flags: ['Yes', 'No', 'Yes'],
  'flags and words': ['Yes', 'No', 'Maybe'],
  nothing: ['-', 'n/a', '0', '0.00', ''],
  'repeated amounts': ['5', '5', '6', '6'],
  codes: ['A-1', 'B-2', 'C-3'],
  'signs alone': ['(5)', '+5', '- -'],
};

const mapOfAll: TableMap = {
  headRow: 1,
  dates: 'day-first',
  decimals: 'point',
  columns: { 'Net Amount': 'lines[].lineExtensionAmount', Remark: 'status', Description: 'lines[].name' },
  values: { notes: 'Thanks', 'lines[].itemTypeCode': 'S' },
  codes: { 'lines[].unitCode': { EA: 'HUR' } },
  statuses: { Remark: { Void: 'skip', '*': 'read', '': 'read' }, '*': { Draft: 'skip' } },
  rows: { Total: 'skip', '*': 'read' },
  hiddenRows: 'skip',
};

/** Heads that a column of quantities, of prices or of numbers may have. */
const heads: Readonly<Record<string, readonly string[]>> = {
  'Unit Price': [
    'Unit Price (AED)',
    'Unit Price USD',
    'Unit Price [XYZ]',
    '* Unit Price',
    'Unit Price *',
    '*',
    'price per unit',
    'PRICE',
    'Amount',
    'Rate',
  ],
  Description: [
    'Description 2',
    'Description 0',
    'Description 1001',
    'Item',
    'Product name',
    'lines[].name',
    'Line, Description',
    'البند',
    'd'.repeat(201),
  ],
  'Invoice No': [
    'Credit Note No',
    'Invoice ID',
    'Internal id',
    'Number',
    'invoiceNumber',
    'Bill #',
    'رقم الفاتورة',
  ],
  Qty: ['qty.', 'Quantity (EA)', 'Invoice lines/Quantity', 'invoice_line_ids/quantity', 'Hours'],
};

/** Tables with a further row at each place, contents of a column, heads, and variants of a map. */
export function* tablesOfRows(): Generator<GivenTable> {
  for (const [what, cells] of Object.entries(between))
    for (const at of [1, 2, 3, 4])
      for (const [way, map] of Object.entries({
        asked: {},
        skipped: { rows: { '*': 'skip', Total: 'skip' } },
        read: { rows: { '*': 'read', Total: 'read' } },
      } satisfies Record<string, TableMap>))
        if (way === 'asked' || at === 3)
          yield {
            name: `between: ${what} after row ${at}, ${way}`,
            bytes: () => utf8(csvOf(sales.toSpliced(at, 0, cells))),
            map,
          };
  for (const [what, words] of Object.entries(contents))
    yield {
      name: `contents: ${what}`,
      bytes: () =>
        utf8(
          csvOf(words.map((Remark, at) => line(`A-${Math.floor(at / 2)}`, `Item ${at}`, 1, 5, { Remark }))),
        ),
    };
  for (const [head, others] of Object.entries(heads))
    for (const other of others) {
      yield { name: `heads: ${head} is ${other}`, bytes: () => utf8(csvOf(sales).replace(head, other)) };
      yield {
        name: `heads: ${other} beside ${head}`,
        bytes: () => utf8(csvOf(sales.map((each) => ({ ...each, [other]: each[head] ?? '' })))),
      };
    }
  const remarked = sales.map((each, at) => ({
    ...each,
    Remark: ['Void', 'Void', 'Sent', 'Draft'][at] ?? '',
  }));
  const variants = variantsOf(mapOfAll).filter(({ name }) =>
    /left out|null|as a text|as no|emptied|as 0|one more|in upper case|by another|neighbour/.test(name),
  );
  for (const { name, document } of variants)
    yield { name: `map: ${name}`, bytes: () => utf8(csvOf(remarked)), map: document() as TableMap };
}
