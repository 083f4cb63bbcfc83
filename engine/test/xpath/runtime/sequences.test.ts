import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as sequences from '../../../src/xpath/runtime/sequences.ts';
import * as sums from '../../../src/xpath/runtime/sums.ts';
import * as casts from '../../../src/xpath/runtime/values/casts.ts';
import { parseDecimal, type XsDecimal } from '../../../src/xpath/runtime/values/decimal.ts';
import { Double, Untyped } from '../../../src/xpath/runtime/values/values.ts';
import { errorOf } from './error-of.ts';

const decimal = (text: string) => parseDecimal(text) as XsDecimal;

describe('sequences', () => {
  const untyped = (text: string) => new Untyped(text);

  test('are summed, averaged and searched for extremes', () => {
    expect(sums.sumItems([], undefined)).toBeUndefined();
    expect(sums.sumItems([], 7)).toBe(7);
    expect(sums.sumItems([1, 2], 0)).toBe(3);
    expect(sums.sumItems([untyped('1'), 2], 0)).toEqual(new Double(3));
    expect(errorOf(() => sums.sumItems(['a'], 0))).toBe('FORG0006 xs:string cannot be summed');
    expect(sums.averageOfItems([])).toBeUndefined();
    expect(String(sums.averageOfItems([1, 2]))).toBe('1.5');
    expect(sums.averageOfDecimals([])).toBeUndefined();
    expect(String(sums.averageOfDecimals([decimal('1'), decimal('2')]))).toBe('1.5');
    expect(sums.sumIntegers([2 ** 52, 2 ** 52, 2 ** 52])).toBe(3n * 2n ** 52n);
    expect(sums.sumIntegers([])).toBe(0);
    expect(String(sums.sumDecimals([]))).toBe('0');
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
