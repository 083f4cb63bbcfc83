import { type Scope } from '../../xpath/compile/scope.ts';
import { type Value } from '../../xpath/compile/value.ts';
import { type Local, type Plan, type Statement } from '../../xpath/plan/plan.ts';
import type { SchematronRule } from '../schema.ts';
/** Nodes that a rule visits from its own, as its variables see them; undefined if it judges the node itself. */
export declare function visitedBy({ visitEach, source }: SchematronRule, scope: Scope): Value | undefined;
/** The scope in which one of them is the context. */
export declare function scopeOfEach(visited: Value, each: Plan, scope: Scope): Scope;
/** One of them as a finding is reported on it: on the node that it is or, for a value, on the node of the rule. */
export declare function asVisited({ item }: Value, each: Plan): Plan;
/** Arguments of functions of messages in place of the node of a rule. */
export declare const visitedLocal: Local;
/** The node of the rule and what is visited, from that. */
export declare function partsOfVisited(each: Local): Statement[];
//# sourceMappingURL=visits.d.ts.map