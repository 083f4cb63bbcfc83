import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementOnly, exactlyOne, present } from '../../../src/xpath/runtime/cardinality.ts';
import { DynamicError } from '../../../src/xpath/runtime/errors.ts';
import { analyse } from '../../../src/xpath/runtime/regex/analysis.ts';
import { regexOf } from '../../../src/xpath/runtime/regex.ts';
import * as sequences from '../../../src/xpath/runtime/sequences.ts';
import * as casts from '../../../src/xpath/runtime/values/casts.ts';
import * as decimals from '../../../src/xpath/runtime/values/decimal.ts';
import {
  type Decimal,
  decimalFromDouble,
  decimalToString,
  parseDecimal,
} from '../../../src/xpath/runtime/values/decimal.ts';
import { doubleToString, parseDouble, trimBlank } from '../../../src/xpath/runtime/values/double.ts';
import { secondsFromDuration } from '../../../src/xpath/runtime/values/durations.ts';
import { formatNumber } from '../../../src/xpath/runtime/values/format-number.ts';
import * as integers from '../../../src/xpath/runtime/values/integer.ts';
import { calculateMoments, dateAndTime, inTimezone } from '../../../src/xpath/runtime/values/moments.ts';
import * as numbers from '../../../src/xpath/runtime/values/numbers.ts';
import * as operators from '../../../src/xpath/runtime/values/operators.ts';
import * as strings from '../../../src/xpath/runtime/values/strings.ts';
import { Double, predicateTruth, Untyped } from '../../../src/xpath/runtime/values/values.ts';

/** The code and message of the error that a call raises. */
function errorOf(call: () => unknown): string {
  try {
    return `no error: ${String(call())}`;
  } catch (error) {
    return error instanceof DynamicError ? `${error.code} ${error.message}` : String(error);
  }
}

const decimal = (text: string) => parseDecimal(text) as Decimal;
const long = 2n ** 60n;

describe('integers', () => {
  test('are numbers while that is exact, and have no negative zero', () => {
    expect(integers.normalInteger(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
    expect(integers.normalInteger(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toBe(9007199254740992n);
    expect(integers.addIntegers(Number.MAX_SAFE_INTEGER, 1)).toBe(9007199254740992n);
    expect(integers.addIntegers(long, -long)).toBe(0);
    expect(integers.addIntegers(long, 1)).toBe(long + 1n);
    expect(integers.addIntegers(1, long)).toBe(long + 1n);
    expect(integers.subtractIntegers(0, 0)).toBe(0);
    expect(integers.subtractIntegers(long, 1)).toBe(long - 1n);
    expect(integers.multiplyIntegers(-3, 0)).toBe(0);
    expect(integers.multiplyIntegers(3, 4)).toBe(12);
    expect(integers.multiplyIntegers(2 ** 40, 2 ** 40)).toBe(2n ** 80n);
    expect(integers.multiplyIntegers(long, 2)).toBe(2n ** 61n);
    expect(integers.idivIntegers(-7, 2)).toBe(-3);
    expect(integers.idivIntegers(-1, 2)).toBe(0);
    expect(integers.idivIntegers(long, 2)).toBe(2n ** 59n);
    expect(integers.idivIntegers(7, long)).toBe(0);
    expect(integers.modIntegers(-7, 2)).toBe(-1);
    expect(integers.modIntegers(-4, 2)).toBe(0);
    expect(integers.modIntegers(long + 1n, 2)).toBe(1);
    expect(integers.modIntegers(7, long)).toBe(7);
    expect([0, 5, -5, -long].map(integers.negateInteger)).toEqual([0, -5, 5, long]);
    expect([0, 5, -5, -long, long].map(integers.absInteger)).toEqual([0, 5, 5, long, long]);
    expect(integers.integerToDouble(long)).toBe(2 ** 60);
  });

  test('are not divided by zero, nor multiplied without end', () => {
    for (const divide of [integers.idivIntegers, integers.modIntegers])
      expect(errorOf(() => divide(1, 0))).toBe('FOAR0001 division by zero');
    expect(errorOf(() => integers.longProduct(1n << 600_000n, 1n << 600_000n))).toBe(
      'FOAR0002 a product of too many digits',
    );
    expect(errorOf(() => integers.longProduct(-(1n << 600_000n), 1n << 600_000n))).toBe(
      'FOAR0002 a product of too many digits',
    );
    expect(integers.longProduct(1n << 5000n, 2n)).toBe(1n << 5001n);
    expect(integers.longProduct(-(1n << 5000n), 2n)).toBe(-(1n << 5001n));
  });

  test('are read by their letters', () => {
    const read = ['7', '-7', '+7', ' 7\t', '007', '-0', '123456789012345678901', '+123456789012345678901'];
    expect(read.map(integers.parseInteger)).toEqual([
      7,
      -7,
      7,
      7,
      7,
      0,
      123456789012345678901n,
      123456789012345678901n,
    ]);
    for (const text of ['', '+', '7.0', '7 7', '1e2', 'a', '7a', 'a7'])
      expect(integers.parseInteger(text)).toBeUndefined();
  });

  test('in a range are counted', () => {
    const of = { effort: 1600 };
    expect(integers.integerRange(of, 2, 4)).toEqual([2, 3, 4]);
    expect(of.effort).toBe(1568);
    expect(integers.integerRange(of, 4, 4)).toEqual([4]);
    expect(integers.integerRange(of, 4, 3)).toEqual([]);
    expect(integers.integerRange(of, undefined, 3)).toEqual([]);
    expect(integers.integerRange(of, 3, undefined)).toEqual([]);
    expect(errorOf(() => integers.integerRange({ effort: 1e9 }, 1, 1_000_002))).toBe(
      'FOAR0002 integer range is too long',
    );
    expect(integers.integerRange({ effort: 1e9 }, 1, 1_000_001)).toHaveLength(1_000_001);
    expect(errorOf(() => integers.integerRange({ effort: 5 }, 1, 9))).toMatch(/^XPDY0130 /);
  });
});

describe('decimals', () => {
  test('keep every digit', () => {
    const written = (value: Decimal) => decimalToString(value);
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
    expect(written(decimals.divideDecimals(decimal('0.0000000000000000000001'), decimal('10')))).toBe('0');
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
    const all = (round: (value: Decimal, digits: number) => Decimal) =>
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
      [0, 0.1, 1e21, 1.5e-7, -2.5e22, 123.456].map((value) => decimalToString(decimalFromDouble(value))),
    ).toEqual(['0', '0.1', '1000000000000000000000', '0.00000015', '-25000000000000000000000', '123.456']);
    expect(Object.is(decimal('-0').coefficient, 0)).toBe(true);
  });
});

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
    expect([
      numbers.roundToFloat(0.1),
      numbers.absDouble(-2),
      numbers.floorDouble(-1.5),
      numbers.ceilingDouble(-1.5),
    ]).toEqual([Math.fround(0.1), 2, -2, -1]);
    expect(numbers.sumTexts([])).toBe(0);
    expect(numbers.sumTexts(['1', '2.5', '-1e1'])).toEqual(new Double(-6.5));
    expect(errorOf(() => numbers.sumTexts(['1', 'x']))).toBe('FORG0001 "x" is not a valid xs:double');
    expect(errorOf(() => numbers.sumTexts(['x']))).toBe('FORG0001 "x" is not a valid xs:double');
  });
});

