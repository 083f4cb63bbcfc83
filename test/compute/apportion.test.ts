import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConversionResult, convert } from '../../src/api/convert.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { amountText, decimal, roundAmount, sum } from '../../src/core/numbers/decimal.ts';
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

function apportioned(
  lines: readonly object[],
  entry: object,
  options: ValidateRequestOptions = {},
): ConversionResult {
  return convert(requestOf(lines, entry), { splitDiscounts: true, ...options });
}

const entryRule = 'pint-ae-entry-category';
const about = (findings: ConversionResult['issues'], field: string) =>
  findings.filter(({ path }) => path === `allowancesCharges[0].${field}`).map(({ rule }) => rule);

describe('an entry of which one category gets all', () => {
  const lines = [
    { ...taxed, unitPrice: 1_000_000 },
    { ...zeroRated, unitPrice: 1 },
  ];

  test('is reported as one that was divided', () => {
    const { outcome, warnings, totals } = apportioned(lines, allowance(100));
    expect([outcome, totals?.taxAmount]).toEqual(['valid', '49995.00']);
    const told = warnings.filter(({ rule }) => rule === entryRule);
    expect(told).toMatchObject([{ severity: 'warning', path: 'allowancesCharges[0].vatCategory' }]);
    expect(told[0]?.message).toContain('S 100.00');
  });

  test('is an issue under strict', () => {
    const { outcome, issues } = apportioned(lines, allowance(100), { strict: true });
    expect(outcome).toBe('invalid');
    expect(about(issues, 'vatCategory')).toEqual([entryRule]);
  });
});

describe('an entry is not divided over categories', () => {
  const told = (unitPrice: number) => {
    const { issues } = apportioned([taxed, { ...zeroRated, unitPrice }], allowance(10));
    return issues
      .filter(({ path }) => path === 'allowancesCharges[0].vatCategory')
      .map(({ message }) => message);
  };

  test('of which one has no total, or a negative one', () => {
    expect(told(0.01)).toEqual([]);
    expect(told(0)).toEqual([expect.stringContaining('category Z totals 0.00')]);
    expect(told(-5)).toEqual([expect.stringContaining('category Z totals -5.00')]);
  });
});

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

  test('of 0.02 and four equal categories are two cents, not four less two', () => {
    const shares = sharesOf([100, 100, 100, 100], 0.02);
    expect(shares.map(({ vatCategory, amount }) => [vatCategory, amountText(amount)])).toEqual([
      ['S', '0.01'],
      ['Z', '0.01'],
    ]);
    const sent = allowance(0.02);
    expect(apportioned(categories, sent).outcome).toBe('valid');
  });

  test('of 0.02 over 300 and 100 are both cents of the larger, which loses as much as the other', () => {
    const shares = sharesOf([300, 100], 0.02);
    expect(shares.map(({ vatCategory, amount }) => [vatCategory, amountText(amount)])).toEqual([
      ['S', '0.02'],
    ]);
  });

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

test('an entry of zero is written, and reported', () => {
  const { outcome, xml, warnings } = apportioned([taxed, zeroRated], allowance(0));
  expect(outcome).toBe('valid');
  expect(xml).toContain('<cbc:AllowanceChargeReason>Agreed</cbc:AllowanceChargeReason>');
  expect(about(warnings, 'vatCategory')).toEqual([entryRule]);
});

test('an entry that names its category beside it is not reported', () => {
  const { warnings } = apportioned([taxed, zeroRated], allowance(10, taxed));
  expect(about(warnings, 'vatCategory')).toEqual([]);
});

describe('the exemption of an exempt share', () => {
  const codes = ({ xml }: ConversionResult) =>
    [...(xml ?? '').matchAll(/<cac:TaxCategory>(.*?)<\/cac:TaxCategory>/gs)]
      .slice(0, 2)
      .map(([, category = '']) =>
        ['ID', 'TaxExemptionReasonCode'].map((name) => category.match(`<cbc:${name}>(.*?)<`)?.[1]),
      );
  const differing = [taxed, exempt('DL8.46.1'), exempt('DL8.46.3')];
  const agreeing = [taxed, exempt('DL8.46.1'), exempt('DL8.46.1')];

  test.each([
    ['is none if the exempt lines have several', differing, {}, undefined],
    ['is that of the exempt lines if they agree', agreeing, {}, 'DL8.46.1'],
    ['is none if the entry says so', agreeing, { exemptionReasonCode: '' }, undefined],
    ['is that of the entry', differing, { exemptionReasonCode: 'DL8.46.4' }, 'DL8.46.4'],
  ])('%s', (_, lines, entry, code) => {
    const result = apportioned(lines, allowance(30, entry));
    expect(result.outcome).toBe('valid');
    expect(codes(result)).toEqual([
      ['S', undefined],
      ['E', code],
    ]);
    expect(about(result.warnings, 'exemptionReasonCode')).toEqual([]);
  });

  test('is reported if no line is exempt, and it is not written', () => {
    const result = apportioned([taxed, zeroRated], allowance(30, { exemptionReasonCode: 'DL8.46.4' }));
    expect(about(result.warnings, 'exemptionReasonCode')).toEqual(['pint-ae-exemption-reason-unused']);
    expect(result.xml).not.toContain('DL8.46.4');
  });

  test('needs a reason code, and one that was not sent is reported', () => {
    const entry = { ...allowance(30), reasonCode: null };
    expect(about(apportioned(agreeing, entry).warnings, 'reasonCode')).toEqual(['ibr-168-ae']);
    expect(about(apportioned([taxed, zeroRated], entry).warnings, 'reasonCode')).toEqual([]);
  });
});

describe('base amount and percentage of an entry that is divided', () => {
  test('are left out, which is reported', () => {
    const { outcome, xml, adjustments, warnings } = apportioned(
      [taxed, zeroRated],
      allowance(10, { baseAmount: 200, multiplierPercent: 5 }),
    );
    expect(outcome).toBe('valid');
    expect(xml).not.toContain('MultiplierFactorNumeric');
    expect(adjustments).toMatchObject([
      { path: 'allowancesCharges[0].baseAmount', sent: '200.00', written: null },
    ]);
    expect(about(warnings, 'baseAmount')).toEqual(['aligned-ibrp-057']);
  });

  test('must give its amount, as those of any other', () => {
    const { outcome, issues } = apportioned(
      [taxed, zeroRated],
      allowance(30, { baseAmount: 200, multiplierPercent: 5 }),
    );
    expect(outcome).toBe('invalid');
    expect(about(issues, 'amount')).toEqual(['ibr-131-ae']);
  });
});
