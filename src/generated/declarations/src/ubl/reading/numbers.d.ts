import type { Decimal } from '../../core/numbers/decimal.ts';
/** A number without what makes no difference: a plus sign, leading and trailing zeros. */
export declare function plainNumber(text: string): string;
/**
 * Whether a decimal certainly equals the number in a text, for the usual texts of amounts; false does not
 * mean that they differ.
 */
export declare function isNumberOf(value: Decimal, text: string): boolean;
/** The number in a text of few digits with at most one point; NaN for any other text. */
export declare function digitsNumber(text: string): number;
//# sourceMappingURL=numbers.d.ts.map