import type { Plan } from '../plan/plan.ts';
import type { LeftOut } from './pass-names.ts';
/** Rewrites a plan from its parts up; its value stays the same. */
export declare function createRewrite(leftOut: LeftOut): (plan: Plan) => Plan;
//# sourceMappingURL=rewrites.d.ts.map