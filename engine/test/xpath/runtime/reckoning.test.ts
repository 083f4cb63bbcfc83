import { describe, expect, test } from 'vitest';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { parseDecimal } from '../../../src/xpath/runtime/values/decimal.ts';
import { parseDouble } from '../../../src/xpath/runtime/values/double.ts';
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
xs:date('9999-12-01') + xs:yearMonthDuration('P1M') => xs:date 10000-01-01
xs:date('0001-01-01') - xs:yearMonthDuration('P1M') => xs:date 0000-12-01
xs:date('99999-12-01') + xs:yearMonthDuration('P1M') => error FODT0001
xs:date('-99999-01-01') - xs:yearMonthDuration('P1M') => error FODT0001
xs:date('99999-12-31') + xs:dayTimeDuration('P1D') => error FODT0001
xs:dateTime('99999-12-31T24:00:00') => error FORG0001
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

describe('durations', () => {
  test('by their letters', () => {
    const written = (text: string) =>
      `${runtime.toYearMonthDuration(text)} ${runtime.isYearMonthDuration(text)}`;
    expect(['P1Y', 'P14M', '-P1Y2M', ' P0Y '].map(written)).toEqual([
      'P1Y true',
      'P1Y2M true',
      '-P1Y2M true',
      'P0M true',
    ]);
    const ofTime = (text: string) => `${runtime.toDayTimeDuration(text)} ${runtime.isDayTimeDuration(text)}`;
    expect(['P1D', 'PT5M', 'PT90M', 'P1DT2H3M4.5S', '-PT0.5S'].map(ofTime)).toEqual([
      'P1D true',
      'PT5M true',
      'PT1H30M true',
      'P1DT2H3M4.5S true',
      '-PT0.5S true',
    ]);
  });

  test.each(['P', 'PY', 'P1', 'P1D', 'PT1M', '1Y', 'P1M1Y', '', 'P-1Y'])(
    '%s is none of years and months',
    (text) => {
      expect(runtime.isYearMonthDuration(text)).toBe(false);
      expect(() => runtime.toYearMonthDuration(text)).toThrow(runtime.DynamicError);
    },
  );

  test.each(['P', 'PT', 'PTM', 'PTxM', 'P1Y', 'P1H', 'PT1.5M', 'PT1D', 'P1DT', ''])(
    '%s is none of days',
    (text) => {
      expect(runtime.isDayTimeDuration(text)).toBe(false);
      expect(() => runtime.toDayTimeDuration(text)).toThrow(runtime.DynamicError);
    },
  );
});

test('what is absent equals nothing and differs from nothing', () => {
  const pairs = [
    [1, 1],
    [1, 2],
    [undefined, 1],
    [1, undefined],
    [undefined, undefined],
  ] as const;
  expect(pairs.map(([one, other]) => runtime.bothEqual(one, other))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(pairs.map(([one, other]) => runtime.bothDiffer(one, other))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('integers beyond what a double holds are numbers, and zero has no sign', () => {
  expect(runtime.isNumeric(10n ** 20n)).toBe(true);
  expect(
    wrong(`
-(0.0) => xs:decimal 0
-(xs:decimal('0')) => xs:decimal 0
(for $x in (100000000000000000000, 'a') return $x)[. instance of xs:integer] + 1 => xs:integer 100000000000000000001
1 div 0e0 => xs:double INF
-1 div 0e0 => xs:double -INF
string(xs:double('-INF')) => xs:string -INF
string(xs:double('INF')) => xs:string INF
string(1e6) => xs:string 1.0E6
string(999999e0) => xs:string 999999
string(1e-6) => xs:string 0.000001
string(1e-7) => xs:string 1.0E-7
string(-0e0) => xs:string -0
sum((1, 2.5, 3e0)) => xs:double 6.5
avg((1, 2)) => xs:decimal 1.5
max((1, 2.5)) => xs:decimal 2.5
min(('b', 'a')) => xs:string a
substring('abc', 0) => xs:string abc
substring('abc', 2, 1) => xs:string b
concat('[', substring('abc', 3, -1), ']') => xs:string []
concat('[', substring('abc', number('x')), ']') => xs:string []
substring('a😀c', 2, 1) => xs:string 😀
normalize-space('  a  b ') => xs:string a b
normalize-space('a b') => xs:string a b
normalize-space('a ') => xs:string a
concat('[', normalize-space(' '), ']') => xs:string []
`),
  ).toEqual([]);
});

test('elements are alike where names, attributes and what is in them are', () => {
  expect(
    wrong(`
deep-equal(n[1], n[2]) => xs:boolean true
deep-equal(n[1], e) => xs:boolean false
deep-equal(m[1], m[2]) => xs:boolean false
deep-equal(m[1], m[3]) => xs:boolean false
deep-equal(n[1], d) => xs:boolean false
m[2]/text()/ancestor::*/name() => xs:string r | xs:string m
m[2]/@k/ancestor::*/name() => xs:string r | xs:string m
m[2]/text()/ancestor-or-self::node()[. instance of element()]/name() => xs:string r | xs:string m
m[2]/@k/.. => node m=2
m[2]/@k/../preceding-sibling::m => node m=1
count(m[2]/text()/following::text()) => xs:integer 1
`),
  ).toEqual([]);
});
