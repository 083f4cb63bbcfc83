import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
import { type Value } from './value.ts';
type Compile = (expression: Expression, scope: Scope) => Value;
/**
 * Compiles an expression. If its value is the same everywhere in the document (`//cac:OrderLine`,
 * `sum(/*​/…)`), it is computed at most once for a document, or once for all documents if it depends on none.
 */
export declare function hoisted(expression: Expression, scope: Scope, compile: Compile): Value;
export {};
//# sourceMappingURL=hoist.d.ts.map