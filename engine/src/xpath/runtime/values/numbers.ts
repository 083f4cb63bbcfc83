import { toDouble } from './casts.ts';
import {
  absDecimal,
  ceilingDecimal,
  decimalFromInteger,
  decimalToDouble,
  decimalToInteger,
  exactDecimal,
  floorDecimal,
  roundDecimal,
  roundDecimalHalfToEven,
  XsDecimal,
} from './decimal.ts';
import { absInteger, type Integer } from './integer.ts';
import type { Numeric } from './operators.ts';
import { Double, Float } from './values.ts';

/** fn:round on doubles: half towards positive infinity; NaN, infinities and -0 are kept. */
export function roundDouble(value: number, digits: number): number {
  return digits === 0 ? Math.round(value) : roundExactly(value, digits, roundDecimal);
}

export function roundDoubleHalfToEven(value: number, digits: number): number {
  return roundExactly(value, digits, roundDecimalHalfToEven);
}

/**
 * The start of a range without an end: any start before the first item counts as 0, because -INF plus an infinite
 * length is NaN.
 */
export const startWithoutEnd = (start: number): number => Math.max(start, 0);

function roundExactly(
  value: number,
  digits: number,
  round: (exact: XsDecimal, digits: number) => XsDecimal,
): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const rounded = decimalToDouble(round(exactDecimal(value), digits));
  return rounded === 0 && value < 0 ? -0 : rounded;
}

export const absDouble = (value: number) => Math.abs(value);
export const floorDouble = (value: number) => Math.floor(value);
export const ceilingDouble = (value: number) => Math.ceil(value);

export function roundInteger(value: Integer, digits: number): Integer {
  return digits >= 0 ? value : decimalToInteger(roundDecimal(decimalFromInteger(value), digits));
}

export function roundIntegerHalfToEven(value: Integer, digits: number): Integer {
  return digits >= 0 ? value : decimalToInteger(roundDecimalHalfToEven(decimalFromInteger(value), digits));
}

export function absNumeric(value: Numeric): Numeric {
  return byType(value, absInteger, absDecimal, absDouble);
}

export function floorNumeric(value: Numeric): Numeric {
  return byType(value, same, floorDecimal, floorDouble);
}

export function ceilingNumeric(value: Numeric): Numeric {
  return byType(value, same, ceilingDecimal, ceilingDouble);
}

export function roundNumeric(value: Numeric, digits: number): Numeric {
  return byType(
    value,
    (integer) => roundInteger(integer, digits),
    (decimal) => roundDecimal(decimal, digits),
    (double) => roundDouble(double, digits),
  );
}

export function roundNumericHalfToEven(value: Numeric, digits: number): Numeric {
  return byType(
    value,
    (integer) => roundIntegerHalfToEven(integer, digits),
    (decimal) => roundDecimalHalfToEven(decimal, digits),
    (double) => roundDoubleHalfToEven(double, digits),
  );
}

const same = (value: Integer) => value;

function byType(
  value: Numeric,
  integer: (value: Integer) => Integer,
  decimal: (value: XsDecimal) => XsDecimal,
  double: (value: number) => number,
): Numeric {
  if (value instanceof Float) return new Float(Math.fround(double(value.value)));
  if (value instanceof Double) return new Double(double(value.value));
  return value instanceof XsDecimal ? decimal(value) : integer(value);
}

/** fn:sum of untyped values: a double, or the integer 0 if there are none. */
export function sumTexts(values: readonly string[]): Numeric {
  if (values.length === 0) return 0;
  let sum = toDouble(values[0] as string);
  for (let at = 1; at < values.length; at += 1) sum += toDouble(values[at] as string);
  return new Double(sum);
}
