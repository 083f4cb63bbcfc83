import type { Declaration, Plan, Statement } from '../plan/plan.ts';
import type { LeftOut } from './pass-names.ts';
/** A function with its body after all passes. */
export type FunctionBody = readonly [declaration: Declaration, body: readonly Statement[]];
/** Functions and everything that they call, each with its body after all passes. */
export declare function optimized(functions: readonly Declaration[], rewrite: (plan: Plan) => Plan, leftOut: LeftOut): readonly FunctionBody[];
//# sourceMappingURL=optimize.d.ts.map