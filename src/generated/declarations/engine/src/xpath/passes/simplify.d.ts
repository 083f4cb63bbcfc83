import { type Plan } from '../plan/plan.ts';
import { type Rewrite, type Rule } from './rewrite.ts';
/** A chain of child names without conditions is searched in one call. */
export declare const chain: Rule<'call'>;
/** The names on a path as a constant. */
export declare function pathOf(names: readonly Plan[]): Plan;
/** Two calls that are one. */
export declare const simplifications: readonly Rewrite[];
//# sourceMappingURL=simplify.d.ts.map