import { type Local, type Plan, type Statement } from '../plan/plan.ts';
/**
 * Counts what rules visit again and again as effort: stored lists and texts, which cost nothing to make, and
 * lists in loops within loops. What a rule visits of its own node is not counted, since it grows with the
 * document only.
 */
export declare function countedBody(body: readonly Statement[], ofEachNode: Local | undefined): readonly Statement[];
/** Counts the effort of a value that is computed once, for a document or for all. */
export declare const countedValue: (value: Plan) => Plan;
/** Counts the effort of a value that is made with the module, and therefore before there is a document. */
export declare const countedConstant: (value: Plan) => Plan;
//# sourceMappingURL=count-visits.d.ts.map