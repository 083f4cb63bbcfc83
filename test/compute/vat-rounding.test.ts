import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { Decimal } from '../../src/core/numbers/decimal-js.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';

/** An invoice of lines of 5 %, whose sender rounds the VAT of each line and adds up. */
function ofPrices(prices: readonly number[], changes: object = {}): DocumentRequest {
  return edited('standard-invoice', (request) => {
    const [line] = request.lines;
    if (line === undefined) throw new Error('the example has no line');
    const lines = prices.map((unitPrice, index) => ({
      ...line,
      id: String(index + 1),
      quantity: 1,
      unitPrice,
      lineExtensionAmount: null,
    }));
    const net = prices.reduce((sum, price) => sum.plus(price), new Decimal(0));
    const tax = prices.reduce(
      (sum, price) =>
        sum.plus(new Decimal(price).times(5).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)),
      new Decimal(0),
    );
    const total = net.plus(tax).toNumber();
    Object.assign(request, {
      lines,
      taxTotal: { taxAmount: tax.toNumber() },
      legalMonetaryTotal: {
        lineExtensionAmount: net.toNumber(),
        taxExclusiveAmount: net.toNumber(),
        taxInclusiveAmount: total,
        payableAmount: total,
      },
      ...changes,
    });
  });
}

const forty = Array.from({ length: 40 }, () => 0.3);
const mixedLines = ['S', 'Z'].map((vatCategory) => ({
  ...lineOf(ofPrices([10])),
  vatCategory,
  vatRate: vatCategory === 'S' ? 5 : 0,
}));

describe('VAT that a system rounds on each line', () => {
  test('is no other without a total, or while the category of a discount is open', () => {
    const above = (changes: object) =>
      compute(normalise(ofPrices(forty, changes), { vatRounding: 'per-line' }).invoice).totals
        .taxByLineDifference;
    const open = [{ isCharge: false, amount: 1, reason: 'Discount' }];
    expect(above({ taxTotal: null, legalMonetaryTotal: null })).toBeUndefined();
    expect(above({ allowancesCharges: open, lines: mixedLines })).toBeUndefined();
  });

  test('is accepted by the option whatever the prices', () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((each) => each / 100);
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 60 }), (prices) => {
        const request = ofPrices(prices);
        const { outcome, totals } = validate(request, { vatRounding: 'per-line' });
        expect([outcome, totals?.payableAmount]).toEqual([
          'valid',
          request.legalMonetaryTotal?.payableAmount.toFixed(2),
        ]);
      }),
      { numRuns: runs(60) },
    );
  });
});
