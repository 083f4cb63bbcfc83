import { Decimal } from './decimal-js.ts';
export { Decimal };
export declare const zero: Decimal;
/** The decimal that the shortest text of a JSON number names; -0 becomes 0. */
export declare function decimal(value: number | string): Decimal;
/** The decimal of a number that may be missing. */
export declare function optionalDecimal(value: number | null | undefined): Decimal | undefined;
/** Rounds to the minor units of a currency, halves towards plus infinity as XPath does: -0.125 becomes -0.12. */
export declare function roundAmount(value: Decimal, minorUnits: number): Decimal;
/**
 * Rounds to the minor units of a currency, halves away from zero: what no official test compares, so that a line and its
 * reversal cancel.
 */
export declare function roundHalfAwayFromZero(value: Decimal, minorUnits: number): Decimal;
/** One minor unit, such as 0.01. */
export declare function smallestUnit(minorUnits: number): Decimal;
/** How many digits a number has, written in full: those before the point and all behind it. */
export declare function digitsInFull(value: Decimal): number;
/** A whole percentage of an amount, rounded to the minor units of its currency, halves away from zero. */
export declare function percentOf(amount: Decimal, percent: number, minorUnits: number): Decimal;
/**
 * The exact sum: computed in cents while every partial sum is a safe integer, whose addition never rounds.
 */
export declare function sum(values: readonly Decimal[]): Decimal;
/** The exact difference, in cents where both are whole cents. */
export declare function difference(whole: Decimal, part: Decimal): Decimal;
/** The double nearest to a decimal. */
export declare function toDouble(value: Decimal): number;
/** Plain digits, with the decimals that the value has. */
export declare function plainText(value: Decimal): string;
/** Plain digits with at least the minor units of a currency as decimals, the form of amounts in UBL. */
export declare function amountText(value: Decimal, minorUnits?: number): string;
//# sourceMappingURL=decimal.d.ts.map