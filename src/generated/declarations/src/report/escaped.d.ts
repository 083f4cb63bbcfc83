/** JSON in which such characters are escapes: it says the same, and shows what it says. */
export declare function escapedJson(value: unknown): string;
/** The same in one line. */
export declare function escapedJsonLine(value: unknown): string;
/** A text of a log in which such characters, and other controls but ends of lines, are shown by their codes. */
export declare function escapedText(text: string): string;
/** XML in which such characters are references. */
export declare function escapedXml(text: string): string;
//# sourceMappingURL=escaped.d.ts.map