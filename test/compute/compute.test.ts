import { describe, expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import { amountText, decimal, plainText } from '../../src/core/numbers/decimal.ts';
import { officialLineNet, officialPercentageHolds } from '../../src/core/numbers/doubles.ts';
import { roundAmount } from '../../src/core/numbers/rounding.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

function computed(name: string, edit: (request: DocumentRequest) => void = () => {}) {
  return compute(normalise(edited(name, edit)).invoice);
}

describe('rounding', () => {
  test.each([
    ['-0.125', '-0.12'],
    ['0.125', '0.13'],
    ['1.005', '1.01'],
    ['-1.005', '-1.00'],
    ['2.004999', '2.00'],
  ])('%s to the cent is %s: halves go towards plus infinity, as in XPath', (value, cents) => {
    expect(roundAmount(decimal(value), 2).toFixed(2)).toBe(cents);
  });

  test('a half-cent line net is the one that the official check accepts (ibr-147-ae works in doubles)', () => {
    const net = officialLineNet(decimal(1), decimal(1.005), decimal(1), [], [], 2);
    expect(net?.toFixed(2)).toBe('1.00');
  });

  test.each([
    [18_976, 4_469_574_653.68, '84814648628231.69'],
    [1, 0.004999999999999999, '0.00'],
  ])('%s x %s is %s: adding a half before the rounding would round twice', (quantity, price, net) => {
    expect(officialLineNet(decimal(quantity), decimal(price), decimal(1), [], [], 2)?.toFixed(2)).toBe(net);
  });

  test('base times percentage is judged in doubles too (ibr-131-ae): 40.2 x 2.5 % is 1.00, not 1.01', () => {
    expect(officialPercentageHolds(decimal('1.00'), decimal('40.2'), decimal('2.5'), 2)).toBe(true);
    expect(officialPercentageHolds(decimal('1.01'), decimal('40.2'), decimal('2.5'), 2)).toBe(false);
  });

  test.each([
    [1e-7, '0.0000001'],
    [0.1 + 0.2, '0.30000000000000004'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
  ])('%d leaves as plain digits', (value, text) => {
    expect(plainText(decimal(value))).toBe(text);
  });
});

describe('amounts in AED', () => {
  test('a document in dirhams has none beside its own, and none is made up without a rate', () => {
    const { invoice } = normalise(edited('export-usd', () => {}));
    const withoutRate = compute({ ...invoice, exchangeRate: undefined });
    expect([computed('standard-invoice').accounting, withoutRate.accounting]).toEqual([undefined, undefined]);
    expect(withoutRate.lines.map(({ payableAmount }) => payableAmount)).toEqual([undefined, undefined]);
  });

  test('an exempt line has no VAT line amount (ibr-163-ae), one out of scope has zero (ibr-104-ae)', () => {
    const { lines } = computed('several-vat-categories');
    expect(lines.map(({ vatAmount }) => vatAmount && amountText(vatAmount))).toEqual([
      '189.90',
      '0.00',
      undefined,
      '0.00',
    ]);
  });
});
