/** Reads the lexical form of xs:double; undefined if the text is not one. */
export declare function parseDouble(text: string): number | undefined;
/** A text without XML white space at its ends. */
export declare function trimBlank(text: string): string;
/** The digits after a point without trailing zeros. */
export declare function withoutTrailingZeros(digits: string): string;
export declare function isBlank(code: number): boolean;
/** fn:number: NaN if the value is absent or not a number. */
export declare function numberOf(text: string | undefined): number;
export declare function doubleToString(value: number): string;
/** A number as XPath 1.0 writes it (4.2): without an exponent. */
export declare function numberInXPath1(value: number): string;
//# sourceMappingURL=double.d.ts.map