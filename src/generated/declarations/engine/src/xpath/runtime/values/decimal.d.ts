import { type Integer } from './integer.ts';
/**
 * An exact xs:decimal: coefficient × 10^-scale. The coefficient is a number while that is exact, otherwise a
 * bigint. Apart from the Decimal of requests: its quotients have 20 digits after the point, as those of SaxonJS, and a
 * program that only judges documents does not load decimal.js.
 */
export declare class XsDecimal {
    readonly coefficient: Integer;
    readonly scale: number;
    constructor(coefficient: Integer, scale: number);
    toString(): string;
}
/** Reads the lexical form of xs:decimal; undefined if the text is not one. */
export declare function parseDecimal(text: string): XsDecimal | undefined;
export declare function decimalFromInteger(value: Integer): XsDecimal;
/** The decimal that equals a finite double: all digits of its binary fraction (XPath functions, 17.1.3.2). */
export declare function exactDecimal(value: number): XsDecimal;
/** The decimal with the digits in which a finite double is written; the double nearest to it is that double. */
export declare function shortestDecimal(value: number): XsDecimal;
export declare function addDecimals(left: XsDecimal, right: XsDecimal): XsDecimal;
export declare function subtractDecimals(left: XsDecimal, right: XsDecimal): XsDecimal;
export declare function multiplyDecimals(left: XsDecimal, right: XsDecimal): XsDecimal;
/** The quotient, rounded half away from zero at the twentieth digit after the point, or the last of the dividend. */
export declare function divideDecimals(left: XsDecimal, right: XsDecimal): XsDecimal;
/** The integer quotient, truncated towards zero. */
export declare function idivDecimals(left: XsDecimal, right: XsDecimal): Integer;
export declare function modDecimals(left: XsDecimal, right: XsDecimal): XsDecimal;
export declare function negateDecimal({ coefficient, scale }: XsDecimal): XsDecimal;
export declare function absDecimal(value: XsDecimal): XsDecimal;
/** Negative, zero or positive as left is less than, equal to or greater than right. */
export declare function compareDecimals(left: XsDecimal, right: XsDecimal): number;
export declare function isZero({ coefficient }: XsDecimal): boolean;
/** fn:round: half towards positive infinity. */
export declare function roundDecimal(value: XsDecimal, digits: number): XsDecimal;
/** fn:round-half-to-even. */
export declare function roundDecimalHalfToEven(value: XsDecimal, digits: number): XsDecimal;
export declare function floorDecimal(value: XsDecimal): XsDecimal;
export declare function ceilingDecimal(value: XsDecimal): XsDecimal;
/** The nearest double. */
export declare function decimalToDouble({ coefficient, scale }: XsDecimal): number;
/** Truncated towards zero. */
export declare function decimalToInteger(value: XsDecimal): Integer;
export declare function decimalToString(value: XsDecimal): string;
//# sourceMappingURL=decimal.d.ts.map