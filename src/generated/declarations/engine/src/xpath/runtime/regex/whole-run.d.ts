import type { RegexNode } from './parse.ts';
/**
 * A matcher for `^[a-z]{1,9000000}$`, which would make too long a program: matches piece by piece, and counts
 * the characters.
 */
export declare function onRun(parsed: RegexNode, flags: string): ((text: string) => boolean) | undefined;
//# sourceMappingURL=whole-run.d.ts.map