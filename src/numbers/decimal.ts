import { Decimal as DecimalJs } from 'decimal.js';

/** Exact decimals: enough digits for any product of two numbers that a request may hold, and never an exponent. */
export const Decimal = DecimalJs.clone({
  precision: 80,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -400,
  toExpPos: 400,
});
export type Decimal = InstanceType<typeof DecimalJs>;

export const zero: Decimal = new Decimal(0);

/** A JSON number as the decimal that its shortest text names; -0 is 0. */
export function decimal(value: number | string): Decimal {
  return new Decimal(value).plus(0);
}

/** The same for a number that may be missing. */
export function optionalDecimal(value: number | null | undefined): Decimal | undefined {
  return value === null || value === undefined ? undefined : decimal(value);
}

/** Rounds to two decimals, halves towards plus infinity as XPath does: -0.125 becomes -0.12. */
export function roundToCents(value: Decimal): Decimal {
  return value.toDecimalPlaces(2, Decimal.ROUND_HALF_CEIL);
}

export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
}

/** Plain digits, as given. */
export function plainText(value: Decimal): string {
  return value.isZero() ? '0' : value.toFixed();
}

/** Plain digits with at least two decimals, which is how amounts leave. */
export function amountText(value: Decimal): string {
  return value.isZero() ? '0.00' : value.toFixed(Math.max(2, value.decimalPlaces()));
}
