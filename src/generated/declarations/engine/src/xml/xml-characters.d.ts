/** Characters that XML 1.0 cannot carry: control characters, lone surrogates, U+FFFE and U+FFFF. */
export declare const illegalCharacters: RegExp;
/** Whether a text certainly needs no change for XML; any other text is examined more closely. */
export declare function isUsual(text: string): boolean;
/** A text as XML can carry it, with line breaks as XML reads them, and the characters that were removed. */
export interface XmlText {
    readonly text: string;
    /** Code points such as `U+0007`, each once. */
    readonly illegal: readonly string[];
}
/** Splits a text into what XML 1.0 can carry and what it cannot. */
export declare function xmlTextOf(text: string): XmlText;
//# sourceMappingURL=xml-characters.d.ts.map