import { centsOf, fromCents, hundredth } from './cents.ts';
import { Decimal } from './decimal-js.ts';

/** Rounds to the minor units of a currency, halves towards plus infinity as XPath does: -0.125 becomes -0.12. */
export function roundAmount(value: Decimal, minorUnits: number): Decimal {
  return isWhole(value, minorUnits) ? value : value.toDecimalPlaces(minorUnits, Decimal.ROUND_HALF_CEIL);
}

/** Rounds half away from zero, so that a line and its reversal cancel; not where an official test compares. */
export function roundHalfAwayFromZero(value: Decimal, minorUnits: number): Decimal {
  return isWhole(value, minorUnits) ? value : value.toDecimalPlaces(minorUnits, Decimal.ROUND_HALF_UP);
}

/** One minor unit, such as 0.01. */
export function smallestUnit(minorUnits: number): Decimal {
  return new Decimal(`1e${-minorUnits}`);
}

/** Tells whether a quick look shows that an amount has no more decimals than its currency. */
function isWhole(value: Decimal, minorUnits: number): boolean {
  return minorUnits >= 2 && centsOf(value) !== undefined;
}

/** A whole percentage of an amount, rounded to the minor units of its currency, halves away from zero. */
export function percentOf(amount: Decimal, percent: number, minorUnits: number): Decimal {
  const product = minorUnits === 2 ? (centsOf(amount) ?? Number.NaN) * percent : Number.NaN;
  // Below 2^52 the quotient of two whole numbers never rounds up to the next whole number.
  if (Math.abs(product) < 2 ** 52) return fromCents(hundredth(product));
  return roundHalfAwayFromZero(amount.times(percent).div(100), minorUnits);
}
