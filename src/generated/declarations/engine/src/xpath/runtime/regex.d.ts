import { type Effort } from './effort.ts';
import type { Integer } from './values/integer.ts';
/** A regular expression of XPath as one of JavaScript. */
export declare function compileRegex(pattern: string, flags: string): RegExp;
/** A regular expression that is known only at run time. */
export declare function regexOf(of: Effort, pattern: string, flags?: string): RegExp;
/** fn:matches with any pattern. */
export declare function finds(of: Effort, text: string | undefined, regex: RegExp): boolean;
/** Whether `matches` can decide a pattern. */
export declare const isLinear: (regex: RegExp) => boolean;
/** Whether there are texts on which a pattern is refused. */
export declare const mayRefuse: (regex: RegExp) => boolean;
export declare function tokenize(of: Effort, text: string | undefined, regex: RegExp): string[];
/** fn:replace; `$1` and `\$` in the replacement as XPath reads them. */
export declare function replace(of: Effort, text: string | undefined, regex: RegExp, replacement: string, literal?: boolean): string;
/** A part of a text: one that a pattern matches, with what its groups match, or one between. */
export interface AnalyzedPart {
    readonly text: string;
    /** The whole match first; undefined for a part between. */
    readonly groups: readonly string[] | undefined;
}
/** xsl:analyze-string: the parts of a text in their order. */
export declare function analyzed(of: Effort, text: string, regex: RegExp): readonly AnalyzedPart[];
/** regex-group(). */
export declare const groupMatched: (groups: readonly string[], number: Integer) => string;
//# sourceMappingURL=regex.d.ts.map