import { tableNames } from '../../src/specification/table-names.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { cellsOfInvoice, utf8, workbookOfXml } from '../table/sheets.ts';

/** A file with a table of invoices, and the map by which it is read. */
export interface GivenTable {
  readonly name: string;
  readonly isVariant?: boolean;
  readonly bytes: () => Uint8Array;
  readonly map?: TableMap;
}

export type Cells = Readonly<Record<string, string>>;

/** Two invoices of three rows. */
const usual: readonly Cells[] = [
  row('INV-1', { Description: 'Office chair', Qty: '12', 'Unit Price': '845.50' }),
  row('INV-1', { Description: 'Desk', Qty: '2', 'Unit Price': '1200.00', 'VAT category': 'Z', 'VAT %': '0' }),
  row('INV-2', { Description: 'Lamp', Qty: '3', 'Unit Price': '99.95', 'Invoice Date': '2026-11-20' }),
];

export function row(number: string, cells: Cells): Cells {
  return {
    'Invoice No': number,
    ...cellsOfInvoice,
    Unit: 'EA',
    'VAT category': 'S',
    'VAT %': '5',
    ...cells,
  };
}

const words = [
  '',
  'x',
  '-',
  '0',
  '-1',
  '1,234.50',
  '1.234,50',
  '1,234',
  '12 Nos',
  '10%',
  '(5.00)',
  'AED 5',
  'USD 845.50/kg',
  '٨٤٥٫٥',
  'twelve',
  '02/11/2026',
  '13/11/2026',
  '11.13.2026',
  '2-Nov-26',
  '20261102',
  '2026-11-02T22:00:00Z',
  '31/02/2026',
  'Tax Invoice',
  'Credit note',
  'Zero rated',
  'Standard Rate [5%]',
  'Dubai',
  'United Arab Emirates',
  'Cash',
  'pieces',
  '100-7123-4560-0003',
  'Yes',
  '#REF!',
  '=1+1',
];

/** Columns beside the usual ones, with the cells of the three rows. */
const further: Readonly<Record<string, readonly string[]>> = {
  Status: ['Void', '', 'Posted'],
  'Order Status': ['Draft', 'Draft', 'Sent'],
  Salesperson: ['Huda', '', 'Omar'],
  Discount: ['10', '', '5%'],
  'Discount %': ['10', '0', '2.5'],
  Shipping: ['25', '', ''],
  'Net Amount': ['10146.00', '2400.00', '299.85'],
  'VAT Amount': ['507.30', '0', '14.99'],
  'Grand Total': ['13053.30', '', '314.84'],
  'Sub Total': ['12546', '12546', '300'],
  'Amount paid': ['1000', '', '0'],
  Rounding: ['0.05', '', '-0.01'],
  'Exchange rate': ['1', '', '3.6725'],
  الوصف: ['كرسي', 'مكتب', 'مصباح'],
  'Invoice No': ['A', 'A', 'B'],
  'Cancelled at': ['', '', '2026-11-03'],
  'Delivery date': ['2026-11-01', '', '01/11/2026'],
  Exempt: ['TRUE', '', 'no'],
};

const quoted = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function csvOf(rows: readonly Cells[], separator = ',', end = '\r\n'): string {
  const heads = [...new Set(rows.flatMap((each) => Object.keys(each)))];
  const cells = [heads, ...rows.map((each) => heads.map((head) => each[head] ?? ''))];
  return cells.map((line) => line.map(quoted).join(separator)).join(end);
}

const withCell = (at: number, head: string, text: string) =>
  usual.map((each, index) => (index === at ? { ...each, [head]: text } : each));
const withEach = (change: (cells: Cells, at: number) => Cells) => usual.map(change);
const without = (cells: Cells, head: string): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => name !== head));