describe('a number in a picture', () => {
  test.each<[number | Decimal | Double | undefined, string, string]>([
    [1234.5 * 2, '#,##0.00', '2,469.00'],
    [decimal('-1234.5'), '#,##0.00', '-1,234.50'],
    [decimal('-1234.5'), '0;(0)', '(1234)'],
    [decimal('1234.5'), '0;(0)', '1234'],
    [decimal('0.125'), '0.0#', '0.12'],
    [decimal('0.135'), '0.0#', '0.14'],
    [decimal('0.5'), '#%', '50%'],
    [decimal('0.5'), '0‰', '500‰'],
    [decimal('0.5'), '#.##', '.5'],
    [0, '#', '0'],
    [0, '#.#', '0'],
    [7, '000', '007'],
    [123456789, '#,##0', '123,456,789'],
    [12, 'AED 0.00 net', 'AED 12.00 net'],
    [undefined, '0', 'NaN'],
    [new Double(Number.NaN), '<0>', 'NaN'],
    [new Double(Infinity), '<0>', '<Infinity>'],
    [new Double(-Infinity), '<0>', '-<Infinity>'],
    [new Double(-0), '0', '-0'],
    [new Double(1.5), '0.00', '1.50'],
  ])('%s in %s', (value, picture, text) => {
    expect(formatNumber(value, picture)).toBe(text);
  });

  test.each(['', 'x', '0x0', '0.0.0'])('that is none is refused: %s', (picture) => {
    expect(errorOf(() => formatNumber(1, picture))).toBe(
      `XTDE1310 ${JSON.stringify(picture)} is not a picture of a number`,
    );
  });
});

