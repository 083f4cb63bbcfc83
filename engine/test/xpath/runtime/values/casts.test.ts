import { describe, expect, test } from 'vitest';
import { elementOnly, exactlyOne, present } from '../../../../src/xpath/runtime/cardinality.ts';
import * as sequences from '../../../../src/xpath/runtime/sequences.ts';
import * as casts from '../../../../src/xpath/runtime/values/casts.ts';
import { parseDecimal, type XsDecimal } from '../../../../src/xpath/runtime/values/decimal.ts';
import { Double, predicateTruth, Untyped } from '../../../../src/xpath/runtime/values/values.ts';
import { errorOf } from '../error-of.ts';

const decimal = (text: string) => parseDecimal(text) as XsDecimal;

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
    expect(
      [true, 7, new Double(0.375)].map((value) => String(casts.castAtomic(value, 'xs:decimal'))),
    ).toEqual(['1', '7', '0.375']);
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
