import { describe, expect, test } from 'vitest';
import * as casts from '../../../../src/xpath/runtime/values/casts.ts';
import { parseDecimal, type XsDecimal } from '../../../../src/xpath/runtime/values/decimal.ts';
import { secondsFromDuration } from '../../../../src/xpath/runtime/values/durations.ts';
import { calculateMoments, dateAndTime, inTimezone } from '../../../../src/xpath/runtime/values/moments.ts';
import * as operators from '../../../../src/xpath/runtime/values/operators.ts';
import { Double, Untyped } from '../../../../src/xpath/runtime/values/values.ts';
import { errorOf } from '../error-of.ts';

const decimal = (text: string) => parseDecimal(text) as XsDecimal;

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
