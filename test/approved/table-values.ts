import type { TableMap } from '../../src/table/map/table-map.ts';
import { utf8, workbookOfXml } from '../table/sheets.ts';
import { type Cells, csvOf, type GivenTable, row } from './table-files.ts';

/** Texts of cells, by what they say; each is the cell of an invoice. */
export const texts: Readonly<Record<string, readonly string[]>> = {
  dates: apart`2026-11-02¦2026/11/02¦2026/11/2¦2026.11.02¦20261102¦2/11/2026¦02-11-2026¦02.11.2026¦02/02/2026
¦13/11/2026¦11/13/2026¦11.13.2026¦11/11/2026¦31/02/2026¦2026-02-30¦2/11/26¦٠٢/١١/٢٠٢٦¦2-Nov-2026¦2-Nov-26¦2-Nov-02
¦2-Nov-19¦2-Nov-20¦2-Nov-49¦2-Nov-50¦2 November 2026¦NOV 2, 2026¦Nov 2 2026¦2 نوفمبر 2026¦٢ نوفمبر ٢٠٢٦
¦2 تشرين الثاني 2026¦2 أغسطس 2026¦2 Nov, 2026¦32 Nov 2026¦2026-11-02T22:00:00Z¦2026-11-02 20:00:00+00:00
¦2026-11-02T19:59:59Z¦2026-11-02T01:00:00+05:30¦2026-11-02T23:30:00-05:00¦2026-11-02T10:30:00¦2026-11-02 9:00
¦2026-11-02T03:00+0400¦02/11/2026 11:30 PM¦13/11/2026 10:30 PM¦2026-11-02 23:30:00.5 -0530¦2026-11-02T25:00:00Z
¦ 2026-11-02 ¦\u200e2026-11-02¦soon¦Nov 2026¦46328¦1/2`,
  numbers: apart`1¦12¦007¦1.5¦1,5¦12,5¦0.125¦1,234¦1.234¦1,234.50¦1.234,50¦1 234.50¦1 234,50¦1'234.50¦12,34,567.00¦1,23
¦1,23,45¦1,2345¦12,3456,789.0¦0,123¦01,234¦.5¦,5¦5.¦5,¦(5.00)¦5.00-¦5-¦-5¦(-5)¦-5-¦--5¦(5¦- 5¦\u22125¦-0¦(0)¦00.50
¦٨٤٥٫٥¦١٬٢٣٤٫٥¦1٬234¦AED¦AED 5¦5 AED¦aed5¦USD 5¦AED5/kg¦5 AED/kg¦5/kg¦845.50/Nos¦5 / Nos¦5 kg¦12 Nos¦١٢ قطعة¦5 EA¦5 mn
¦5 pieces¦Dh 5¦Dhs. 5¦د.إ 5¦5 د.إ¦Rupees 5¦INV-5¦No.-5¦5 AED1¦5 %0¦5%%¦5 %¦5%¦٥٪¦5٪¦%5¦٪5¦5/-¦5 /=¦1e3¦1E+3
¦9007199254740993¦12345678901234567.89¦0.1234567890123456789¦123456789012345678901¦1.2.3¦1,2,3¦1/2¦five¦$5¦€ 5,00
¦5 pieces each¦5 x 3¦\u200f5¦NaN¦N/A¦nil¦0.0000000¦-`,
  flags: apart`true¦TRUE¦Yes¦y¦Y¦1¦x¦X¦نعم¦صح¦false¦FALSE¦No¦n¦0¦-¦لا¦خطأ¦ yes ¦yess¦maybe¦2¦on`,
  identifiers: apart`100712345600003¦1.00712E+14¦1,00712E+14¦1E+2¦1.5E+1¦1.5E+0¦1.50e+2¦1.5E-2¦2E+1-7¦007¦ 7 ¦+9715
¦100-7123-4560-0003¦#REF!¦=1+1¦'007¦TRUE¦ \u200b `,
  words: apart`S¦Z¦standard¦Standard Rate [5%]¦VAT 5%¦5%¦5 ٪¦0%¦10%¦Zero rated¦ZERO RATED (0%)¦Zero 5%¦Exempt¦معفى
¦Standard / قياسي¦Standard | Zero¦Standard\nStandard¦Reverse charge¦x¦5.00%¦05%`,
};

