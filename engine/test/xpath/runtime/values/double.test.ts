import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleToString, parseDouble, trimBlank } from '../../../../src/xpath/runtime/values/double.ts';
import { parseFloatNumber, shortestOfFloat } from '../../../../src/xpath/runtime/values/float.ts';
import * as numbers from '../../../../src/xpath/runtime/values/numbers.ts';
import { Double } from '../../../../src/xpath/runtime/values/values.ts';
import { errorOf } from '../error-of.ts';

describe('doubles', () => {
  test('are read and written as XPath does', () => {
    const written = [
      0,
      -0,
      1,
      -1.5,
      1e6,
      999999,
      1e-6,
      1e-7,
      1.25e21,
      -1e6,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      123456.5,
    ];
    expect(written.map(doubleToString)).toEqual([
      '0',
      '-0',
      '1',
      '-1.5',
      '1.0E6',
      '999999',
      '0.000001',
      '1.0E-7',
      '1.25E21',
      '-1.0E6',
      'NaN',
      'INF',
      '-INF',
      '123456.5',
    ]);
    expect([' INF ', '-INF', '+INF', 'NaN', ' 1 ', '1.', '-.5e1', '+1E-2'].map(parseDouble)).toEqual([
      Infinity,
      -Infinity,
      Infinity,
      NaN,
      1,
      1,
      -5,
      0.01,
    ]);
    for (const text of [
      'inf',
      'nan',
      '--1',
      '1..2',
      '1.2.3',
      '.',
      '-',
      '',
      ' ',
      '1 2',
      '١',
      'constructor',
      '__proto__',
    ])
      expect(parseDouble(text)).toBeUndefined();
    expect([' a ', '\t\r\na', 'a\n', '\u00a0a', '', '  '].map(trimBlank)).toEqual([
      'a',
      'a',
      'a',
      '\u00a0a',
      '',
      '',
    ]);
  });

  test('are those nearest to their texts, however long', () => {
    const digits = fc.stringMatching(/^[0-9]{0,20}$/);
    fc.assert(
      fc.property(digits, digits, (whole, fraction) => {
        const text = `${whole}.${fraction}`;
        expect(parseDouble(text)).toBe(text === '.' ? undefined : Number(text));
        expect(parseDouble(whole)).toBe(whole === '' ? undefined : Number(whole));
      }),
    );
  });

  test('are rounded by all digits of their fraction', () => {
    expect([
      numbers.roundDouble(2.5, 0),
      numbers.roundDouble(-2.5, 0),
      numbers.roundDouble(1.005, 2),
      numbers.roundDouble(1.125, 2),
    ]).toEqual([3, -2, 1, 1.13]);
    expect([
      numbers.roundDoubleHalfToEven(2.5, 0),
      numbers.roundDoubleHalfToEven(3.5, 0),
      numbers.roundDoubleHalfToEven(1.125, 2),
    ]).toEqual([2, 4, 1.12]);
    expect(Object.is(numbers.roundDoubleHalfToEven(-0.4, 0), -0)).toBe(true);
    expect(Object.is(numbers.roundDoubleHalfToEven(0.4, 0), 0)).toBe(true);
    expect(Object.is(numbers.roundDoubleHalfToEven(-0, 1), -0)).toBe(true);
    expect(numbers.roundDoubleHalfToEven(Infinity, 1)).toBe(Infinity);
    expect(numbers.roundDouble(Number.NaN, 1)).toBeNaN();
    expect([
      numbers.roundInteger(15, -1),
      numbers.roundInteger(-15, -1),
      numbers.roundInteger(15, 0),
      numbers.roundInteger(15, 1),
    ]).toEqual([20, -10, 15, 15]);
    expect([
      numbers.roundIntegerHalfToEven(25, -1),
      numbers.roundIntegerHalfToEven(35, -1),
      numbers.roundIntegerHalfToEven(25, 0),
    ]).toEqual([20, 40, 25]);
    expect([numbers.absDouble(-2), numbers.floorDouble(-1.5), numbers.ceilingDouble(-1.5)]).toEqual([
      2, -2, -1,
    ]);
    expect(numbers.sumTexts([])).toBe(0);
    expect(numbers.sumTexts(['1', '2.5', '-1e1'])).toEqual(new Double(-6.5));
    expect(errorOf(() => numbers.sumTexts(['1', 'x']))).toBe('FORG0001 "x" is not a valid xs:double');
    expect(errorOf(() => numbers.sumTexts(['x']))).toBe('FORG0001 "x" is not a valid xs:double');
  });
});

describe('floats', () => {
  test('are the nearest to what is written, where its double lies between two of them too', () => {
    const read = [
      '16777217',
      '16777217.0000000001',
      '16777216.9999999999',
      '-16777217.0000000001',
      '1e39',
      '0.1',
      '-0',
    ];
    expect(read.map(parseFloatNumber)).toEqual([
      16777216,
      16777218,
      16777216,
      -16777218,
      Number.POSITIVE_INFINITY,
      Math.fround(0.1),
      -0,
    ]);
    expect(['x', '1f'].map(parseFloatNumber)).toEqual([undefined, undefined]);
  });

  test('are written with the fewest digits that lead back to them', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true }), (value) => {
        const written = doubleToString(shortestOfFloat(value));
        expect(parseFloatNumber(written)).toBe(value);
        expect(written.length).toBeLessThanOrEqual(doubleToString(value).length);
      }),
    );
  });
});
