import type { RegexNode } from './parse.ts';
/**
 * One step of a program: a character to match, a split into ways (the preferred one first), an assertion about
 * a position, a note of the position, a part that must have moved on, a group's text once more, or the end.
 */
export type Step = {
    readonly kind: 'take';
    readonly test: (character: string) => boolean;
} | {
    readonly kind: 'split';
    ways: readonly number[];
} | {
    readonly kind: 'note' | 'moved on';
    readonly slot: number;
} | {
    readonly kind: 'reference';
    readonly group: number;
} | {
    readonly kind: 'start' | 'end' | 'found';
};
/** A regular expression as steps that a matcher follows and counts. */
export interface Program {
    readonly steps: readonly Step[];
    readonly flags: string;
    /** The number of groups; group N begins in slot 2N and ends in slot 2N + 1. */
    readonly groups: number;
    readonly hasReferences: boolean;
}
/** Counted repetitions are written out, up to a program of this length. */
export declare const longestProgram = 100000;
/** The program of a pattern; undefined if it would be too long. */
export declare function programOf(parsed: RegexNode, flags: string): Program | undefined;
//# sourceMappingURL=program.d.ts.map