describe('values of late known types', () => {
  const one = new Double(1);

  test('are converted for a function, or refused', () => {
    expect(casts.convertAtomic(7, 'numeric')).toBe(7);
    expect(casts.convertAtomic(one, 'numeric')).toBe(one);
    expect(casts.convertAtomic(new Untyped('7'), 'numeric')).toEqual(new Double(7));
    expect(casts.convertAtomic(new Untyped('7'), 'xs:integer')).toBe(7);
    expect(casts.convertAtomic(7, 'xs:decimal')).toEqual(decimal('7'));
    expect(casts.convertAtomic(7, 'xs:double')).toEqual(new Double(7));
    expect(casts.convertAtomic(decimal('7.5'), 'xs:double')).toEqual(new Double(7.5));
    expect(casts.convertAtomic('a', 'xs:string')).toBe('a');
    expect(errorOf(() => casts.convertAtomic('7', 'numeric'))).toBe(
      'XPTY0004 xs:string where a number is required',
    );
    expect(errorOf(() => casts.convertAtomic(true, 'numeric'))).toBe(
      'XPTY0004 xs:boolean where a number is required',
    );
    expect(errorOf(() => casts.convertAtomic(true, 'xs:double'))).toBe(
      'XPTY0004 xs:boolean where xs:double is required',
    );
    expect(errorOf(() => casts.convertAtomic('7', 'xs:double'))).toBe(
      'XPTY0004 xs:string where xs:double is required',
    );
    expect(errorOf(() => casts.convertAtomic(one, 'xs:decimal'))).toBe(
      'XPTY0004 xs:double where xs:decimal is required',
    );
    expect(errorOf(() => casts.convertAtomic('7', 'xs:decimal'))).toBe(
      'XPTY0004 xs:string where xs:decimal is required',
    );
    expect(errorOf(() => casts.convertAtomic(7, 'xs:string'))).toBe(
      'XPTY0004 xs:integer where xs:string is required',
    );
  });

  test('are cast between numbers, truths and texts', () => {
    expect(
      [0, 7, decimal('0.0'), decimal('0.1'), new Double(0), new Double(Number.NaN), one].map((value) =>
        casts.castAtomic(value, 'xs:boolean'),
      ),
    ).toEqual([false, true, false, true, false, false, true]);
    expect(
      [true, false, 7, decimal('-7.9'), new Double(7.9)].map((value) =>
        casts.castAtomic(value, 'xs:integer'),
      ),
    ).toEqual([1, 0, 7, -7, 7]);
    expect([true, 7, new Double(0.1)].map((value) => String(casts.castAtomic(value, 'xs:decimal')))).toEqual([
      '1',
      '7',
      '0.1',
    ]);
    expect(['true', ' 1 ', 'false', '0'].map((text) => casts.castAtomic(text, 'xs:boolean'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(errorOf(() => casts.castAtomic('TRUE', 'xs:boolean'))).toBe(
      'FORG0001 "TRUE" is not a valid xs:boolean',
    );
    expect(errorOf(() => casts.castAtomic(new Double(Infinity), 'xs:integer'))).toBe(
      'FOCA0002 INF is not an xs:integer',
    );
    expect(errorOf(() => casts.castAtomic(new Double(Number.NaN), 'xs:decimal'))).toBe(
      'FOCA0002 NaN is not an xs:decimal',
    );
    expect(errorOf(() => casts.castAtomic(7, 'xs:date'))).toBe(
      'XPTY0004 xs:integer cannot be cast to xs:date',
    );
    expect(errorOf(() => casts.castAtomic(casts.toDate('2026-01-01'), 'xs:integer'))).toBe(
      'XPTY0004 xs:date cannot be cast to xs:integer',
    );
    expect(errorOf(() => casts.castAtomic(casts.toDayTimeDuration('PT1S'), 'xs:integer'))).toBe(
      'XPTY0004 xs:dayTimeDuration cannot be cast to xs:integer',
    );
    expect(String(casts.castAtomic(casts.toDayTimeDuration('PT1S'), 'xs:yearMonthDuration'))).toBe('P0M');
    expect(casts.castAtomic(new Untyped('a'), 'xs:string')).toBe('a');
    expect(casts.castAtomic('a', 'xs:untypedAtomic')).toEqual(new Untyped('a'));
    expect([undefined, 'x', '7', true, new Untyped('1e2')].map(casts.numberOfAtomic)).toEqual([
      Number.NaN,
      Number.NaN,
      7,
      1,
      100,
    ]);
    expect(
      ['7', '7.5', 'x', 7, decimal('300')].map((value) => casts.isIntegerWithin(value, -128n, 127n)),
    ).toEqual([true, false, false, true, false]);
    expect([-128, 127, -129, 128].map((value) => casts.isIntegerWithin(value, -128n, 127n))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(errorOf(() => casts.integerWithin(128, 'xs:byte', -128n, 127n))).toBe(
      'FORG0001 "128" is not a valid xs:byte',
    );
  });

  test('are instances of their type and of what it derives from', () => {
    const types = ['xs:integer', 'xs:decimal', 'xs:string', 'xs:anyURI', 'xs:anyAtomicType', 'xs:double'];
    const instances = [7, decimal('7'), 'a', new Untyped('a'), one].map((value) =>
      types.filter((type) => casts.isInstance(value, type)).join(' '),
    );
    expect(instances).toEqual([
      'xs:integer xs:decimal xs:anyAtomicType',
      'xs:decimal xs:anyAtomicType',
      'xs:string xs:anyURI xs:anyAtomicType',
      'xs:anyAtomicType',
      'xs:anyAtomicType xs:double',
    ]);
    expect([one, new Untyped('a'), 'b', true].map(casts.unwrap)).toEqual([1, 'a', 'b', true]);
  });

  test('count as a position in a predicate if they are one number', () => {
    expect(
      [[2], [2n], [new Double(2)], [decimal('2')], [decimal('2.0')], [decimal('2.5')], [3]].map((items) =>
        predicateTruth(items, 2),
      ),
    ).toEqual([true, false, true, true, true, false, false]);
    expect([[], ['a'], [''], [true], [new Untyped('')]].map((items) => predicateTruth(items, 2))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(errorOf(() => predicateTruth([1, 2], 1))).toBe(
      'FORG0006 a sequence of several atomic values has no effective boolean value',
    );
  });

  test('are there, or the error says what is missing', () => {
    expect(present('a')).toBe('a');
    expect(errorOf(() => present(undefined))).toBe('XPTY0004 nothing where exactly one item is required');
    expect(exactlyOne(['a'])).toBe('a');
    expect(errorOf(() => elementOnly(0))).toBe('XPTY0004 a document node where element() is required');
    expect(errorOf(() => exactlyOne([]))).toBe('XPTY0004 0 items where exactly one is allowed');
    expect(errorOf(() => exactlyOne([1, 2]))).toBe('XPTY0004 2 items where exactly one is allowed');
    expect(errorOf(() => sequences.zeroOrOne([1, 2]))).toBe('FORG0003 2 items in zero-or-one()');
    expect(errorOf(() => sequences.oneOrMore([]))).toBe('FORG0004 no item in one-or-more()');
    expect(errorOf(() => sequences.exactlyOneOf([]))).toBe('FORG0005 0 items in exactly-one()');
    expect(errorOf(() => sequences.exactlyOneOf([1, 2]))).toBe('FORG0005 2 items in exactly-one()');
    expect(errorOf(() => sequences.atLeastOne([]))).toBe(
      'XPTY0004 nothing where at least one item is required',
    );
    expect([sequences.zeroOrOne([]), sequences.zeroOrOne([1]), sequences.exactlyOneOf([1])]).toEqual([
      undefined,
      1,
      1,
    ]);
    expect([sequences.oneOrMore([1, 2]), sequences.atLeastOne([1])]).toEqual([[1, 2], [1]]);
  });
});

describe('operators', () => {
  test('compare what can be compared', () => {
    const general = (operator: operators.Comparison, left: unknown[], right: unknown[]) =>
      operators.compareGeneral(operator, left as never, right as never);
    expect([
      general('=', [1, 2], [2, 3]),
      general('=', [1], []),
      general('!=', [1], [1]),
      general('<=', [1], [1]),
      general('>=', [1], [2]),
      general('>', [2], [1]),
      general('<', [1], [1]),
    ]).toEqual([true, false, false, true, false, true, false]);
    expect(general('=', [new Untyped('01')], [1])).toBe(true);
    expect(general('=', [new Untyped('01')], ['1'])).toBe(false);
    expect(general('=', [new Untyped('a')], [new Untyped('a')])).toBe(true);
    expect(general('=', [new Untyped('true')], [true])).toBe(true);
    expect(errorOf(() => general('=', [1], ['1']))).toBe(
      'XPTY0004 xs:integer cannot be compared with xs:string',
    );
    expect(errorOf(() => general('=', [true], [1]))).toBe(
      'XPTY0004 xs:boolean cannot be compared with xs:integer',
    );
    expect(operators.compareValues('=', undefined, 1)).toBeUndefined();
    expect(operators.compareValues('=', 1, undefined)).toBeUndefined();
    expect(operators.compareValues('=', new Untyped('a'), 'a')).toBe(true);
    expect(errorOf(() => operators.compareValues('=', new Untyped('1'), 1))).toBe(
      'XPTY0004 xs:string cannot be compared with xs:integer',
    );
    expect([
      operators.orderOfDoubles(Infinity, Infinity),
      operators.orderOfDoubles(-Infinity, Infinity),
      operators.orderOfDoubles(Infinity, -Infinity),
      operators.orderOfDoubles(Number.NaN, 1),
    ]).toEqual([0, -Infinity, Infinity, Number.NaN]);
    expect([
      operators.orderOf(false, true),
      operators.orderOf(true, false),
      operators.orderOf(true, true),
    ]).toEqual([-1, 1, 0]);
    expect([
      operators.orderOfIntegers(1, 2n ** 60n),
      operators.orderOfIntegers(2, 1),
      operators.orderOfIntegers(1, 1),
    ]).toEqual([-1, 1, 0]);
    expect(operators.orderOf(1, new Double(Number.NaN))).toBeNaN();
    expect([operators.orderOf(decimal('1.0'), 1), operators.orderOf(1, decimal('1.5'))]).toEqual([0, -1]);
  });

  test('calculate in the wider of two types', () => {
    expect(operators.calculate('+', undefined, 1)).toBeUndefined();
    expect(operators.calculate('+', 1, undefined)).toBeUndefined();
    expect(operators.calculate('+', new Untyped('1'), 1)).toEqual(new Double(2));
    expect(operators.calculate('idiv', new Double(7.5), 2)).toBe(3);
    expect(operators.calculate('mod', new Double(7.5), 2)).toEqual(new Double(1.5));
    expect(String(operators.calculate('div', 7, 2))).toBe('3.5');
    expect(operators.calculate('idiv', decimal('7.5'), 2)).toBe(3);
    expect(errorOf(() => operators.calculate('+', 'a', 1))).toBe(
      'XPTY0004 xs:string where a number is required',
    );
    expect(errorOf(() => operators.idivDoubles(1, 0))).toBe('FOAR0001 division by zero');
    expect(errorOf(() => operators.idivDoubles(Infinity, 2))).toBe('FOAR0002 the quotient is no integer');
    expect(errorOf(() => operators.idivDoubles(Number.NaN, 2))).toBe('FOAR0002 the quotient is no integer');
    expect([
      operators.idivDoubles(7, Infinity),
      operators.idivDoubles(-7.5, 2),
      operators.idivDoubles(1e20, 1),
    ]).toEqual([0, -3, 10n ** 20n]);
    expect(errorOf(() => operators.neverBoth(1, 'a', 'why'))).toBe('XPTY0004 why');
    expect([operators.neverBoth(1, undefined, 'why'), operators.neverBoth(undefined, 1, 'why')]).toEqual([
      false,
      false,
    ]);
    const order = (left: number, right: number) => left - right;
    expect([
      operators.bothSatisfy('<', order, 1, 2),
      operators.bothSatisfy('<', order, undefined, 2),
      operators.bothSatisfy('<', order, 1, undefined),
      operators.bothSatisfy('<', order, 2, 1),
    ]).toEqual([true, false, false, false]);
  });

  test('move moments to the first and the last year, and by parts of a millisecond', () => {
    const [month, part] = [casts.toYearMonthDuration('P1M'), casts.toDayTimeDuration('PT0.0006S')];
    const moved = [
      calculateMoments('-', casts.toDate('0001-02-01'), month),
      calculateMoments('+', casts.toDate('9999-11-30'), month),
      calculateMoments('+', casts.toDateTime('2026-01-01T00:00:00'), part),
      calculateMoments('-', casts.toDateTime('2026-01-01T00:00:00'), part),
    ];
    expect(moved.map(String)).toEqual([
      '0001-01-01',
      '9999-12-30',
      '2026-01-01T00:00:00.0006',
      '2025-12-31T23:59:59.9994',
    ]);
    expect([month, part, undefined].map((each) => String(secondsFromDuration(each)))).toEqual([
      '0',
      '0.0006',
      'undefined',
    ]);
  });

  test('move and measure moments, or say why not', () => {
    const calculate = (operator: operators.ArithmeticOperator, left: unknown, right: unknown) =>
      String(calculateMoments(operator, left as never, right as never));
    const [hour, month] = [casts.toDayTimeDuration('PT1H'), casts.toYearMonthDuration('P1M')];
    const date = casts.toDate('2026-01-31');
    expect([
      calculate('+', date, month),
      calculate('+', month, date),
      calculate('-', date, month),
      calculate('*', hour, 2),
      calculate('*', 2, hour),
      calculate('div', hour, decimal('0.5')),
    ]).toEqual(['2026-02-28', '2026-02-28', '2025-12-31', 'PT2H', 'PT2H', 'PT2H']);
    expect(calculateMoments('+', undefined, hour)).toBeUndefined();
    expect(calculateMoments('+', hour, undefined)).toBeUndefined();
    expect(calculate('div', hour, new Double(Infinity))).toBe('PT0S');
    expect(calculate('*', month, decimal('1.5'))).toBe('P2M');
    const failing = (operator: operators.ArithmeticOperator, left: unknown, right: unknown) =>
      errorOf(() => calculate(operator, left, right));
    expect(failing('*', hour, new Double(Number.NaN))).toBe(
      'FOCA0005 a duration times NaN is not a duration',
    );
    expect(failing('div', hour, new Double(Number.NaN))).toBe(
      'FOCA0005 a duration times NaN is not a duration',
    );
    expect(failing('*', hour, new Double(Infinity))).toBe('FODT0002 the duration is infinite');
    expect(failing('div', hour, 0)).toBe('FODT0002 the duration is infinite');
    expect(failing('+', hour, month)).toBe(
      'XPTY0004 xs:dayTimeDuration + xs:yearMonthDuration is not defined',
    );
    expect(failing('*', date, 2)).toBe('XPTY0004 xs:date * xs:integer is not defined');
    expect(failing('+', casts.toTime('10:00:00'), month)).toBe(
      'XPTY0004 xs:time + xs:yearMonthDuration is not defined',
    );
    expect(failing('-', date, casts.toTime('10:00:00'))).toBe('XPTY0004 xs:date - xs:time is not defined');
    expect(failing('mod', hour, hour)).toBe(
      'XPTY0004 xs:dayTimeDuration mod xs:dayTimeDuration is not defined',
    );
    expect(failing('-', 2, hour)).toBe('XPTY0004 xs:integer - xs:dayTimeDuration is not defined');
    const [zoned, other] = [casts.toDate('2026-01-31Z'), casts.toTime('10:00:00+04:00')];
    expect(errorOf(() => dateAndTime(zoned, other))).toBe(
      'FORG0008 the date and the time have different timezones',
    );
    expect(
      [
        dateAndTime(date, other),
        dateAndTime(zoned, casts.toTime('10:00:00')),
        dateAndTime(zoned, casts.toTime('10:00:00Z')),
        dateAndTime(date, undefined),
        dateAndTime(undefined, other),
      ].map(String),
    ).toEqual([
      '2026-01-31T10:00:00+04:00',
      '2026-01-31T10:00:00Z',
      '2026-01-31T10:00:00Z',
      'undefined',
      'undefined',
    ]);
    expect(errorOf(() => inTimezone(date, casts.toDayTimeDuration('PT15H')))).toMatch(/^FODT0003 /);
    expect(errorOf(() => inTimezone(date, casts.toDayTimeDuration('PT1S')))).toMatch(/^FODT0003 /);
    expect(
      [
        inTimezone(date, casts.toDayTimeDuration('-PT14H')),
        inTimezone(date, casts.toDayTimeDuration('PT14H')),
        inTimezone(date, casts.toDayTimeDuration('-PT5H30M')),
      ].map(String),
    ).toEqual(['2026-01-31-14:00', '2026-01-31+14:00', '2026-01-31-05:30']);
  });
});

describe('sequences', () => {
  const untyped = (text: string) => new Untyped(text);

  test('are summed, averaged and searched for extremes', () => {
    expect(sequences.sumItems([], undefined)).toBeUndefined();
    expect(sequences.sumItems([], 7)).toBe(7);
    expect(sequences.sumItems([1, 2], 0)).toBe(3);
    expect(sequences.sumItems([untyped('1'), 2], 0)).toEqual(new Double(3));
    expect(errorOf(() => sequences.sumItems(['a'], 0))).toBe('FORG0006 xs:string cannot be summed');
    expect(sequences.averageOfItems([])).toBeUndefined();
    expect(String(sequences.averageOfItems([1, 2]))).toBe('1.5');
    expect(sequences.averageOfDecimals([])).toBeUndefined();
    expect(String(sequences.averageOfDecimals([decimal('1'), decimal('2')]))).toBe('1.5');
    expect(sequences.sumIntegers([2 ** 52, 2 ** 52, 2 ** 52])).toBe(3n * 2n ** 52n);
    expect(sequences.sumIntegers([])).toBe(0);
    expect(String(sequences.sumDecimals([]))).toBe('0');
    expect(sequences.extremeOf([], '<')).toBeUndefined();
    expect([
      sequences.extremeOf([2, 1, 3], '<'),
      sequences.extremeOf([2, 1, 3], '>'),
      sequences.extremeOf(['b', 'a'], '<'),
    ]).toEqual([1, 3, 'a']);
    expect(sequences.extremeOf([1, new Double(0.5)], '>')).toEqual(new Double(1));
    expect(sequences.extremeOf([1, untyped('2')], '>')).toEqual(new Double(2));
    expect(sequences.extremeOf([1, new Double(Number.NaN), 2], '>')).toEqual(new Double(Number.NaN));
    expect(errorOf(() => sequences.extremeOf([1, 'a'], '<'))).toBe(
      'FORG0006 xs:integer and xs:string have no order',
    );
    expect(errorOf(() => sequences.extremeOf(['a', 1], '<'))).toBe(
      'FORG0006 xs:string and xs:integer have no order',
    );
    expect(errorOf(() => sequences.extremeOf([true, 'a'], '<'))).toBe(
      'FORG0006 xs:boolean and xs:string have no order',
    );
    expect(errorOf(() => sequences.extremeOf(['a', new Double(Number.NaN)], '<'))).toBe(
      'FORG0006 xs:string and xs:double have no order',
    );
  });

  test('hold equal values once, and say where they are', () => {
    expect(sequences.distinctValues([1, decimal('1.0'), new Double(1), '1', untyped('1'), true, 2])).toEqual([
      1,
      '1',
      true,
      2,
    ]);
    expect(
      sequences.distinctValues([
        new Double(Number.NaN),
        new Double(Number.NaN),
        new Double(Infinity),
        new Double(-Infinity),
      ]),
    ).toHaveLength(3);
    expect(
      sequences.distinctValues([
        casts.toDate('2026-01-01Z'),
        casts.toDate('2026-01-01'),
        casts.toDate('2026-01-02'),
      ]),
    ).toHaveLength(2);
    expect(
      sequences.distinctValues([casts.toTime('10:00:00.0001'), casts.toTime('10:00:00.0002')]),
    ).toHaveLength(2);
    expect(sequences.indexOf([1, 'a', decimal('1'), untyped('a'), true], 1)).toEqual([1, 3]);
    expect(sequences.indexOf([1, 'a', untyped('a')], 'a')).toEqual([2, 3]);
    expect(sequences.indexOf(['a'], untyped('a'))).toEqual([1]);
    expect(sequences.distinctStrings(['b', 'a', 'b'])).toEqual(['b', 'a']);
  });

  test('are cut, filled and turned', () => {
    const list = ['a', 'b', 'c'];
    expect([
      sequences.subsequence(list, 2),
      sequences.subsequence(list, 0, 2),
      sequences.subsequence(list, 1.5, 1),
      sequences.subsequence(list, Number.NaN),
      sequences.subsequence(list, 2, 1),
    ]).toEqual([['b', 'c'], ['a'], ['b'], [], ['b']]);
    expect([0, 1, 2, 4, 9].map((at) => sequences.insertBefore(list, at, ['x']).join(''))).toEqual([
      'xabc',
      'xabc',
      'axbc',
      'abcx',
      'abcx',
    ]);
    expect([0, 1, 3, 4].map((at) => sequences.remove(list, at).join(''))).toEqual(['abc', 'bc', 'ab', 'abc']);
    expect([sequences.reverse(list), list]).toEqual([
      ['c', 'b', 'a'],
      ['a', 'b', 'c'],
    ]);
    expect([
      sequences.itemAt(list, 1),
      sequences.itemAt(list, 3n),
      sequences.itemAt(list, 0),
      sequences.itemAt(list, 4),
    ]).toEqual(['a', 'c', undefined, undefined]);
    expect([
      sequences.union([3, 1], [2, 3]),
      sequences.union([], [2, 1]),
      sequences.union([2, 1], []),
      sequences.intersect([3, 1, 2], [2, 3]),
      sequences.except([3, 1, 2], [2]),
    ]).toEqual([
      [1, 2, 3],
      [1, 2],
      [1, 2],
      [2, 3],
      [1, 3],
    ]);
    expect([sequences.optionalToArray(undefined), sequences.optionalToArray(7)]).toEqual([[], [7]]);
    expect([
      sequences.allAre(
        [1, 2],
        (n) => n > 0,
        (n) => n === 2,
      ),
      sequences.allAre(
        [1, 2],
        (n) => n > 1,
        (n) => n === 2,
      ),
      sequences.allAre(
        [1],
        (n) => n > 0,
        (n) => n === 2,
      ),
    ]).toEqual([true, false, false]);
    expect(sequences.concatMap([1, 2, 3], (value, at, all) => [value * all.length, at])).toEqual([
      3, 0, 6, 1, 9, 2,
    ]);
  });
});

describe('texts', () => {
  const [none, face] = [undefined, '😀'];

  test('are cut at a mark', () => {
    expect(
      [
        ['a-b', '-'],
        ['a-b', 'x'],
        ['a-b', ''],
        ['a-b', none],
        [none, '-'],
        ['a--b', '-'],
        ['ab', 'ab'],
      ].map(([text, mark]) => `${strings.substringBefore(text, mark)}|${strings.substringAfter(text, mark)}`),
    ).toEqual(['a|b', '|', '|a-b', '|a-b', '|', 'a|-b', '|']);
    expect([
      strings.contains('abc', 'b'),
      strings.contains(none, 'b'),
      strings.contains('abc'),
      strings.startsWith('abc', 'ab'),
      strings.startsWith('abc', 'b'),
      strings.endsWith('abc', 'bc'),
      strings.endsWith('abc', 'b'),
    ]).toEqual([true, false, true, true, false, true, false]);
    expect([
      strings.startsWith(),
      strings.endsWith(),
      strings.upperCase(),
      strings.lowerCase(),
      strings.upperCase('aB'),
      strings.lowerCase('aB'),
    ]).toEqual([true, true, '', '', 'AB', 'ab']);
    const cut = (start: number, length?: number) => strings.substring('12345', start, length);
    expect([
      cut(1.5, 2.6),
      cut(0, 3),
      cut(5, -3),
      cut(-3, 5),
      cut(Number.NaN, 3),
      cut(1, Number.NaN),
      cut(-42),
      cut(-Infinity, Infinity),
      cut(2),
      cut(6),
    ]).toEqual(['234', '12', '', '1', '', '', '12345', '', '2345', '']);
    expect([
      strings.substring(`a${face}b`, 2, 1),
      strings.substring(`a${face}b`, 3),
      strings.substring(none, 1),
      strings.stringLength(`a${face}`),
      strings.stringLength(none),
      strings.stringLength('ab'),
    ]).toEqual([face, 'b', '', 2, 0, 2]);
  });

  test('are translated, compared and normalised', () => {
    expect([
      strings.translate('abcabc', 'ab', 'x'),
      strings.translate('aa', 'aa', 'xy'),
      strings.translate(none, 'a', 'b'),
      strings.translate(`a${face}`, face, 'b'),
      strings.translate('a', 'b', 'c'),
    ]).toEqual(['xcxc', 'xx', '', 'ab', 'a']);
    const order = (one: string, other: string) => Math.sign(strings.compareStrings(one, other));
    expect([
      order('a', 'b'),
      order('b', 'a'),
      order('a', 'a'),
      order('a', 'ab'),
      order('ab', 'a'),
      order('', 'a'),
    ]).toEqual([-1, 1, 0, -1, 1, -1]);
    expect([
      order('\uffee', face),
      order(face, '\uffee'),
      order(face, `${face}a`),
      order(`${face}a`, face),
      order(`a${face}`, 'a'),
      order('a', `a${face}`),
    ]).toEqual([-1, 1, -1, 1, 1, -1]);
    expect(
      [' a  b ', 'a b', 'a\tb', 'a ', ' a', '', ' ', 'a\u00a0 b', 'a\u0001b'].map((text) =>
        strings.normalizeSpace(text),
      ),
    ).toEqual(['a b', 'a b', 'a b', 'a', 'a', '', '', 'a\u00a0 b', 'a\u0001b']);
    expect([
      strings.normalizeSpace(none),
      strings.words(none),
      strings.words(' a  b '),
      strings.words(' '),
    ]).toEqual(['', [], ['a', 'b'], []]);
    expect([
      strings.normalizeUnicode('e\u0301'),
      strings.normalizeUnicode('é', ' nfd '),
      strings.normalizeUnicode('ﬁ', 'NFKC'),
      strings.normalizeUnicode('ﬁ', 'nfkd'),
      strings.normalizeUnicode('e\u0301', ''),
      strings.normalizeUnicode(),
    ]).toEqual(['é', 'e\u0301', 'fi', 'fi', 'e\u0301', '']);
    expect(errorOf(() => strings.normalizeUnicode('a', 'NFX'))).toBe(
      'FOCH0003 "NFX" is not a normalization form',
    );
  });

  test('are made of the characters that XML carries', () => {
    expect(
      [
        0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe, 0x1f, 0x20, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfffd, 0xfffe, 0xffff,
        0x10000, 0x10ffff, 0x110000,
      ].filter(strings.isXmlCharacter),
    ).toEqual([0x9, 0xa, 0xd, 0x20, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff]);
    expect([
      strings.stringToCodepoints(`a${face}`),
      strings.stringToCodepoints(none),
      strings.codepointsToString([97, 0x1f600n]),
    ]).toEqual([[97, 0x1f600], [], `a${face}`]);
    expect(errorOf(() => strings.codepointsToString([0]))).toBe('FOCH0001 0 is not an XML character');
    expect([none, '', ' \t\r\n', ' a'].map(strings.isBlankText)).toEqual([true, true, true, false]);
  });
});

describe('patterns', () => {
  test('that differ, or whose flags do, are told apart', () => {
    expect([
      regexOf('^a$').test('a'),
      regexOf('^b$').test('a'),
      regexOf('^A$').test('a'),
      regexOf('^A$', 'i').test('a'),
    ]).toEqual([true, false, false, true]);
    expect(regexOf('^a$')).toBe(regexOf('^a$'));
    for (let at = 0; at < 250; at += 1) expect(regexOf(`^${at}$`).test(String(at))).toBe(true);
  });

  test('end where the text does', () => {
    const matched = (source: string, text: string, flags = 'u') =>
      analyse(source, flags).matcher()?.matches(text);
    expect([
      matched('a[^b]', 'a'),
      matched('a[^b]', 'ac'),
      matched('^a$', 'ab'),
      matched('^a$', 'a'),
      matched('^$', ''),
      matched('a$', 'ba'),
      matched('^b', 'ab'),
    ]).toEqual([false, true, false, true, true, true, false]);
    expect([
      matched('^b$', 'a\nb', 'um'),
      matched('^a$', 'a\nb', 'um'),
      matched('^a$', 'a\nb'),
      matched('^b$', 'a\nb'),
    ]).toEqual([true, true, false, false]);
    expect([
      matched('(ab|a)(c|bcd)$', 'abcd'),
      matched('a{2,3}b', 'aab'),
      matched('a{2,3}b', 'ab'),
      matched('^(a|b)*c$', 'ababc'),
      matched('^(a|b)*c$', 'abab'),
      matched('^a?b$', 'b'),
    ]).toEqual([true, true, false, true, false, true]);
  });

  test('of too many ways are not left to JavaScript', () => {
    const isLinear = (source: string) => analyse(source, 'u').isLinear;
    expect([
      isLinear('^a{0,9}b{0,9}$'),
      isLinear('^a{0,29}b{0,29}c{0,29}$'),
      isLinear('^(a|b){11}$'),
    ]).toEqual([true, false, false]);
  });

  test('backtrack if something that can be divided in several ways is repeated without end', () => {
    const backtracking = ['(a?b)*', '(ba?)+', '(a|b)*', '(a{1,2}b){31}', '(x(a?b)*|c)', '(ab|c?)*'];
    const plain = ['(ab)*', '(a{2}b)*', '(a?b){30}', 'a*b*', '(a|b)', 'a{1,2}'];
    expect(backtracking.filter((source) => !analyse(source, 'u').backtracks)).toEqual([]);
    expect(plain.filter((source) => analyse(source, 'u').backtracks)).toEqual([]);
  });

  test('of too many steps have no program, wherever those are', () => {
    const many = 'x{1,90000}';
    for (const source of [
      `^(${many}y)*$`,
      `^(${many}y|b)$`,
      `^${many}y$`,
      `^(${many}y){2}$`,
      `^(${many}y){0,2}$`,
      `^a(${many}y)$`,
    ])
      expect(analyse(source, 'u').matcher()).toBeUndefined();
  });
});

describe('a filter', () => {
  const isEven = (value: number) => value % 2 === 0;

  test('keeps the values that pass, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (values) => {
        expect(sequences.kept(values, isEven)).toEqual(values.filter(isEven));
      }),
    );
  });

  test('makes no new list if all values pass, and tests each value once', () => {
    const values = [2, 4, 6];
    const tested: number[] = [];
    const kept = sequences.kept(values, (value) => tested.push(value) > 0);
    expect(kept).toBe(values);
    expect(tested).toEqual(values);
  });
});
