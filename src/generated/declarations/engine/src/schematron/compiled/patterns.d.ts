import { type Library, type Scope, type Variables } from '../../xpath/compile/scope.ts';
import { type Value } from '../../xpath/compile/value.ts';
import { type Plan } from '../../xpath/plan/plan.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { type Matching } from './patterns/conditions.ts';
/** A match pattern: the elements that it can match by name, and further conditions. */
export interface MatchPattern {
    /** The element names that match without a condition. */
    readonly always: readonly Plan[];
    /** The element names with conditions; undefined if a wildcard allows any name. */
    readonly names: readonly Plan[] | undefined;
    /** One condition for each alternative. */
    readonly conditions: readonly Matching[];
    /** The condition of each alternative on the names from the document down to the element. */
    readonly paths: readonly Value[];
    /** Whether no alternative has further conditions. */
    readonly namesSuffice: boolean;
    /** How many ancestors a match certainly has, the document included. */
    readonly ancestors: number;
    /** Whether the document itself matches, as opposed to its root element. */
    readonly matchesDocument: boolean;
    /** Conditions on attributes: one for each alternative that ends in attributes. */
    readonly attributes: readonly Matching[];
    /** Patterns of texts; and of comments and processing instructions. */
    readonly texts: readonly Matching[];
    readonly markup: readonly Matching[];
}
/** Compiles an XSLT pattern. */
export declare function compilePattern(expression: Expression, scope: Scope): MatchPattern;
/** Whether a node matches a pattern, as one condition. */
export declare function patternTest({ always, names, conditions }: MatchPattern): Plan;
/** The scope in which a pattern is compiled: `n` is the node that may match. */
export declare function patternScope(library: Library, namespaces: Namespaces, variables: Variables): Scope;
//# sourceMappingURL=patterns.d.ts.map