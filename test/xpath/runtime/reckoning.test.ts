import { describe, expect, test } from 'vitest';
import { parseDecimal } from '../../../src/xpath/runtime/decimal.ts';
import { parseDouble } from '../../../src/xpath/runtime/double.ts';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { evaluate, treeOf } from '../../schematron/compiled/evaluate-xpath.ts';

const root = treeOf('<r><n>5</n><n>5</n><e/><d>2026-03-31</d><m k="a">1</m><m k="b">2</m><m k="a">3</m></r>');
const wrong = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .flatMap(([expression = '', result = '']) => {
      const given = evaluate(expression.trim(), root);
      return given === result.trim() ? [] : [`${expression} gives ${given}`];
    });

test('numbers whose types are known late are reckoned with as those known at once', () => {
  expect(
    wrong(`
for $x in (2, 1.5) return $x * 2 => xs:integer 4 | xs:decimal 3
for $x in (2, 1.5) return $x + 2 => xs:integer 4 | xs:decimal 3.5
for $x in (2, 1.5) return $x - 2 => xs:integer 0 | xs:decimal -0.5
for $x in (2, 1.5) return $x div 2 => xs:decimal 1 | xs:decimal 0.75
for $x in (7, 7.5) return $x mod 2 => xs:integer 1 | xs:decimal 1.5
for $x in (7, 7.5) return $x idiv 2 => xs:integer 3 | xs:integer 3
for $x in (2, 1.5e0) return $x * 2e0 => xs:double 4 | xs:double 3
for $x in (2, 1.5e0) return $x + 2e0 => xs:double 4 | xs:double 3.5
for $x in (2, 1.5e0) return $x - 2e0 => xs:double 0 | xs:double -0.5
for $x in (2, 1.5e0) return $x div 2e0 => xs:double 1 | xs:double 0.75
for $x in (7, 7.5e0) return $x mod 2e0 => xs:double 1 | xs:double 1.5
for $x in (7, -1.5, 2.5e0) return floor($x) => xs:integer 7 | xs:decimal -2 | xs:double 2
for $x in (7, -1.5, 2.5e0) return ceiling($x) => xs:integer 7 | xs:decimal -1 | xs:double 3
for $x in (-7, -1.5, -2.5e0) return abs($x) => xs:integer 7 | xs:decimal 1.5 | xs:double 2.5
for $x in (7, -1.5, 2.5e0) return round($x) => xs:integer 7 | xs:decimal -1 | xs:double 3
for $x in (1255, 12.55) return round-half-to-even($x, -1) => xs:integer 1260 | xs:decimal 10
for $x in (1255, 12.55) return round-half-to-even($x, 1) => xs:integer 1255 | xs:decimal 12.6
round(1255) => xs:integer 1255
round(.5) => xs:decimal 1
number('.25') => xs:double 0.25
number('12.') => xs:double 12
number('1e2') => xs:double 100
number('.') => xs:double NaN
xs:decimal('.125') => xs:decimal 0.125
xs:decimal(' 1.50 ') => xs:decimal 1.5
xs:decimal('+1') => xs:decimal 1
xs:decimal(' ') => error FORG0001
xs:decimal('') => error FORG0001
xs:decimal('1.2.3') => error FORG0001
xs:integer('123456789012345678901234567890') => xs:integer 123456789012345678901234567890
xs:decimal('-12345678901234567890.5') => xs:decimal -12345678901234567890.5
`),
  ).toEqual([]);
});

