/** A regular expression that was translated when the rules were compiled. */
export declare const nativeRegex: (source: string, flags: string) => RegExp;
/** JavaScript's matcher remembers each character of a repetition, and runs out of memory beyond some millions. */
export declare const longestNative = 1000000;
/**
 * Whether a text is what a pattern asks of each of its characters; undefined for patterns of another form.
 */
export declare function matchesAsRun(text: string, regex: RegExp): boolean | undefined;
/**
 * fn:matches with a pattern whose time grows with the length of the text only, as that of most patterns does. A text of
 * millions of characters may be too long for JavaScript's matcher, which is an error.
 */
export declare function matches(text: string | undefined, regex: RegExp): boolean;
//# sourceMappingURL=linear-pattern.d.ts.map