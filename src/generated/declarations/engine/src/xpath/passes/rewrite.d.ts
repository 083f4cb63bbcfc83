import type { Plan } from '../plan/plan.ts';
/** Replaces a plan of a kind without changing its value; undefined leaves it unchanged. */
export type Rule<Kind extends Plan['kind']> = (plan: Extract<Plan, {
    kind: Kind;
}>) => Plan | undefined;
/** A row of a table of rewrites. */
export interface Rewrite {
    readonly on: Plan['kind'];
    readonly rule: (plan: Plan) => Plan | undefined;
}
/** A row for the plans of a kind. */
export declare function on<Kind extends Plan['kind']>(kind: Kind, rule: Rule<Kind>): Rewrite;
/** Applies the first row that fits a plan. */
export declare function rewriteBy(rows: readonly Rewrite[]): Rewrite['rule'];
//# sourceMappingURL=rewrite.d.ts.map