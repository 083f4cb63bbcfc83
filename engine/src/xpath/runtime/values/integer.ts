import { type Effort, spend, spendOnDigits, spendOnNumber, spendOnText } from '../effort.ts';
import { DynamicError } from '../errors.ts';

/** An xs:integer: a number while that is exact, otherwise a bigint. */
export type Integer = number | bigint;

/** The normal form of an integer: a number whenever that is exact. */
export function normalInteger(value: bigint): Integer {
  const near = Number(value);
  if (Number.isSafeInteger(near)) return near;
  spendOnNumber(value);
  return value;
}

/**
 * The greatest length of a product in bits: far more than any document needs. Without a limit, repeated
 * squaring would never end.
 */
const longestProduct = 1_000_000n;

/** A product that is not exact as a number. */
export function longProduct(left: Integer, right: Integer): Integer {
  const product = BigInt(left) * BigInt(right);
  if (!Number.isFinite(Number(product)) && isTooLong(product))
    throw new DynamicError('FOAR0002', 'a product of too many digits');
  return normalInteger(product);
}

const isTooLong = (value: bigint) => (value < 0n ? -value : value) >> longestProduct > 0n;

export function addIntegers(left: Integer, right: Integer): Integer {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return normalInteger(BigInt(left) + BigInt(right));
}

export function subtractIntegers(left: Integer, right: Integer): Integer {
  return addIntegers(left, negateInteger(right));
}

export function multiplyIntegers(left: Integer, right: Integer): Integer {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    if (Number.isSafeInteger(product)) return product === 0 ? 0 : product;
  }
  return longProduct(left, right);
}

export function idivIntegers(left: Integer, right: Integer): Integer {
  if (!right) throw divisionByZero();
  if (typeof left === 'number' && typeof right === 'number') {
    const quotient = (left - (left % right)) / right;
    return quotient === 0 ? 0 : quotient;
  }
  spendOnNumber(left);
  return normalInteger(BigInt(left) / BigInt(right));
}

export function modIntegers(left: Integer, right: Integer): Integer {
  if (!right) throw divisionByZero();
  if (typeof left === 'number' && typeof right === 'number') {
    const rest = left % right;
    return rest === 0 ? 0 : rest;
  }
  spendOnNumber(left);
  return normalInteger(BigInt(left) % BigInt(right));
}

export function negateInteger(value: Integer): Integer {
  return typeof value === 'bigint' ? -value : value === 0 ? 0 : -value;
}

export function absInteger(value: Integer): Integer {
  return value < 0 ? negateInteger(value) : value;
}

export function divisionByZero(): DynamicError {
  return new DynamicError('FOAR0001', 'division by zero');
}

const lexical = /^[ \t\r\n]*([+-]?[0-9]+)[ \t\r\n]*$/;

export function parseInteger(text: string): Integer | undefined {
  spendOnText(text.length);
  const digits = lexical.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const near = Number(digits);
  if (Number.isSafeInteger(near)) return near === 0 ? 0 : near;
  spendOnDigits(digits.length);
  return normalInteger(digits.startsWith('+') ? BigInt(digits.slice(1)) : BigInt(digits));
}

/** The integers from one to another, both included. */
export function integerRange(of: Effort, from: Integer | undefined, to: Integer | undefined): Integer[] {
  const result: Integer[] = [];
  if (from === undefined || to === undefined || from > to) return result;
  const length = Number(to) - Number(from);
  if (length > 1_000_000) throw new DynamicError('FOAR0002', 'integer range is too long');
  spend(of, length);
  for (let each = from; each <= to; each = addIntegers(each, 1)) result.push(each);
  return result;
}

export const integerToDouble = (value: Integer): number => Number(value);
