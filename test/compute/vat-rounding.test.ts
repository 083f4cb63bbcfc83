import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { Decimal } from '../../src/core/numbers/decimal-js.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { applied } from '../properties/apply-patch.ts';
import { edited, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';

const perLine = { vatRounding: 'per-line', strict: true } as const;

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
const withoutTaxTotal = { taxTotal: null };
const withoutTotals = { legalMonetaryTotal: null };

describe('VAT that a system rounds on each line', () => {
  test('is named as the cause, and the amount due stays in one step', () => {
    const request = ofPrices(forty);
    const [issue, ...others] = validate(request).issues;
    expect([issue?.path, issue?.hint, others]).toEqual([
      'taxTotal.taxAmount',
      'Send taxTotal.taxAmount 0.60 with legalMonetaryTotal.taxInclusiveAmount 12.60 and payableRoundingAmount 0.20. The amount due stays 12.80. The option vatRounding set to per-line does the same for every document.',
      [],
    ]);
    const [keep] = issue?.suggestions ?? [];
    expect(keep?.title).toBe('Keep the amount due of 12.80');
    const { outcome, adjustments, totals } = validate(
      applied(request, keep?.patch ?? []) as DocumentRequest,
      {
        strict: true,
      },
    );
    expect([outcome, adjustments, totals?.taxAmount, totals?.payableAmount]).toEqual([
      'valid',
      [],
      '0.60',
      '12.80',
    ]);
  });

  test.each([
    ['the VAT total is not sent', withoutTaxTotal, 'Keep the amount due of 12.80'],
    ['no totals are sent', withoutTotals, 'Keep the amount due of 12.80'],
    [
      'a part is prepaid',
      { prepaidAmount: 2, legalMonetaryTotal: totalsOf(10.8) },
      'Keep the amount due of 10.80',
    ],
    [
      'the amount due is rounded for cash',
      { legalMonetaryTotal: totalsOf(12.75) },
      'Keep the amount due of 12.75',
    ],
  ])('where %s', (_, changes, title) => {
    const request = ofPrices(forty, changes);
    const { issues } = validate(request);
    const keep = issues.flatMap(({ suggestions }) => suggestions ?? []).find((each) => each.title === title);
    const after = validate(applied(request, keep?.patch ?? []) as DocumentRequest);
    expect([after.outcome, after.totals?.payableAmount]).toEqual(['valid', title.split(' ').at(-1)]);
    const byOption = convert(request, perLine);
    expect([byOption.outcome, byOption.totals?.payableAmount]).toEqual(['valid', title.split(' ').at(-1)]);
  });

  test('is accepted by the option, which tells what is written differently', () => {
    const { outcome, issues, adjustments, totals } = validate(ofPrices(forty), perLine);
    expect([outcome, issues, totals?.taxAmount, totals?.payableAmount]).toEqual([
      'valid',
      [],
      '0.60',
      '12.80',
    ]);
    expect(adjustments.map(({ path, sent, written }) => [path, sent, written])).toEqual([
      ['taxTotal.taxAmount', '0.80', '0.60'],
      ['legalMonetaryTotal.taxInclusiveAmount', '12.80', '12.60'],
    ]);
  });

  test.each([
    [0.8, '0.2', forty],
    [0.6, undefined, forty],
    [0.4, '0.2', Array.from({ length: 40 }, () => 0.1)],
    [0, '-0.2', Array.from({ length: 40 }, () => 0.1)],
    [0.5, undefined, Array.from({ length: 40 }, () => 0.1)],
  ])(
    'of %d is %s above that of the whole, by halves away from zero or to the even',
    (taxAmount, above, prices) => {
      const request = ofPrices(prices, { taxTotal: { taxAmount }, legalMonetaryTotal: null });
      const { totals } = compute(normalise(request, { vatRounding: 'per-line' }).invoice);
      expect(totals.taxByLineDifference?.toString()).toBe(above);
    },
  );

  test('is no other without a total, or while the category of a discount is open', () => {
    const above = (changes: object) =>
      compute(normalise(ofPrices(forty, changes), { vatRounding: 'per-line' }).invoice).totals
        .taxByLineDifference;
    const open = [{ isCharge: false, amount: 1, reason: 'Discount' }];
    expect(above({ taxTotal: null, legalMonetaryTotal: null })).toBeUndefined();
    expect(above({ allowancesCharges: open, lines: mixedLines })).toBeUndefined();
  });

  test('excuses no other total that is as far off', () => {
    const request = ofPrices(forty);
    Object.assign(request.legalMonetaryTotal ?? {}, { lineExtensionAmount: 12.2 });
    const { contradictions } = compute(normalise(request, { vatRounding: 'per-line' }).invoice);
    expect(contradictions.map(({ amount }) => amount)).toEqual(['lineExtensionAmount']);
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

  test('and another VAT total is not', () => {
    const request = ofPrices(forty, { taxTotal: { taxAmount: 0.9 }, legalMonetaryTotal: null });
    expect(validate(request, perLine).outcome).toBe('invalid');
  });
});

function totalsOf(payableAmount: number) {
  return { lineExtensionAmount: 12, taxExclusiveAmount: 12, taxInclusiveAmount: 12.8, payableAmount };
}
