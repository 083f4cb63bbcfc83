import XsDecimal from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  type XsDecimal as Decimal,
  decimalToDouble,
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

type Operation = readonly [
  name: string,
  ours: (a: Decimal, b: Decimal) => unknown,
  exact: (a: XsDecimal, b: XsDecimal) => XsDecimal,
];

const operations: readonly Operation[] = [
  ['sum', addDecimals, (a, b) => a.plus(b)],
  ['difference', subtractDecimals, (a, b) => a.minus(b)],
  ['product', multiplyDecimals, (a, b) => a.times(b)],
  ['division to twenty digits after the point', divideDecimals, (a, b) => a.dividedBy(b).toDecimalPlaces(20)],
  ['div of integers', idivDecimals, (a, b) => a.dividedToIntegerBy(b)],
  ['mod', modDecimals, (a, b) => a.modulo(b)],
  ['order', compareDecimals, (a, b) => new Exact(a.comparedTo(b))],
  [
    'rounding half towards positive infinity',
    (a) => roundDecimal(a, 2),
    (a) => a.toDecimalPlaces(2, XsDecimal.ROUND_HALF_CEIL),
  ],
  [
    'rounding half to even',
    (a) => roundDecimalHalfToEven(a, 2),
    (a) => a.toDecimalPlaces(2, XsDecimal.ROUND_HALF_EVEN),
  ],
];

test.each(operations)('decimals are exact: %s', (name, ours, exact) => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      if (name.startsWith('div') || name.startsWith('mod')) fc.pre(!new Exact(b).isZero());
      const expected = exact(new Exact(a), new Exact(b));
      expect(String(ours(decimal(a), decimal(b)))).toBe(expected.isZero() ? '0' : expected.toString());
    }),
    { numRuns: runs(500) },
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
