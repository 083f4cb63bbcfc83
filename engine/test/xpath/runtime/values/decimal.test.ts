import { describe, expect, test } from 'vitest';
import * as decimals from '../../../../src/xpath/runtime/values/decimal.ts';
import {
  decimalToString,
  exactDecimal,
  parseDecimal,
  shortestDecimal,
  type XsDecimal,
} from '../../../../src/xpath/runtime/values/decimal.ts';
import { errorOf } from '../error-of.ts';

const decimal = (text: string) => parseDecimal(text) as XsDecimal;

describe('decimals', () => {
  test('keep every digit', () => {
    const written = (value: XsDecimal) => decimalToString(value);
    expect(written(decimals.addDecimals(decimal('0.1'), decimal('0.02')))).toBe('0.12');
    expect(written(decimals.addDecimals(decimal('9007199254740991'), decimal('0.1')))).toBe(
      '9007199254740991.1',
    );
    expect(written(decimals.addDecimals(decimal('9007199254740991'), decimal('1')))).toBe('9007199254740992');
    expect(written(decimals.subtractDecimals(decimal('1'), decimal('0.9')))).toBe('0.1');
    expect(written(decimals.multiplyDecimals(decimal('-0.5'), decimal('0')))).toBe('0');
    expect(written(decimals.multiplyDecimals(decimal('1.5'), decimal('-1.5')))).toBe('-2.25');
    expect(written(decimals.multiplyDecimals(decimal('94906267'), decimal('94906267')))).toBe(
      '9007199515875289',
    );
    expect(written(decimals.divideDecimals(decimal('1'), decimal('3')))).toBe('0.33333333333333333333');
    expect(written(decimals.divideDecimals(decimal('2'), decimal('3')))).toBe('0.66666666666666666667');
    expect(written(decimals.divideDecimals(decimal('-2'), decimal('3')))).toBe('-0.66666666666666666667');
    expect(written(decimals.divideDecimals(decimal('2'), decimal('-3')))).toBe('-0.66666666666666666667');
    expect(written(decimals.divideDecimals(decimal('12.5'), decimal('100')))).toBe('0.125');
    expect(written(decimals.divideDecimals(decimal('12.5'), decimal('0.01')))).toBe('1250');
    expect(
      written(
        decimals.divideDecimals(decimal('1e0'.slice(0, 1)), decimal('0.00000000000000000000000000001')),
      ),
    ).toBe('100000000000000000000000000000');
    expect(written(decimals.divideDecimals(decimal('0.0000000000000000000001'), decimal('3')))).toBe('0');
    expect(decimals.idivDecimals(decimal('7.5'), decimal('-2'))).toBe(-3);
    expect(decimals.idivDecimals(decimal('7'), decimal('0.5'))).toBe(14);
    expect(written(decimals.modDecimals(decimal('-7.5'), decimal('2')))).toBe('-1.5');
    expect(written(decimals.modDecimals(decimal('7'), decimal('0.4')))).toBe('0.2');
    expect(['0', '-1.5', '1.5'].map((text) => written(decimals.negateDecimal(decimal(text))))).toEqual([
      '0',
      '1.5',
      '-1.5',
    ]);
    expect(['0', '-1.5', '1.5'].map((text) => written(decimals.absDecimal(decimal(text))))).toEqual([
      '0',
      '1.5',
      '1.5',
    ]);
    for (const divide of [decimals.divideDecimals, decimals.idivDecimals, decimals.modDecimals])
      expect(errorOf(() => divide(decimal('1'), decimal('0.0')))).toBe('FOAR0001 division by zero');
  });

  test('are compared whatever their digits after the point', () => {
    const order = (one: string, other: string) => decimals.compareDecimals(decimal(one), decimal(other));
    expect([order('1', '1.00'), order('1', '1.01'), order('1.01', '1'), order('-1', '-0.5')]).toEqual([
      0, -1, 1, -1,
    ]);
    expect(order('123456789012345678901', '123456789012345678901.0')).toBe(0);
    expect(order('123456789012345678901', '123456789012345678901.1')).toBe(-1);
  });

  test('are rounded', () => {
    const halves = ['0.5', '1.5', '-0.5', '-1.5', '2.5', '0.49', '-0.51', '2'];
    const all = (round: (value: XsDecimal, digits: number) => XsDecimal) =>
      halves.map((text) => decimalToString(round(decimal(text), 0))).join(' ');
    expect(all(decimals.roundDecimal)).toBe('1 2 0 -1 3 0 -1 2');
    expect(all(decimals.roundDecimalHalfToEven)).toBe('0 2 0 -2 2 0 -1 2');
    expect(all(decimals.floorDecimal)).toBe('0 1 -1 -2 2 0 -1 2');
    expect(all(decimals.ceilingDecimal)).toBe('1 2 0 -1 3 1 0 2');
    const round = (text: string, digits: number) =>
      decimalToString(decimals.roundDecimal(decimal(text), digits));
    expect([
      round('1.005', 2),
      round('-1.005', 2),
      round('1.0049', 2),
      round('155', -1),
      round('-155', -1),
    ]).toEqual(['1.01', '-1', '1', '160', '-150']);
    expect([round('1.5', 1), round('1.5', 2), round('12345678901234567890.55', 1)]).toEqual([
      '1.5',
      '1.5',
      '12345678901234567890.6',
    ]);
    expect(decimalToString(decimals.roundDecimalHalfToEven(decimal('1.005'), 2))).toBe('1');
    expect(decimalToString(decimals.roundDecimalHalfToEven(decimal('1.015'), 2))).toBe('1.02');
    expect(decimalToString(decimals.roundDecimalHalfToEven(decimal('-1.015'), 2))).toBe('-1.02');
  });

  test('become doubles, integers and texts', () => {
    expect(
      ['1.5', '-0.25', '0.1', '12345678901234567890.5', '1.00000000000000000001'].map((text) =>
        decimals.decimalToDouble(decimal(text)),
      ),
    ).toEqual([1.5, -0.25, 0.1, 12345678901234567000, 1]);
    expect(
      ['1.9', '-1.9', '7', '12345678901234567890.9'].map((text) => decimals.decimalToInteger(decimal(text))),
    ).toEqual([1, -1, 7, 12345678901234567890n]);
    expect(
      ['0.50', '-0.05', '10.0', '-12', '.5', '5.', '+5'].map((text) => decimalToString(decimal(text))),
    ).toEqual(['0.5', '-0.05', '10', '-12', '0.5', '5', '5']);
    expect(
      [0, 0.1, 1e21, 1.5e-7, -2.5e22, 123.456].map((value) => decimalToString(shortestDecimal(value))),
    ).toEqual(['0', '0.1', '1000000000000000000000', '0.00000015', '-25000000000000000000000', '123.456']);
    expect(Object.is(decimal('-0').coefficient, 0)).toBe(true);
  });
});

describe('a double as a decimal', () => {
  test.each([
    [1.005, '1.00499999999999989341858963598497211933135986328125'],
    [-0.1, '-0.1000000000000000055511151231257827021181583404541015625'],
    [1e23, '99999999999999991611392'],
    [2 ** -20, '0.00000095367431640625'],
    [3, '3'],
    [-0, '0'],
  ])('%s is exactly %s', (value, text) => {
    expect(decimalToString(exactDecimal(value))).toBe(text);
  });

  test('keeps its digits when it is divided by a power of ten, or by itself', () => {
    const tenth = exactDecimal(0.1);
    const hundredth = decimals.divideDecimals(tenth, decimal('10'));
    expect(decimals.multiplyDecimals(hundredth, decimal('10')).toString()).toBe(tenth.toString());
    expect(decimals.divideDecimals(tenth, tenth).toString()).toBe('1');
  });
});
