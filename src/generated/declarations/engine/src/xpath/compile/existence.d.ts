import type { Expression } from '../syntax/ast.ts';
import { type Scope, type Use, type Wanted } from './scope.ts';
import { type Value } from './value.ts';
/** Whether the expression has an item: `exists(…)`, and the effective boolean value of nodes. */
export declare function compileExists(expression: Expression, scope: Scope): Value;
/**
 * Whether some item of the expression passes: no list is built, and the search ends at the first item that
 * does. Items come one by one in document order, as nodes or as their text.
 */
export declare function compileSome(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Value;
export declare function refuseSetOfValues(expression: Extract<Expression, {
    kind: 'set';
}>): never;
//# sourceMappingURL=existence.d.ts.map