import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, centsText, fromCents } from '../../../src/core/numbers/cents.ts';
import {
  amountText,
  Decimal,
  decimal,
  difference,
  plainText,
  sum,
  toDouble,
} from '../../../src/core/numbers/decimal.ts';
import { percentOf, roundAmount } from '../../../src/core/numbers/rounding.ts';
import { runs } from '../../tier.ts';

/** Doubles of every kind that a request may hold: amounts, prices with more decimals, tiny and huge numbers. */
const numbers = fc.oneof(
  fc.integer({ min: -(10 ** 11), max: 10 ** 11 }).map((cents) => cents / 100),
  fc.maxSafeInteger(),
  fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 12 })).map(([n, decimals]) => n / 10 ** decimals),
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.integer({ min: -3, max: 103 }),
  fc.constantFrom(0, -0, 0.01, -0.01, 0.1, 0.005, 0.07, 99999.99, 9999999.99, 10000000, 99999999999999.98),
);
const cents = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -1000, max: 1000 }));

/** The reference: decimal.js applied to the text. */
const exact = (value: number) => new Decimal(Object.is(value, -0) ? 0 : String(value));

const holds = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, property), { numRuns: runs(2000) });

describe('amounts as whole numbers of cents', () => {
  test('become the decimals that decimal.js makes of them', () => {
    holds(cents, (value) => {
      const { d, e, s } = new Decimal(value === 0 ? 0 : value).div(100);
      expect(fromCents(value)).toMatchObject({ d, e, s });
    });
  });

  test('come back from their decimals', () => {
    holds(cents, (value) => {
      expect(centsOf(fromCents(value))).toBe(value === 0 ? 0 : value);
    });
  });

  test('are there for every decimal of at most two places that a double can count in cents, and for no other', () => {
    holds(numbers, (value) => {
      const inCents = exact(value).times(100);
      const fits = inCents.isInteger() && inCents.abs().lessThanOrEqualTo(Number.MAX_SAFE_INTEGER);
      expect(centsOf(exact(value))).toBe(fits ? inCents.toNumber() : undefined);
    });
  });

  test('are written with two decimals', () => {
    holds(cents, (value) => {
      expect(centsText(value)).toBe(new Decimal(value === 0 ? 0 : value).div(100).toFixed(2));
    });
  });
});

describe('the numbers of a request', () => {
  test('are the decimals that their shortest text names', () => {
    holds(numbers, (value) => {
      const { d, e, s } = exact(value);
      expect(decimal(value)).toMatchObject({ d, e, s });
    });
  });

  test('leave as plain digits', () => {
    holds(numbers, (value) => {
      const text = exact(value).toFixed();
      expect(plainText(decimal(value))).toBe(text);
      const [, fraction = ''] = text.split('.');
      expect(amountText(decimal(value))).toBe(exact(value).toFixed(Math.max(2, fraction.length)));
    });
  });

  test('are the doubles that their text reads as', () => {
    holds(numbers, (value) => {
      expect(toDouble(decimal(value))).toBe(Object.is(value, -0) ? 0 : value);
    });
  });

  test('are rounded to cents, halves towards plus infinity', () => {
    holds(numbers, (value) => {
      const rounded = exact(value).toDecimalPlaces(2, Decimal.ROUND_HALF_CEIL);
      expect(roundAmount(decimal(value), 2).equals(rounded)).toBe(true);
    });
  });

  test('are summed exactly', () => {
    holds(fc.array(numbers, { maxLength: 6 }), (values) => {
      const total = values.reduce((soFar, value) => soFar.plus(exact(value)), new Decimal(0));
      expect(sum(values.map(decimal)).equals(total)).toBe(true);
    });
  });

  test('are subtracted exactly', () => {
    holds(fc.tuple(numbers, numbers), ([one, other]) => {
      const { d, e, s } = exact(one).minus(exact(other)).plus(0);
      expect(difference(decimal(one), decimal(other))).toMatchObject({ d, e, s });
    });
  });

  test('are summed exactly where the sum leaves what a double can count and comes back', () => {
    const most = fromCents(Number.MAX_SAFE_INTEGER);
    const parts = [most, most, fromCents(1), most.negated(), most.negated()];
    expect(sum(parts).toFixed(2)).toBe('0.01');
  });

  test('have percentages, rounded to cents away from zero', () => {
    holds(fc.tuple(numbers, fc.integer({ min: 0, max: 100 })), ([value, percent]) => {
      const share = exact(value).times(percent).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
      expect(percentOf(decimal(value), percent, 2).equals(share)).toBe(true);
    });
  });
});
