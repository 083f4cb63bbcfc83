import type { Finding } from '../core/findings/finding.ts';
/**
 * The findings of both layers, each once. Left out is what the Schematron repeats of a finding on the
 * request, or what only follows from one; the location in the UBL is added to the finding that stays.
 * `covered` names the official rules that fail as a consequence of a check.
 */
export declare function mergeFindings(onRequest: readonly Finding[], official: readonly Finding[], covered: ReadonlyMap<string, readonly string[]>): Finding[];
/** Warnings and information beside the errors, without those that an error already covers. */
export declare function withoutCovered(told: readonly Finding[], errors: readonly Finding[], covered: ReadonlyMap<string, readonly string[]>): readonly Finding[];
//# sourceMappingURL=merge.d.ts.map