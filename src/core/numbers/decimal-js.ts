import { Decimal as DecimalJs } from 'decimal.js';

/** Exact decimals, with digits for any product of two numbers of a request, and never an exponent. */
export const Decimal = DecimalJs.clone({
  precision: 80,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -400,
  toExpPos: 400,
});
export type Decimal = InstanceType<typeof DecimalJs>;

/** The decimals of numbers that no double can represent: a separate class, because callers have their own decimals. */
export const LongNumber = Decimal.clone();
