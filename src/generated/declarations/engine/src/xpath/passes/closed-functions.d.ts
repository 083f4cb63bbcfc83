import { type Plan } from '../plan/plan.ts';
/** Makes functions that read nothing of what is around them once, with the module, instead of at each use. */
export declare function withClosedFunctions(plan: Plan): Plan;
//# sourceMappingURL=closed-functions.d.ts.map