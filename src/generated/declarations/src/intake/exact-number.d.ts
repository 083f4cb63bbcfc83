/**
 * Whether the double that JSON reads is the number as written, either in its shortest form or in the 17
 * digits that distinguish all doubles. 1.50 and 1.5 are the same number; 12345678901234567.89 and
 * 12345678901234568 are two.
 *
 * @example
 * ```ts
 * console.log(isWrittenExactly('0.10'), isWrittenExactly('9007199254740993')); // true false
 * ```
 */
export declare function isWrittenExactly(literal: string): boolean;
/** How many digits a number in plain digits has, without leading and trailing zeros. */
export declare function significantDigits(plain: string): number;
/** How many digits a number in plain digits has, without zeros before the first and behind the last one of its fraction. */
export declare function digitsInPlain(plain: string): number;
//# sourceMappingURL=exact-number.d.ts.map