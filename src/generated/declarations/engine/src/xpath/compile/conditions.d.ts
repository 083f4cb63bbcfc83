import type { Expression } from '../syntax/ast.ts';
import { type Scope } from './scope.ts';
import { type Value } from './value.ts';
/** The effective boolean value of an expression. */
export declare function compileCondition(expression: Expression, scope: Scope): Value;
export declare function logical(expression: Extract<Expression, {
    kind: 'logical';
}>, scope: Scope): Value;
//# sourceMappingURL=conditions.d.ts.map