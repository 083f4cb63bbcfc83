import { type Effort } from '../effort.ts';
import { type Match } from './match.ts';
import type { Program } from './program.ts';
/** Finds the first match from a position on. */
export type Search = (from: number) => Match | undefined;
/**
 * Finds matches of a program as XPath and JavaScript choose them, without backtracking: all ways are followed
 * together, so that time grows with the length of the text times that of the program, whatever the pattern. Steps
 * count as effort. `isEnough`: only whether there is a match is asked.
 */
export declare function searchIn(of: Effort, program: Program, text: string, isEnough?: boolean): Search;
//# sourceMappingURL=search.d.ts.map