import type { Parameter } from '../functions/function.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
import { type Value } from './value.ts';
type Comparison = Extract<Expression, {
    kind: 'general' | 'value';
}>;
/** A general comparison as XPath 1.0 makes it (3.4): by order only numbers are compared. */
export declare function comparisonInXPath1(expression: Comparison, scope: Scope): Comparison;
/** Whether a comparison may give another result in XPath 1.0 than in XPath 2.0. */
export declare function differsInXPath1({ operator, left, right }: Comparison, scope: Scope): boolean;
/** An operand of arithmetic in XPath 1.0 (3.5): the number of its first item, a double. */
export declare function operandInXPath1(value: Value, whole: Expression): Value;
/** An argument as XPath 1.0 converts it (3.2): the first of several nodes, and any type to a text or a number. */
export declare function argumentInXPath1(value: Value, parameter: Parameter, name: string, whole: Expression): Value;
/** The text of the first item; numbers are written without an exponent (4.2). */
export declare function textInXPath1(given: Value): Value;
export {};
//# sourceMappingURL=xpath1.d.ts.map