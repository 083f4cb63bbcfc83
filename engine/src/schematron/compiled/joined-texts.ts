import { castItems } from '../../xpath/compile/cast.ts';
import { asMany } from '../../xpath/compile/items.ts';
import type { Scope } from '../../xpath/compile/scope.ts';
import { typed, type Value } from '../../xpath/compile/value.ts';
import { call, literal } from '../../xpath/plan/plan.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';

/** Separator between the values of a value-of: nothing between text nodes, which become one (XSLT 2.0, 5.7.2). */
export const separatorOf = (values: Expression, scope: Scope, separator = ' '): string =>
  givesTextNodes(values, scope) ? '' : separator;

function givesTextNodes(expression: Expression, scope: Scope): boolean {
  switch (expression.kind) {
    case 'step':
      return expression.test.kind === 'text';
    case 'path':
      return givesTextNodes(expression.step, scope);
    case 'filter':
      return givesTextNodes(expression.base, scope);
    case 'set':
      return givesTextNodes(expression.left, scope) && givesTextNodes(expression.right, scope);
    case 'sequence':
      return expression.items.length > 0 && expression.items.every((item) => givesTextNodes(item, scope));
    case 'variable':
      return scope.variables.get(expression.name)?.value.item === 'text';
    default:
      return false;
  }
}

const anywhere: Expression = { kind: 'context', at: 0 };

/** Values as one text. */
export function joinedAsText(atoms: Value, separator: string): Value {
  const texts = castItems(atoms, 'string', anywhere);
  if (texts.cardinality === 'one') return { ...texts, item: 'untyped' };
  return typed(call('joinedTexts', asMany(texts).plan, literal(separator)), 'untyped', 'one', texts.safe);
}
