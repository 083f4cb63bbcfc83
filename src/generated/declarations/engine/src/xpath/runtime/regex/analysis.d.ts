import { type Effort } from '../effort.ts';
import { type Program } from './program.ts';
/** Facts about a pattern before it is matched with any text. */
export interface Analysis {
    /**
     * A repetition of something that itself has variable length: the ways to match can double with each
     * character.
     */
    readonly backtracks: boolean;
    /** Whether JavaScript's own matcher tries so few ways that its time is linear too. */
    readonly isLinear: boolean;
    /** The most ways that JavaScript's own matcher may try in a text of a length. */
    readonly mostWays: (length: number) => number;
    readonly matchesEmpty: boolean;
    /**
     * The pattern as steps of a matcher that counts them, made once; undefined if they would be too many. `of`: whose
     * effort it takes, if that is limited.
     */
    readonly program: (of?: Effort) => Program | undefined;
}
export declare function analysisOf(regex: RegExp): Analysis;
/** Analyses a JavaScript regular expression (flag `v`) in the form that `compileRegex` writes. */
export declare function analyse(source: string, flags: string): Analysis;
//# sourceMappingURL=analysis.d.ts.map