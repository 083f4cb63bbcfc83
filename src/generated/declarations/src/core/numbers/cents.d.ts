import { Decimal } from './decimal-js.ts';
/** The amount as a whole number of cents; undefined for more than two decimals or more than 2^53 cents. */
export declare function centsOf({ d, e, s }: Decimal): number | undefined;
/** The decimal of a whole number of cents below 2^53; 0 is never negative. */
export declare function fromCents(cents: number): Decimal;
/** Plain digits with two decimals. */
export declare function centsText(cents: number): string;
/** A hundredth of a whole number, rounded to a whole number, halves away from zero. */
export declare function hundredth(value: number): number;
//# sourceMappingURL=cents.d.ts.map