import XsDecimal from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  decimalToDouble,
  decimalToString,
  divideDecimals,
  idivDecimals,
  modDecimals,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  roundDecimalHalfToEven,
  subtractDecimals,
} from '../../../src/xpath/runtime/values/decimal.ts';
import { runs } from '../../tier.ts';

const Exact = XsDecimal.clone({
  precision: 200,
  toExpNeg: -1000,
  toExpPos: 1000,
  rounding: XsDecimal.ROUND_HALF_UP,
});

/** Plain decimal texts, short ones and ones far beyond what a double holds. */
const texts = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fc.bigInt({ min: 0n, max: 10_000n }),
    fc.boolean(),
    fc.nat(12),
  )
  .map(([negative, large, small, isSmall, scale]) => {
    const digits = String(isSmall ? small : large).padStart(scale + 1, '0');
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return negative ? `-${text}` : text;
  });

function decimal(text: string) {
  const value = parseDecimal(text);
  if (value === undefined) throw new Error(text);
  return value;
}

function agrees(
  name: string,
  ours: (a: string, b: string) => string,
  exact: (a: XsDecimal, b: XsDecimal) => XsDecimal,
) {
  test(name, () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        if (name.startsWith('div') || name.startsWith('mod')) fc.pre(!new Exact(b).isZero());
        const expected = exact(new Exact(a), new Exact(b));
        expect(ours(a, b)).toBe(expected.isZero() ? '0' : expected.toString());
      }),
      { numRuns: runs(500) },
    );
  });
}

describe('decimals are exact', () => {
  agrees(
    'sum',
    (a, b) => decimalToString(addDecimals(decimal(a), decimal(b))),
    (a, b) => a.plus(b),
  );
  agrees(
    'difference',
    (a, b) => decimalToString(subtractDecimals(decimal(a), decimal(b))),
    (a, b) => a.minus(b),
  );
  agrees(
    'product',
    (a, b) => decimalToString(multiplyDecimals(decimal(a), decimal(b))),
    (a, b) => a.times(b),
  );
  agrees(
    'division to twenty digits after the point',
    (a, b) => decimalToString(divideDecimals(decimal(a), decimal(b))),
    (a, b) => a.dividedBy(b).toDecimalPlaces(20),
  );
  agrees(
    'div of integers',
    (a, b) => String(idivDecimals(decimal(a), decimal(b))),
    (a, b) => a.dividedToIntegerBy(b),
  );
  agrees(
    'mod',
    (a, b) => decimalToString(modDecimals(decimal(a), decimal(b))),
    (a, b) => a.modulo(b),
  );
  agrees(
    'order',
    (a, b) => String(compareDecimals(decimal(a), decimal(b))),
    (a, b) => new Exact(a.comparedTo(b)),
  );
  agrees(
    'rounding half towards positive infinity',
    (a) => decimalToString(roundDecimal(decimal(a), 2)),
    (a) => a.toDecimalPlaces(2, XsDecimal.ROUND_HALF_CEIL),
  );
  agrees(
    'rounding half to even',
    (a) => decimalToString(roundDecimalHalfToEven(decimal(a), 2)),
    (a) => a.toDecimalPlaces(2, XsDecimal.ROUND_HALF_EVEN),
  );
});

test('the double of a decimal is the nearest one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(decimalToDouble(decimal(text))).toBe(Number(text) || 0);
    }),
    { numRuns: runs(500) },
  );
});
