import { type Scope } from '../../xpath/compile/scope.ts';
import { type Value } from '../../xpath/compile/value.ts';
import { type Local, type Plan, type Statement } from '../../xpath/plan/plan.ts';
import type { SchematronRule } from '../schema.ts';
export declare const errorLocal: Local;
export declare const reportLocal: Local;
/** Effects of a rule when it fires: its variables, as far as they are used, and its assertions. */
export declare function judgement(rule: SchematronRule, outer: Scope, firstAssert: number): Statement[];
interface RuleLet {
    readonly name: string;
    readonly local: Local;
    readonly value: Plan;
}
/** The variables of a rule, and the scope of its assertions. */
export interface RuleScope {
    readonly scope: Scope;
    readonly lets: readonly RuleLet[];
    /** The visited node, if messages are about that. */
    readonly visited?: Value | undefined;
    /** The scopes for nodes of other kinds that the rule is on as well, with the test for them. */
    readonly others?: readonly (RuleScope & {
        readonly isKind: Plan;
    })[];
}
/** A scope with the variables of a rule. */
export declare function withLets(rule: SchematronRule, outer: Scope): RuleScope;
/** The variables that plans use, directly or through other variables. */
export declare function usedLets(lets: RuleScope['lets'], readers: readonly Plan[]): Statement[];
/** Statements whose errors are handled. */
export declare const attempt: (body: readonly Statement[], handler: Plan) => Statement;
export {};
//# sourceMappingURL=judgement.d.ts.map