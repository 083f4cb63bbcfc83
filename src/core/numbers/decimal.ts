import { limits } from '../options/limits.ts';
import { centsOf, centsText, fromCents } from './cents.ts';
import { Decimal, LongNumber } from './decimal-js.ts';
import { isWrittenExactly } from './exact-number.ts';

export { Decimal };

export const zero: Decimal = new Decimal(0);

/** Most percentages and quantities are small whole numbers; decimals are immutable, so each exists once. */
const wholes: readonly Decimal[] = Array.from({ length: 101 }, (_, whole) => new Decimal(whole));

/** Whole cents below this have at most 15 digits, so doubles distinguish them. */
const exactCents = 1e15;

/** A number of a request: a `LongNumber` if a double would be another number. */
export type ExactNumber = number | Decimal;

/** Tells whether a value is a number that no double can represent. */
export function isLongNumber(value: unknown): value is Decimal {
  return typeof value === 'object' && value !== null && value.constructor === LongNumber;
}

/** Tells whether a value is a number of a request, infinities and NaN included. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === 'number' || isLongNumber(value);
}

/** The decimal of the shortest text of a JSON number; -0 becomes 0. */
export function decimal(value: ExactNumber | string): Decimal {
  if (typeof value === 'number') {
    // Checked to be an index, because any other number would be looked up as a property name.
    const whole = value >= 0 && value < wholes.length && Number.isInteger(value) ? wholes[value] : undefined;
    if (whole !== undefined) return whole;
    const cents = Math.round(value * 100);
    if (cents / 100 === value && Math.abs(cents) < exactCents) return fromCents(cents);
  }
  return new Decimal(value).plus(0);
}

/** The exact number of a text in JSON form; undefined if it has more digits than we keep. */
export function exactNumber(text: string): ExactNumber | undefined {
  if (isWrittenExactly(text)) return Number(text);
  const value = new LongNumber(text);
  return value.isFinite() && digitsInFull(value) <= limits.maxNumberDigits ? value : undefined;
}

/** The decimal of a number that may be missing. */
export function optionalDecimal(value: ExactNumber | null | undefined): Decimal | undefined {
  return value === null || value === undefined ? undefined : decimal(value);
}

/** Returns the number of digits of a number written in full, including all decimals. */
export function digitsInFull(value: Decimal): number {
  return Math.max(value.e + 1, 0) + value.decimalPlaces();
}

/** The exact sum: in cents while every partial sum is a safe integer. */
export function sum(values: readonly Decimal[]): Decimal {
  let cents = 0;
  for (let index = 0; index < values.length; index += 1) {
    cents += centsOf(values[index] as Decimal) ?? Number.NaN;
    if (!Number.isSafeInteger(cents)) return values.reduce((total, addend) => total.plus(addend), zero);
  }
  return fromCents(cents);
}

/** The exact difference, in cents where both are whole cents. */
export function difference(whole: Decimal, part: Decimal): Decimal {
  const cents = (centsOf(whole) ?? Number.NaN) - (centsOf(part) ?? Number.NaN);
  return Number.isSafeInteger(cents) ? fromCents(cents) : whole.minus(part);
}

/** The double nearest to a decimal. */
export function toDouble(value: Decimal): number {
  const cents = centsOf(value);
  // Dividing two exact doubles rounds once, just as reading the text would.
  return cents === undefined ? Number(plainText(value)) : cents / 100;
}

/** Plain digits, with the decimals that the value has. */
export function plainText(value: Decimal): string {
  const cents = centsOf(value);
  if (cents === undefined || Math.abs(cents) >= exactCents) return value.toFixed();
  if (cents % 100 === 0) return String(cents / 100);
  const text = centsText(cents);
  return cents % 10 === 0 ? text.slice(0, -1) : text;
}

/** Plain digits with at least the minor units of a currency as decimals, the form of amounts in UBL. */
export function amountText(value: Decimal, minorUnits = 2): string {
  const cents = minorUnits === 2 ? centsOf(value) : undefined;
  if (cents !== undefined) return centsText(cents);
  return (value.isZero() ? zero : value).toFixed(Math.max(minorUnits, value.decimalPlaces()));
}

/** An amount with grouped thousands and at least the decimals of its currency, such as `-1,234.50`. */
export function amountDigits(value: Decimal, minorUnits = 2): string {
  return grouped(value, minorUnits);
}

/** A quantity, rate or percentage with grouped thousands and the decimals it has. */
export function plainDigits(value: Decimal): string {
  return grouped(value, 0);
}

function grouped(value: Decimal, leastDecimals: number): string {
  const [whole = '0', decimals] = value
    .abs()
    .toFixed(Math.max(leastDecimals, value.decimalPlaces()))
    .split('.');
  const sign = value.isNegative() && !value.isZero() ? '-' : '';
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${groups}${decimals === undefined ? '' : `.${decimals}`}`;
}