function sheetOf(rows: readonly Cells[], cell: (text: string) => string): string {
  const heads = Object.keys(usual[0] ?? {});
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return [heads.map(inline), ...rows.map((each) => heads.map((head) => cell(each[head] ?? '')))]
    .map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`)
    .join('');
}

function shapes(): Readonly<Record<string, string | Uint8Array>> {
  const plain = csvOf(usual);
  const lines = plain.split('\r\n');
  const utf16 = Buffer.from(`\ufeff${plain}`, 'utf16le');
  const typed = (text: string) =>
    /^-?\d+(\.\d+)?$/.test(text)
      ? `<c><v>${text}</v></c>`
      : /^\d{4}-\d\d-\d\d$/.test(text)
        ? `<c s="1"><v>${Date.parse(text) / 86_400_000 + 25_569}</v></c>`
        : `<c t="str"><v>${text}</v></c>`;
  return {
    'as it is': plain,
    'by semicolons': csvOf(usual, ';'),
    'by tabs': csvOf(usual, '\t', '\n'),
    'of UTF-16': utf16,
    'with a mark': `\ufeff${plain}`,
    'of Windows-1256': Buffer.concat([
      Buffer.from(plain.replace('Office chair', '')),
      Buffer.from([0xc7, 0xe1]),
    ]),
    'below a title': `Falcon LLC\r\n\r\n${plain}`,
    'with a total below': `${plain}\r\nTotal,,,,,,,,,,,,,,,,12546\r\n`,
    'with empty rows': lines.join('\r\n\r\n'),
    'with its heads again': [...lines, lines[0]].join('\r\n'),
    'of heads alone': lines[0] ?? '',
    'of no bytes': '',
    'with an open quotation mark': `${plain}\r\n"`,
    'with continuing rows': csvOf(
      withEach((cells, at) => (at === 1 ? { Description: 'Desk', Qty: '2', 'Unit Price': '1200' } : cells)),
    ),
    'with continuing rows under their number': csvOf(
      withEach((cells, at) =>
        at === 1 ? { 'Invoice No': 'INV-1', Description: 'Desk', Qty: '2', 'Unit Price': '1200' } : cells,
      ),
    ),
    'as a workbook of typed cells': workbookOfXml({ formats: ['yyyy-mm-dd'], sheet: sheetOf(usual, typed) }),
    'as a workbook counted from 1904': workbookOfXml({
      formats: ['yyyy-mm-dd'],
      workbookPr: '<workbookPr date1904="1"/>',
      sheet: sheetOf(usual, typed),
    }),
    'as a workbook of texts': workbookOfXml({
      sheet: sheetOf(usual, (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`),
    }),
    'as a workbook with hidden rows': workbookOfXml({
      formats: ['yyyy-mm-dd'],
      sheet: sheetOf(usual, typed).replace('<row r="3"', '<row r="3" hidden="1"'),
    }),
    'as a workbook with merged cells': workbookOfXml({
      formats: ['yyyy-mm-dd'],
      sheet: sheetOf(usual, typed),
      after: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>',
    }),
    'as a workbook with an error': workbookOfXml({
      sheet: sheetOf(usual, (text) => (text === '12' ? '<c t="e"><v>#REF!</v></c>' : typed(text))),
    }),
  };
}

const maps: Readonly<Record<string, TableMap>> = {
  'months first': { dates: 'month-first' },
  'days first': { dates: 'day-first' },
  'decimals after a comma': { decimals: 'comma' },
  'decimals after a point': { decimals: 'point' },
  'the price as a discount': { columns: { 'Unit Price': 'lineDiscount' } },
  'another field': { columns: { Description: 'lines[].name', Unit: null } },
  'an undecided column': { columns: { Description: '?' } },
  'no such field': { columns: { Description: 'lines[].nothing' } },
  'no such column': { columns: { Nothing: 'notes' } },
  'values for all': { values: { notes: 'Thanks', 'lines[].vatCategory': 'S' } },
  'codes for words': { codes: { 'lines[].unitCode': { EA: 'HUR' }, paymentMode: { 10: '30' } } },
  'rows to skip': { rows: { Office: 'skip', '*': 'read' } },
  'the second row as heads': { headRow: 2 },
  'a sheet': { sheet: 'Sales' },
};

const statuses: TableMap = {
  statuses: {
    Status: { Void: 'skip', Posted: 'read', '': 'read' },
    'Order Status': { Draft: 'skip', '*': 'read' },
    'Cancelled at': { '*': 'skip', '': 'read' },
    Exempt: { '*': 'read' },
  },
  columns: {
    Discount: 'lineDiscount',
    Shipping: 'charge',
    Salesperson: null,
    'Amount paid': 'prepaidAmount',
  },
};

/** Tables in many shapes: other heads, cells, statuses, sums, encodings and maps. */
export function* tables(): Generator<GivenTable> {
  for (const [shape, file] of Object.entries(shapes()))
    yield { name: `shapes: ${shape}`, bytes: () => (typeof file === 'string' ? utf8(file) : file) };
  for (const [way, map] of Object.entries(maps))
    yield { name: `maps: ${way}`, bytes: () => utf8(csvOf(usual)), map };
  for (const [head, cells] of Object.entries(further)) {
    const bytes = () => utf8(csvOf(withEach((each, at) => ({ ...each, [head]: cells[at] ?? '' }))));
    yield { name: `columns: ${head}`, bytes };
    yield { name: `columns: ${head} by a map`, bytes, map: statuses };
    const map: TableMap = { columns: { [head]: 'discount' } };
    yield { name: `columns: ${head} as a discount`, bytes, map };
    yield { name: `columns: ${head} as a line charge`, bytes, map: { columns: { [head]: 'lineCharge' } } };
    yield { name: `columns: ${head} as included`, bytes, map: { columns: { [head]: 'included' } } };
  }
  for (const head of Object.keys(usual[0] ?? {})) {
    yield { name: `heads: no ${head}`, bytes: () => utf8(csvOf(usual.map((each) => without(each, head)))) };
    for (const name of [head.toUpperCase(), head.replaceAll(' ', '_'), `${head}s`, `Our ${head}`])
      yield {
        name: `heads: ${head} as ${name}`,
        isVariant: true,
        bytes: () => utf8(csvOf(usual).replace(head, name)),
      };
    for (const text of words)
      for (const at of [0, 1])
        yield {
          name: `cells: ${head} ${text === '' ? 'empty' : text} in row ${at + 2}`,
          isVariant: true,
          bytes: () => utf8(csvOf(withCell(at, head, text))),
        };
  }
  for (const { system, columns, marks, statuses: known = {} } of tableNames.layouts) {
    const heads = [...new Set([...Object.keys(columns), ...marks])];
    const [[statusHead, meanings] = ['', {}]] = Object.entries(known);
    const states = Object.keys(meanings ?? {});
    const lines = [0, 1, 2].map((at) =>
      heads
        .map((head) => cellOf(head, columns[head] ?? '', at, head === statusHead ? states : []))
        .map(quoted),
    );
    yield {
      name: `layouts: ${system}`,
      bytes: () => utf8([heads.map(quoted), ...lines].map((each) => each.join(',')).join('\n')),
    };
  }
}

/** A cell of an export, by the field of its column. */
function cellOf(head: string, field: string, at: number, states: readonly string[]): string {
  if (states.length > 0) return states[at % states.length] ?? '';
  if (/date|due|period/i.test(field)) return `2026-11-${10 + at}`;
  if (/[Nn]umber|\.id$/.test(field)) return `A-${Math.min(at, 1)}`;
  if (/amount|price|total|quantity|rate|percent|charge|discount|included/i.test(field))
    return String(5 * (at + 1));
  if (field === 'currency') return 'AED';
  return at === 2 ? '' : `${head} ${at}`;
}
