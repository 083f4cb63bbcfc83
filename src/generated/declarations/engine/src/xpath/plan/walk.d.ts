import { type Local, type Plan } from './plan.ts';
/** The plans directly inside a plan. */
export declare function partsOfPlan(plan: Plan): readonly Plan[];
/** The plan with its parts rewritten. */
export declare function withParts(plan: Plan, rewrite: (part: Plan) => Plan): Plan;
/**
 * Whether a plan is a value of the module, which reads no local of the function around it. Such values contain each
 * other, often the same one several times: a walk that entered each would take time exponential in their number.
 */
export declare function isOfModule(plan: Plan): plan is Extract<Plan, {
    kind: 'constant' | 'shared';
}>;
/** Whether a plan reads a local. */
export declare function reads(plan: Plan, wanted: Local): boolean;
//# sourceMappingURL=walk.d.ts.map