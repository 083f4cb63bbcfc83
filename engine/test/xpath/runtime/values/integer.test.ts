import { describe, expect, test } from 'vitest';
import * as integers from '../../../../src/xpath/runtime/values/integer.ts';
import { errorOf } from '../error-of.ts';

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
    const of = { effort: 1600, uncountedWays: 0 };
    expect(integers.integerRange(of, 2, 4)).toEqual([2, 3, 4]);
    expect(of.effort).toBe(1568);
    expect(integers.integerRange(of, 4, 4)).toEqual([4]);
    expect(integers.integerRange(of, 4, 3)).toEqual([]);
    expect(integers.integerRange(of, undefined, 3)).toEqual([]);
    expect(integers.integerRange(of, 3, undefined)).toEqual([]);
    expect(errorOf(() => integers.integerRange({ effort: 1e9, uncountedWays: 0 }, 1, 1_000_002))).toBe(
      'FOAR0002 integer range is too long',
    );
    expect(integers.integerRange({ effort: 1e9, uncountedWays: 0 }, 1, 1_000_001)).toHaveLength(1_000_001);
    expect(errorOf(() => integers.integerRange({ effort: 5, uncountedWays: 0 }, 1, 9))).toMatch(/^XPDY0130 /);
  });
});