test('moments and durations are added and compared to the last digit', () => {
  expect(
    wrong(`
minutes-from-time(xs:time('10:42:30')) => xs:integer 42
hours-from-time(xs:time('10:42:30')) => xs:integer 10
seconds-from-time(xs:time('10:42:30.1234')) => xs:decimal 30.1234
xs:time('23:30:00') + xs:dayTimeDuration('PT1H') => xs:time 00:30:00
xs:dateTime('2026-01-01T00:00:00.0001') - xs:dateTime('2026-01-01T00:00:00') => xs:dayTimeDuration PT0.0001S
xs:dateTime('2026-01-01T00:00:00') + xs:dayTimeDuration('PT0.00015S') => xs:dateTime 2026-01-01T00:00:00.00015
xs:dateTime('2026-01-01T00:00:00.5') - xs:dayTimeDuration('PT0.5S') => xs:dateTime 2026-01-01T00:00:00
xs:date('2026-03-31') - xs:yearMonthDuration('P1M') => xs:date 2026-02-28
xs:date('2024-02-29') + xs:yearMonthDuration('P1Y') => xs:date 2025-02-28
xs:date('2026-01-31') - xs:yearMonthDuration('P2M') => xs:date 2025-11-30
xs:date('9999-12-01') + xs:yearMonthDuration('P1M') => error FODT0001
xs:date('0001-01-01') - xs:yearMonthDuration('P1M') => error FODT0001
xs:yearMonthDuration('P1Y') + xs:yearMonthDuration('P2M') => xs:yearMonthDuration P1Y2M
xs:yearMonthDuration('P1Y') div xs:yearMonthDuration('P6M') => xs:decimal 2
xs:dayTimeDuration('P1D') - xs:dayTimeDuration('PT1H') => xs:dayTimeDuration PT23H
xs:yearMonthDuration('P1Y') * 2 => xs:yearMonthDuration P2Y
2 * xs:dayTimeDuration('PT1H') => xs:dayTimeDuration PT2H
xs:dayTimeDuration('PT1H') div 2 => xs:dayTimeDuration PT30M
string(xs:yearMonthDuration('P14M')) => xs:string P1Y2M
for $x in ('P1Y', 'P1M') return xs:yearMonthDuration($x) => xs:yearMonthDuration P1Y | xs:yearMonthDuration P1M
`),
  ).toEqual([]);
});

describe('what a value may be', () => {
  test('one of a type, or none', () => {
    const isSeven = (value: number) => value === 7;
    expect([[], [7], [8], [7, 7]].map((list) => runtime.noneOrOneIs(list, isSeven))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([[], [7], [8], [7, 7]].map((list) => runtime.onlyOneIs(list, isSeven))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([undefined, 7, 8].map((value) => runtime.absentOr(value, isSeven))).toEqual([true, true, false]);
    expect([undefined, 7, 8].map((value) => runtime.presentAnd(value, isSeven))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('an integer between bounds', () => {
    expect(runtime.integerWithin(5, 'xs:byte', -128n, 127n)).toBe(5);
    expect(runtime.integerWithin(5, 'xs:positiveInteger', 1n)).toBe(5);
    expect(() => runtime.integerWithin(0, 'xs:positiveInteger', 1n)).toThrow(runtime.DynamicError);
    expect(() => runtime.integerWithin(128, 'xs:byte', -128n, 127n)).toThrow(runtime.DynamicError);
  });

  test('a decimal or a double by its letters', () => {
    expect(
      ['1', ' 1 ', '.5', '5.', '-.5', '+0'].map((text) => parseDecimal(text) !== undefined),
    ).not.toContain(false);
    expect(['', ' ', '.', '-', '1 2', '1e2', '--1', '1.1.1'].map((text) => parseDecimal(text))).toEqual(
      Array(8).fill(undefined),
    );
    expect(['.25', '.255', '25.', '1e-2', '-1.5E+3'].map((text) => parseDouble(text))).toEqual([
      0.25, 0.255, 25, 0.01, -1500,
    ]);
    expect(['.', 'e2', '1e', '0x1', '1_0', ''].map((text) => parseDouble(text))).toEqual(
      Array(6).fill(undefined),
    );
  });
});

test('a list that is long is compared by its first and its last text', () => {
  const list = Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + (at % 20)));
  const answers = ['A', 'a', 'j', 't', 'z'].map((text) =>
    (['<', '<=', '>', '>='] as const).map((operator) => runtime.comparesWithSome(operator, list, text)),
  );
  expect(answers).toEqual([
    [true, true, false, false],
    [true, true, false, true],
    [true, true, true, true],
    [false, true, true, true],
    [false, false, true, true],
  ]);
});

test('an element is found once by a key that it has twice', () => {
  runtime.createIndexer(runtime.createNameTable([['', 'm']])).withIndex(root, 'billing', (d) => {
    const index = runtime.keyIndex(
      d,
      (n) => d.name[n] === 1,
      (n) => [runtime.textOf(d, n), runtime.textOf(d, n), 'all'],
    );
    expect(runtime.keyed(index, ['1'])).toHaveLength(1);
    expect(runtime.keyed(index, ['all'])).toHaveLength(3);
    expect(index.get([...index.keys()][0] as string)).toHaveLength(1);
    expect(runtime.keyed(index, ['2', '1', 'all'])).toHaveLength(3);
  });
});

test('a name table numbers names from 1 and knows no others', () => {
  const names = runtime.createNameTable([
    ['', 'a'],
    ['urn:x', 'a'],
  ]);
  expect([
    names.size,
    names.numberOf('', 'a'),
    names.numberOf('urn:x', 'a'),
    names.numberOf('urn:y', 'a'),
    names.numberOf('', 'b'),
  ]).toEqual([3, 1, 2, 0, 0]);
});
