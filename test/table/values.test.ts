import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describedSpecification } from '../../src/specification/described.ts';
import { tableNames } from '../../src/specification/table-names.ts';
import type { Cell } from '../../src/table/cell.ts';
import { columnField } from '../../src/table/map/column-field.ts';
import { headKey } from '../../src/table/map/head-key.ts';
import { saidAmounts } from '../../src/table/requests/stated-amounts.ts';
import { cellValue } from '../../src/table/values/cell-value.ts';
import { builtInFormat } from '../../src/table/xlsx/number-format.ts';

test('the formats that a workbook does not spell out are dates, percentages or plain', () => {
  const ids = Array.from({ length: 60 }, (_, id) => id);
  const dates = ids.filter((id) => builtInFormat(id) === 'date');
  const fromTo = (first: number, last: number) => ids.slice(first, last + 1);
  expect(dates).toEqual([...fromTo(14, 22), ...fromTo(27, 36), ...fromTo(45, 47), ...fromTo(50, 58)]);
  expect(ids.filter((id) => builtInFormat(id) === 'percent')).toEqual([9, 10]);
});

describe('a cell', () => {
  const read = (path: string, cell: Cell) => {
    const field = columnField(path, describedSpecification.fields);
    if (field === undefined) throw new Error(path);
    return cellValue(cell, field, { dates: undefined, decimals: undefined });
  };

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
