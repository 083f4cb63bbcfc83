import { type Effort } from '../effort.ts';
import type { Program } from './program.ts';
/** Where a pattern matches, and the text of each group; undefined for a group that took no part. */
export interface Match {
    readonly start: number;
    readonly end: number;
    readonly groups: readonly (string | undefined)[];
}
/** A position that a step noted, and what was noted before it. */
export interface Note {
    readonly slot: number;
    readonly position: number;
    readonly before: Note | undefined;
}
/**
 * A match with the text of its groups, as the last notes have it. There can be as many notes as characters, so each
 * that is read counts as effort, and each group.
 */
export declare function matchOf(of: Effort, { groups }: Program, text: string, end: number, notes: Note | undefined): Match;
/** The text that a group matched last. */
export declare const groupText: (of: Effort, text: string, notes: Note | undefined, group: number) => string | undefined;
/** The position that was noted last for a slot; each note that is read counts as effort. */
export declare function noted(of: Effort, notes: Note | undefined, slot: number): number | undefined;
export declare function isAtEdge(kind: 'start' | 'end', text: string, position: number, isMultiline: boolean): boolean;
//# sourceMappingURL=match.d.ts.map