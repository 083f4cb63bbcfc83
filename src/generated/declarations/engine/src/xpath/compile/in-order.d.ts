import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
/** Whether the nodes that an expression gives are certainly in document order, and each is there once. */
export declare function isInOrder(expression: Expression, scope: Pick<Scope, 'variables'>): boolean;
//# sourceMappingURL=in-order.d.ts.map