import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import { amountText, decimal, sum } from '../../src/core/numbers/decimal.ts';
import { roundAmount } from '../../src/core/numbers/rounding.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

const taxed = { vatCategory: 'S', vatRate: 5 };
const zeroRated = { vatCategory: 'Z', vatRate: 0 };
const exempt = (exemptionReasonCode: string) => ({ vatCategory: 'E', vatRate: 0, exemptionReasonCode });

const allowance = (amount: number, fields: object = {}) => ({
  isCharge: false,
  amount,
  reason: 'Agreed',
  reasonCode: '95',
  ...fields,
});

/** An invoice of lines of 1 × 100, with one allowance or charge of the document that names no category. */
function requestOf(lines: readonly object[], entry: object): DocumentRequest {
  return edited('standard-invoice', (sent) => {
    const first = { ...lineOf(sent), lineExtensionAmount: null, quantity: 1, unitPrice: 100 };
    Object.assign(sent, { taxTotal: null, legalMonetaryTotal: null, allowancesCharges: [entry] });
    sent.lines = lines.map((line, index) => ({ ...first, ...line, id: String(index + 1) }));
  });
}

describe('the shares of an entry', () => {
  const categories = [taxed, zeroRated, exempt('DL8.46.1'), { vatCategory: 'O', vatRate: 0 }];
  const sharesOf = (nets: readonly number[], amount: number) => {
    const request = requestOf(
      nets.map((unitPrice, index) => ({ ...categories[index], unitPrice })),
      allowance(amount),
    );
    const { invoice } = normalise(request, { splitDiscounts: true });
    return compute(invoice).allowancesCharges;
  };

  test('are each the nearest cent above or below, none has the other sign, and together they are the entry', () => {
    const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
    const nets = fc.array(fc.oneof(cents(3), cents(10_000_000)), { minLength: 2, maxLength: 4 });
    const amount = fc
      .tuple(fc.oneof(cents(10), cents(100_000)), fc.constantFrom(1, -1))
      .map(([value, sign]) => value * sign);
    fc.assert(
      fc.property(nets, amount, (totals, entry) => {
        const shares = sharesOf(totals, entry);
        expect(amountText(sum(shares.map((share) => share.amount)))).toBe(amountText(decimal(entry)));
        const whole = sum(totals.map(decimal));
        for (const [index, total] of totals.entries()) {
          const share = shares.find(({ vatCategory }) => vatCategory === categories[index]?.vatCategory);
          if (share === undefined) continue;
          expect(share.amount.isNegative()).toBe(entry < 0);
          expect(roundAmount(share.amount, 2)).toEqual(share.amount);
          const exact = decimal(entry).times(total).div(whole);
          expect(share.amount.minus(exact).abs().lessThan(0.01)).toBe(true);
        }
      }),
    );
  });
});