function apart({ raw }: TemplateStringsArray): string[] {
  const text = (raw[0] ?? '').replaceAll('\n¦', '¦');
  return text
    .split('¦')
    .map((each) =>
      each
        .replaceAll(/\\u(\w{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)))
        .replaceAll('\\n', '\n'),
    );
}

/** The column whose cells are written in these ways, the field that it fills, and the maps by which they are read. */
const columns: readonly (readonly [
  head: string,
  said: string,
  field: string | undefined,
  maps: readonly TableMap[],
])[] = [
  ['Invoice Date', 'dates', undefined, [{}, { dates: 'day-first' }, { dates: 'month-first' }]],
  ['Delivery date', 'dates', 'delivery.deliveryDate', [{ dates: 'day-first' }]],
  ['Unit Price', 'numbers', undefined, [{}, { decimals: 'point' }, { decimals: 'comma' }]],
  ['Qty', 'numbers', undefined, [{ decimals: 'point' }]],
  ['VAT %', 'numbers', undefined, [{ decimals: 'point' }]],
  ['Discount', 'numbers', 'lineDiscount', [{ decimals: 'point' }]],
  ['Discount', 'numbers', 'discount', [{ decimals: 'point' }]],
  ['Charge', 'numbers', 'lineCharge', [{ decimals: 'point' }]],
  ['Net', 'numbers', 'lines[].lineExtensionAmount', [{ decimals: 'point' }]],
  ['Total', 'numbers', 'legalMonetaryTotal.taxInclusiveAmount', [{ decimals: 'point' }]],
  ['VAT', 'numbers', 'taxTotal.taxAmount', [{ decimals: 'point' }]],
  ['Export', 'flags', 'transactionType.exports', [{}]],
  ['Customer TRN', 'identifiers', undefined, [{}]],
  ['Description', 'identifiers', undefined, [{}]],
  ['VAT category', 'words', undefined, [{}]],
];

/** Cells of workbooks, by what they hold; the formats are a date, a percentage, leading zeros and a time. */
const typed: Readonly<Record<string, string>> = {
  number: '<c><v>12.5</v></c>',
  whole: '<c><v>7</v></c>',
  'of 15 digits': '<c><v>100712345600003</v></c>',
  'of 16 digits': '<c><v>1007123456000031</v></c>',
  date: '<c s="1"><v>46328</v></c>',
  'date with a time': '<c s="1"><v>46328.99</v></c>',
  percentage: '<c s="2"><v>0.05</v></c>',
  'of five digits': '<c s="3"><v>42</v></c>',
  time: '<c s="4"><v>0.5</v></c>',
  true: '<c t="b"><v>1</v></c>',
  false: '<c t="b"><v>0</v></c>',
  error: '<c t="e"><v>#N/A</v></c>',
  'formula of a text': '<c t="str"><f>A1</f><v>S</v></c>',
  'formula that is not computed': '<c><f>A1</f></c>',
  'empty text': '<c t="inlineStr"><is><t></t></is></c>',
  'text of runs':
    '<c t="inlineStr"><is><r><t>2026-</t></r><r><t xml:space="preserve">11-02 </t></r></is></c>',
  'no value': '<c s="1"/>',
};

const invoices = (said: readonly string[], head: string): Cells[] =>
  said.map((text, at) =>
    row(`INV-${at + 1}`, { Description: 'Chair', Qty: '2', 'Unit Price': '10', [head]: text }),
  );

