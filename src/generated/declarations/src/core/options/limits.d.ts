/**
 * The most that fields of a document request may hold; a larger value is malformed, and the message says so.
 */
export declare const limits: {
    /** Characters in a text field. */
    readonly textLength: 100000;
    /** Characters in a code; every amount and every line repeats some codes. */
    readonly codeLength: 200;
    /** Characters in an identifier. */
    readonly identifierLength: 1000;
    /** Characters in an attachment's Base64 text: 30 MB of content. */
    readonly attachmentLength: 40000000;
    /** Lines of a document. */
    readonly lines: 100000;
    /** Entries in any other list. */
    readonly entries: 10000;
    /** Absolute value of a number; much beyond it a double no longer holds cents. */
    readonly magnitude: 90000000000000;
    /** Characters of a number in UBL; requests have JSON numbers. */
    readonly numberLength: 1000;
};
/** Digits of a number that every receiver of UBL must keep (XML Schema, part 2, 3.2.3). */
export declare const digitsOfDecimals = 18;
/** Plausible dates of an invoice: another year is a typing error, such as 0206 for 2026. */
export declare const daysOfInvoices: {
    readonly first: '2000-01-01';
    readonly last: '2100-12-31';
};
/** Limits of a document, in whatever form it comes; a larger one is malformed, and the message says so. */
export interface DocumentLimits {
    /** Bytes, before decoding. */
    readonly bytes: number;
    readonly characters: number;
    /** Lines of the invoice or credit note. */
    readonly lines: number;
    /** Depth of nested objects and lists, or of elements; at most `deepestNesting`. */
    readonly nesting: number;
    /** Attributes of one element. */
    readonly attributes: number;
    /** Elements and attributes of XML; values and names of JSON. */
    readonly nodes: number;
}
/** The nesting depth that every step can follow without running out of stack. */
export declare const deepestNesting = 1000;
/** More than an invoice of 10,000 lines with an attachment needs. */
export declare const documentLimits: DocumentLimits;
//# sourceMappingURL=limits.d.ts.map