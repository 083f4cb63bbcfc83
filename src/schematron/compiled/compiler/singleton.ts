import type { Expression } from '../../../xpath/syntax/ast.ts';
import { functionNamespace } from '../../../xpath/syntax/cursor.ts';
import type { Scope } from './scope.ts';

const sequenceFunctions = new Set(
  'data distinct-values reverse insert-before remove subsequence tokenize string-to-codepoints index-of one-or-more trace unordered'.split(
    ' ',
  ),
);

/** Whether an expression by its form gives at most one item. */
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
      return scope.variables.get(expression.name)?.code.cardinality !== 'many';
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
      if (expression.name.namespace === functionNamespace)
        return !sequenceFunctions.has(expression.name.localName);
      return true;
    case 'if':
      return isSingleton(expression.then, scope) && isSingleton(expression.else, scope);
    default:
      return false;
  }
}
