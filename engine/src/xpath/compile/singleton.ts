import { functionOf } from '../functions/table.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';

/** Tells whether the form of an expression shows that it returns at most one item. */
export function isSingleton(expression: Expression, scope: Scope): boolean {
  switch (expression.kind) {
    case 'literal':
    case 'context':
    case 'root':
    case 'arithmetic':
    case 'negate':
    case 'plus':
    case 'general':
    case 'value':
    case 'nodes':
    case 'logical':
    case 'quantified':
    case 'instance':
    case 'cast':
    case 'castable':
      return true;
    case 'variable':
      return scope.variables.get(expression.name)?.value.cardinality !== 'many';
    case 'sequence':
      return expression.items.length === 1 && expression.items.every((item) => isSingleton(item, scope));
    case 'step':
      return (
        expression.axis === 'attribute' &&
        expression.test.kind === 'name' &&
        expression.test.localName !== null &&
        expression.test.namespace === ''
      );
    case 'call':
      return functionOf(expression.name)?.result.cardinality !== 'many';
    case 'if':
      return isSingleton(expression.then, scope) && isSingleton(expression.else, scope);
    default:
      return false;
  }
}
