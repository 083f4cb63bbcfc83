import type { Plan, Statement } from './plan.ts';
/** The plans of a statement and of those in it. */
export declare function plansOf(statement: Statement): readonly Plan[];
/** The statement with its plans rewritten. */
export declare function withPlans(statement: Statement, rewrite: (plan: Plan) => Plan): Statement;
//# sourceMappingURL=statements.d.ts.map