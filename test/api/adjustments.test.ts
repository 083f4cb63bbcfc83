import { describe, expect, test } from 'vitest';
import { adjustmentFindings, adjustmentsInWords } from '../../src/api/adjustments.ts';
import { validate } from '../../src/api/validate.ts';
import type { AmountName, SentAmount } from '../../src/core/invoice/computed-invoice.ts';
import { Decimal } from '../../src/core/numbers/decimal.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { document, noSums, sums } from '../cases/request-cases.ts';

type Fields = Readonly<Record<string, unknown>>;
const amountNames = Object.keys(defaultSpecification.adjustmentTexts) as AmountName[];

function sentAmount(amount: AmountName, written: number | undefined): SentAmount {
  return {
    amount,
    path: 'lines[0].x',
    sent: new Decimal('10.004'),
    written: written === undefined ? undefined : new Decimal(written),
  };
}

const amounts = (adjustments: readonly SentAmount[]) => ({ adjustments, unusedFactors: [], minorUnits: 2 });

describe('an amount that is not written as it was sent', () => {
  test.each(['en', 'ar'] as const)('is listed in the result, with why in words (%s)', (language) => {
    const list = amountNames.flatMap((name) => [sentAmount(name, 10), sentAmount(name, undefined)]);
    for (const [index, told] of adjustmentsInWords(amounts(list), { language }).entries()) {
      const written = index % 2 === 0 ? '10.00' : null;
      expect(told).toStrictEqual({ path: 'lines[0].x', sent: '10.004', written, why: told.why });
      expect(told.why).toMatch(language === 'en' ? /^[A-Z].*\.$/ : /\p{Script=Arabic}/u);
      expect(told.why).not.toMatch(/[{}]/);
    }
    expect(adjustmentsInWords(amounts([]), {})).toEqual([]);
  });
});

describe('many amounts with one cause are told together', () => {
  const told = (sent: Fields) =>
    validate(document('desk-lamps', sent))
      .warnings.filter(({ severity }) => severity === 'warning')
      .map(({ rule, path, message }) => `${path} ${rule}: ${message}`);
  const line = { id: null, description: 'Desk lamp', unitCode: 'EA', vatCategory: 'S', vatRate: 5 };

  test('the amounts of many lines that are 0.01 off', () => {
    const sent = { quantity: 3, unitPrice: 3.333, lineExtensionAmount: 9.99 };
    const lines = Array.from({ length: 40 }, () => ({ ...line, ...sent }));
    expect(told({ lines, ...noSums })).toEqual([
      'lines[0].lineExtensionAmount ibr-147-ae: The amounts of 40 lines were sent 0.01 off, -0.40 in all. We wrote quantity × unit price, plus charges, less allowances: the first is 10.00, not 9.99.',
    ]);
    const { adjustments } = validate(document('desk-lamps', { lines, ...noSums }));
    expect(adjustments.length).toBe(40);
    const [issue] = validate(
      document('desk-lamps', { lines, ...sums(19.98, 399.6, 399.6, 419.58, 419.58) }),
    ).issues;
    expect(issue?.message).toContain('40 of them are 0.01 off quantity × unit price, -0.40 in total');
  });

  test.each([1, 3, 4, 5])('and of %i none is lost, by whichever cause', (count) => {
    for (const [amount, currency] of [
      ['taxAmount', 'KWD'],
      ['lineNetAmount', 'AED'],
    ] as const) {
      const adjustments = Array.from({ length: count }, () => sentAmount(amount, 10));
      const findings = adjustmentFindings({ adjustments, currency, minorUnits: 2 }, defaultSpecification);
      expect(findings).toHaveLength(count > 3 ? 1 : count);
      if (count > 3) expect(findings[0]?.values).toMatchObject({ count });
    }
  });

  test('the amounts of a currency with three decimals', () => {
    const lines = [{ ...line, quantity: 3, unitPrice: 12.345, lineExtensionAmount: 37.035 }];
    const dinars = { currency: 'KWD', currencyExchangeRate: 11.95, lines };
    expect(told({ ...dinars, ...sums(1.852, 37.035, 37.035, 38.887, 38.887) })).toEqual([
      'lines[0].lineExtensionAmount pint-ae-amount-rounded: Amounts in KWD were sent with three decimals, and 6 are written with two, such as lines[0].lineExtensionAmount: 37.035 as 37.04.',
    ]);
    expect(
      told({ ...dinars, ...sums(1.85, 37.04, 37.04, 38.89, 38.89), 'lines[0].lineExtensionAmount': null }),
    ).toEqual([]);
  });
});
