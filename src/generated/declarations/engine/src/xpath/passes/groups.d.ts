import { type Plan } from '../plan/plan.ts';
/**
 * Rewrites comparisons of each item of one list with each of another so that each item is visited once: by
 * groups, sets and extremes.
 */
export declare const inGroups: (plan: Plan) => Plan;
//# sourceMappingURL=groups.d.ts.map