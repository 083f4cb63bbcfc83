import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
/** Whether the form of an expression shows that it gives at most one item. */
export declare function isSingleton(expression: Expression, scope: Scope): boolean;
//# sourceMappingURL=singleton.d.ts.map