const heads = Object.keys(row('', { Description: '', Qty: '', 'Unit Price': '' }));
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook in which a column has a cell of each type, one for each invoice. */
function workbookOfTypes(head: string): Uint8Array {
  const rows = invoices(Object.keys(typed), head).map((cells) =>
    heads.map((each) => (each === head ? (typed[cells[each] ?? ''] ?? '') : inline(cells[each] ?? ''))),
  );
  return workbookOfXml({
    formats: ['yyyy-mm-dd', '0%', '00000', 'hh:mm'],
    sheet: [heads.map(inline), ...rows]
      .map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`)
      .join(''),
  });
}

/** Other ways to write the value that the first row of an invoice has, and another value. */
const again: Readonly<Record<string, readonly string[]>> = {
  'Invoice Date': ['02/11/2026', '2 Nov 2026', '2026-11-03'],
  'Due Date': ['2026-12-02T10:00:00', '2026-12-03'],
  'Document type': ['invoice', 'Tax Invoice', 'Credit note'],
  Currency: ['aed', 'AED ', 'USD'],
  'Customer Name': ['OASIS CONSULTING FZ-LLC', 'Other'],
  'Customer TRN': ['100-7123-4560-0003', '100712345600004'],
  'Customer Country': ['United Arab Emirates', 'SA'],
  'Payment method': ['Cash', '30'],
  'Total due': ['1,234.50', '1234.500', '1234.51', ''],
};

const lines = (number: string, cells: Cells, more: Cells): Cells[] => [
  row(number, { Description: 'Chair', Qty: '2', 'Unit Price': '10', ...cells }),
  row(number, { Description: 'Desk', Qty: '1', 'Unit Price': '20', ...cells, ...more }),
];

const minus = (quantity: string, total: string, type = 'Credit note'): Cells[] =>
  [quantity, '-1'].map((Qty) =>
    row('CN-1', {
      Description: 'Chair',
      'Unit Price': '10',
      Qty,
      'Document type': type,
      'Grand Total': total,
    }),
  );

/** Tables in which the rows of invoices repeat, contradict, mix or negate what others say. */
const mixed: Readonly<Record<string, readonly Cells[]>> = {
  'rows apart': ['A', 'B', 'A', 'C', 'B', 'A'].map((number, at) =>
    row(number, { Description: `Item ${at}`, Qty: '1', 'Unit Price': '5' }),
  ),
  'equal rows': [...lines('A', {}, {}), ...lines('A', {}, {}), ...lines('B', {}, {})],
  'equal rows with a total': [
    ...lines('A', { 'Grand Total': '84' }, {}),
    ...lines('A', { 'Grand Total': '84' }, {}),
  ],
  'a credit with minus signs': minus('-2', '-31.50'),
  'a credit with one minus sign': minus('2', '-31.50'),
  'a credit with a positive total': minus('-2', '31.50'),
  'an invoice with minus signs': minus('-2', '-31.50', 'Invoice'),
  'discounts in some lines': lines('A', { 'Line Discount': '1' }, { 'Line Discount': '' }),
  'shipping in lines': lines('A', { Shipping: '5' }, { Shipping: '6' }),
  'shipping in each row': lines('A', { Shipping: '5' }, {}),
  'shipping with other rates': lines('A', { Shipping: '5' }, { 'VAT category': 'Z', 'VAT %': '0' }),
  'VAT without a rate': lines('A', { 'VAT category': '', 'VAT %': '', 'VAT Amount': '1.00' }, {}),
  'VAT of no rate': lines('A', { 'VAT category': '', 'VAT %': '', 'VAT Amount': '0.37' }, {}),
  'VAT of the invoice': lines('A', { 'VAT category': '', 'VAT %': '', 'Total VAT': '2.00' }, {}),
};

/** Tables with many ways to write each value, of every type of cell, and of rows that do not agree. */
export function* tablesOfValues(): Generator<GivenTable> {
  for (const [head, said, field, maps] of columns)
    for (const map of maps)
      yield {
        name: `written: ${head} of ${said} as ${field ?? 'itself'} ${JSON.stringify(map)}`,
        bytes: () => utf8(csvOf(invoices(texts[said] ?? [], head))),
        map: field === undefined ? map : { ...map, columns: { [head]: field } },
      };
  for (const head of heads)
    yield { name: `types: ${head}`, bytes: () => workbookOfTypes(head), map: { dates: 'day-first' } };
  for (const [head, all] of Object.entries(again))
    for (const text of all) {
      const before: Cells = head === 'Total due' ? { [head]: '1234.50' } : {};
      yield {
        name: `again: ${head} as ${text}`,
        bytes: () => utf8(csvOf(lines('A', before, { [head]: text }))),
        map: {
          dates: 'day-first',
          ...(head === 'Total due' ? { columns: { [head]: 'legalMonetaryTotal.payableAmount' } } : {}),
        },
      };
    }
  for (const [name, rows] of Object.entries(mixed))
    yield { name: `rows: ${name}`, bytes: () => utf8(csvOf(rows)) };
}
