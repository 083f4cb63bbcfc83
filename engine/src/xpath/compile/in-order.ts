import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';

/** Tells whether the nodes of an expression are certainly in document order and without duplicates. */
export function isInOrder(expression: Expression, scope: Pick<Scope, 'variables'>): boolean {
  switch (expression.kind) {
    case 'path':
    case 'step':
    case 'set':
      return true;
    case 'filter':
      return isInOrder(expression.base, scope);
    case 'sequence':
      return expression.items.length === 1 && expression.items.every((only) => isInOrder(only, scope));
    case 'variable':
      return scope.variables.get(expression.name)?.inOrder === true;
    default:
      return false;
  }
}
