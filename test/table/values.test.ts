import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describedSpecification } from '../../src/specification/described.ts';
import { tableNames } from '../../src/specification/table-names.ts';
import type { Cell } from '../../src/table/cell.ts';
import { columnField } from '../../src/table/map/column-field.ts';
import { headKey } from '../../src/table/map/head-key.ts';
import { saidAmounts } from '../../src/table/requests/stated-amounts.ts';
import { cellValue } from '../../src/table/values/cell-value.ts';
import { numberSaid } from '../../src/table/values/number-text.ts';
import { dateSaid } from '../../src/table/values/written-date.ts';
import { builtInFormat } from '../../src/table/xlsx/number-format.ts';

test('the formats that a workbook does not spell out are dates, percentages or plain', () => {
  const ids = Array.from({ length: 60 }, (_, id) => id);
  const dates = ids.filter((id) => builtInFormat(id) === 'date');
  const fromTo = (first: number, last: number) => ids.slice(first, last + 1);
  expect(dates).toEqual([...fromTo(14, 22), ...fromTo(27, 36), ...fromTo(45, 47), ...fromTo(50, 58)]);
  expect(ids.filter((id) => builtInFormat(id) === 'percent')).toEqual([9, 10]);
});

describe('a number in a text', () => {
  test.each([
    ['12', '12', '12'],
    ['1,234.50', '1234.50', undefined],
    ['1.234,50', undefined, '1234.50'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['0.125', '0.125', undefined],
    ['12,5', undefined, '12.5'],
    ['12,34,567.00', '1234567.00', undefined],
    ['1 234,50', undefined, '1234.50'],
    ["1'234.50", '1234.50', undefined],
    ['(5.00)', '-5.00', undefined],
    ['5.00-', '-5.00', undefined],
    ['-5', '-5', '-5'],
    ['−5', '-5', '-5'],
    ['٨٤٥٫٥', '845.5', '845.5'],
    ['١٬٢٣٤٫٥', '1234.5', '1234.5'],
    ['AED 5', '5', '5'],
    ['5 %', '5', '5'],
    ['007', '7', '7'],
    ['.5', '0.5', undefined],
  ])('%s is %s where a point is before decimals, and %s where a comma is', (text, point, comma) => {
    expect(numberSaid(text)?.by).toEqual({ point, comma });
  });

  test.each(['', 'x', '1.2.3', '12,3456,789.0', '--5', '(5', '1,23', 'AED', '1/2', '5%%', '5 AED1', '5 %0'])(
    '%s is none, or not one for both marks',
    (text) => {
      expect(numberSaid(text)?.by.point).toBeUndefined();
    },
  );
});

describe('a day in a text', () => {
  test.each([
    ['2026-11-02', '2026-11-02'],
    ['2026/11/2', '2026-11-02'],
    ['20261102', '2026-11-02'],
    ['13/11/2026', '2026-11-13'],
    ['11.13.2026', '2026-11-13'],
    ['02/02/2026', '2026-02-02'],
    ['2-Nov-2026', '2026-11-02'],
    ['2-Nov-26', '2026-11-02'],
    ['Nov 2, 2026', '2026-11-02'],
    ['٢ نوفمبر ٢٠٢٦', '2026-11-02'],
    ['2 تشرين الثاني 2026', '2026-11-02'],
    ['2026-11-02T10:30:00', '2026-11-02'],
    ['13/11/2026 10:30 PM', '2026-11-13'],
  ])('%s is %s', (text, day) => {
    expect(dateSaid(text)).toMatchObject({ day });
  });

  test('that can be two is both', () => {
    expect(dateSaid('02/11/2026')).toEqual({
      by: { 'day-first': '2026-11-02', 'month-first': '2026-02-11' },
    });
  });

  test.each([
    ['2026-11-02T22:00:00Z', '2026-11-03'],
    ['2026-11-02T19:59:00Z', '2026-11-02'],
    ['2026-11-02T01:00:00+05:30', '2026-11-01'],
    ['2026-11-02T23:30:00-05:00', '2026-11-03'],
  ])('in another time zone is that of the UAE at that moment: %s', (text, day) => {
    expect(dateSaid(text, '+04:00')).toMatchObject({ day });
  });

  test.each([
    ['02/11/26', { unsaid: 'year' }],
    ['2-Nov-02', { unsaid: 'year' }],
    ['2026-11-02T22:00:00Z', { unsaid: 'zone' }],
    ['31/02/2026', undefined],
    ['soon', undefined],
    ['46328', undefined],
  ])('is not made up: %s', (text, said) => {
    expect(dateSaid(text)).toEqual(said);
  });
});

describe('a cell', () => {
  const read = (path: string, cell: Cell) => {
    const field = columnField(path, describedSpecification.fields);
    if (field === undefined) throw new Error(path);
    return cellValue(cell, field, { dates: undefined, decimals: undefined });
  };

  test.each([
    ['buyer.trn', { kind: 'number', text: '100354879700003' }, { value: '100354879700003' }],
    ['lines[].vatRate', { kind: 'number', text: '5', shown: 'percent' }, { value: 5 }],
    ['lines[].vatRate', { kind: 'text', text: '٥٪' }, { value: 5 }],
    ['lines[].vatRate', { kind: 'text', text: '5٪' }, { value: 5 }],
    ['lines[].quantity', { kind: 'text', text: '12 Nos' }, { value: 12, unit: 'Nos' }],
    ['lines[].quantity', { kind: 'text', text: '١٢ قطعة' }, { value: 12, unit: 'قطعة' }],
    ['lines[].unitPrice', { kind: 'text', text: '845.50/Nos' }, { value: 845.5, unit: 'Nos' }],
    ['lines[].unitPrice', { kind: 'text', text: '5 AED/kg' }, { value: 5, currency: 'AED', unit: 'kg' }],
    ['lines[].allowancesCharges[0].amount', { kind: 'text', text: '10%' }, { value: 10, isPercent: true }],
    ['issueDate', { kind: 'date', text: '2026-11-02T10:30:00' }, { value: '2026-11-02' }],
    ['transactionType.exports', { kind: 'boolean', text: 'TRUE' }, { value: true }],
    ['transactionType.exports', { kind: 'text', text: 'لا' }, { value: false }],
    ['lines[].description', { kind: 'text', text: ' \u200b ' }, undefined],
  ] as const)('of %s that holds %j is %j', (path, cell, value) => {
    expect(read(path, cell)).toEqual(value);
  });

  test.each([
    ['lines[].unitPrice', { kind: 'error', text: '#REF!' }, 'errorCell'],
    ['lines[].unitPrice', { kind: 'uncalculated', text: '' }, 'uncalculatedCell'],
    ['lines[].unitPrice', { kind: 'text', text: 'ten' }, 'notNumber'],
    ['lines[].unitPrice', { kind: 'text', text: '5 mn' }, 'notNumber'],
    ['lines[].vatTotal', { kind: 'text', text: '5 pieces' }, 'notNumber'],
    ['lines[].unitPrice', { kind: 'text', text: '1,234' }, 'notNumber'],
    ['lines[].unitPrice', { kind: 'text', text: '12345678901234567.89' }, 'longNumber'],
    ['lines[].unitPrice', { kind: 'number', text: '5', shown: 'percent' }, 'percentInstead'],
    ['lines[].quantity', { kind: 'date', text: '2026-01-12' }, 'dateInstead'],
    ['invoiceNumber', { kind: 'date', text: '2026-01-12' }, 'dateInstead'],
    ['invoiceNumber', { kind: 'boolean', text: 'TRUE' }, 'booleanInstead'],
    ['paymentBankAccount', { kind: 'number', text: '1234567890123460' }, 'cutDigits'],
    ['buyer.legalRegistrationNumber', { kind: 'number', text: '123', shown: { digits: 5 } }, 'hiddenZeros'],
    ['issueDate', { kind: 'number', text: '46328' }, 'notDate'],
    ['issueDate', { kind: 'text', text: '02/11/2026' }, 'notDate'],
    ['issueDate', { kind: 'text', text: '02/11/26' }, 'shortYear'],
    ['transactionType.exports', { kind: 'text', text: 'maybe' }, 'notFlag'],
  ] as const)('of %s that holds %j cannot be read: %s', (path, cell, fault) => {
    expect(read(path, cell)).toMatchObject({ fault });
  });

  test('of an identifier that a spreadsheet shortened cannot be read, as different ones would be the same', () => {
    const number = fc.bigInt({ min: 10n ** 11n, max: 10n ** 14n });
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 5 }), (digits, decimals) => {
        const [mantissa = '', exponent = ''] = Number(digits).toExponential(decimals).split('e+');
        const text = `${mantissa}E+${exponent.padStart(2, '0')}`;
        expect(read('invoiceNumber', { kind: 'text', text })).toMatchObject({ fault: 'shortenedNumber' });
        expect(read('lines[].name', { kind: 'text', text })).toEqual({ value: text });
      }),
    );
    expect(read('invoiceNumber', { kind: 'text', text: '2E+1-7' })).toEqual({ value: '2E+1-7' });
  });

  test.each(['5%', '5 %', '٪5'])('of an amount that holds %s says the number beside the one sign', (text) => {
    expect(read('lines[].unitPrice', { kind: 'text', text })).toMatchObject({
      fault: 'percentInstead',
      values: { value: '5' },
    });
  });
});

