/** fn:normalize-space, with a quick exit for text that is normal already. */
export declare function normalizeSpace(text: string | undefined): string;
/** Whether there is only white space: `normalize-space(…) = ''`. */
export declare function isBlankText(text: string | undefined): boolean;
/** Length in characters, not in UTF-16 units. */
export declare function stringLength(text: string | undefined): number;
/** fn:substring; positions are doubles, rounded half up. */
export declare function substring(text: string | undefined, start: number, length?: number): string;
/** A text that rules made of others, which can double again and again. */
export declare function madeText(text: string): string;
/** Texts as one, with a separator between them. */
export declare function joinedTexts(texts: readonly string[], separator: string): string;
export declare function substringBefore(text: string | undefined, mark: string | undefined): string;
export declare function substringAfter(text: string | undefined, mark: string | undefined): string;
export declare function contains(text?: string, part?: string): boolean;
export declare function startsWith(text?: string, part?: string): boolean;
export declare function endsWith(text?: string, part?: string): boolean;
export declare function upperCase(text?: string): string;
export declare function lowerCase(text?: string): string;
export declare function translate(text: string | undefined, from: string, to: string): string;
/** Order by code point; UTF-16 order differs above the basic plane. */
export declare function compareStrings(left: string, right: string): number;
export declare function stringToCodepoints(text: string | undefined): number[];
export declare function normalizeUnicode(text?: string, form?: string): string;
export declare function codepointsToString(codepoints: readonly (number | bigint)[]): string;
/** Whether XML 1.0 can carry a character. */
export declare function isXmlCharacter(code: number): boolean;
/** fn:tokenize with one argument: the words between white space. */
export declare function words(text: string | undefined): string[];
/** fn:contains-token: whether a text has a word, between blanks. */
export declare function containsToken(texts: readonly string[], token: string): boolean;
//# sourceMappingURL=strings.d.ts.map