test.each([
  ['lines[].quantity', 'decimal'],
  ['buyer.address.city', 'text'],
  ['lines[].classifications[0]', 'text'],
  ['lines[2].allowancesCharges[0].isCharge', 'flag'],
  ['lines', undefined],
  ['lines[].', undefined],
  ['buyer', undefined],
  ['buyer.nothing', undefined],
  ['__proto__.x', undefined],
  ['lines[99999].quantity', undefined],
])('%s is a %s', (path, kind) => {
  expect(columnField(path, describedSpecification.fields)?.kind).toBe(kind);
});

test.each([
  ['Qty.', 'Quantity'],
  ['Invoice #', 'invoice_number'],
  ['Bill to: City', 'CustomerCity'],
  ['VAT %', 'Tax Percent'],
  ['الإجمالي', 'اجمالي'],
  ['Invoice lines/Unit Price', 'invoice_line_ids/unit_price'],
])('%s and %s are the same head', (one, other) => {
  expect(headKey(one, tableNames).key).toBe(headKey(other, tableNames).key);
});

test('the amounts of an invoice are its totals, or the sums of lines that all state them', () => {
  const of = (...lines: object[]) => saidAmounts({ lines }, []);
  const line = { lineExtensionAmount: 0.1, vatTotal: 0.2 };
  expect(of()).toEqual({});
  expect(of(line, line)).toEqual({ excluding: '0.2', including: '0.6' });
  expect(of(line, { lineExtensionAmount: 1 })).toEqual({ excluding: '1.1' });
  expect(of(line, { vatTotal: 1 })).toEqual({});
});
