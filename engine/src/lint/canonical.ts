import { oncePer } from '../once-per.ts';
import type { Expression, NodeTest } from '../xpath/syntax/ast.ts';
import { functionNamespace } from '../xpath/syntax/cursor.ts';

/** A text that is the same for equal expressions, wherever they stand and whatever their prefixes are. */
export const canonical: (expression: Expression) => string = oncePer((expression: Expression) =>
  JSON.stringify(plain(expression), (key, value: unknown) =>
    key === 'at' || key === 'prefix' ? undefined : value,
  ),
);

/** An expression without parentheses that change nothing. */
export function plain(expression: Expression): Expression {
  if (expression.kind === 'sequence' && expression.items.length === 1)
    return plain(expression.items[0] as Expression);
  return expression;
}

/** The arguments of a call of a function of XPath; undefined if it is another expression. */
export function argumentsOf(expression: Expression, name: string): readonly Expression[] | undefined {
  if (expression.kind !== 'call' || expression.name.localName !== name) return undefined;
  return expression.name.namespace === functionNamespace ? expression.args : undefined;
}

/** A part of a pattern as a person reads it; predicates are shortened to `[…]`. */
export function patternText(expression: Expression): string {
  switch (expression.kind) {
    case 'root':
      return '';
    case 'path': {
      const step = patternText(expression.step);
      return `${patternText(expression.base)}/${step}`;
    }
    case 'filter':
      return `${patternText(expression.base).replace(/\[…\]$/, '')}[…]`;
    case 'step':
      return stepText(expression.axis, expression.test);
    case 'context':
      return '.';
    case 'variable':
      return `$${expression.name}`;
    case 'call':
      return `${expression.name.localName}(…)`;
    default:
      return '(…)';
  }
}

function stepText(axis: string, test: NodeTest): string {
  if (axis === 'descendant-or-self' && test.kind === 'node') return '';
  if (axis === 'parent' && test.kind === 'node') return '..';
  const before = axis === 'child' ? '' : axis === 'attribute' ? '@' : `${axis}::`;
  return `${before}${nameText(test)}`;
}

/** A name test as written. */
export function nameText(test: NodeTest): string {
  if (test.kind !== 'name') return test.kind === 'element' ? '*' : `${test.kind}()`;
  if (test.namespace === null && test.localName !== null) return `*:${test.localName}`;
  return `${test.prefix === '' ? '' : `${test.prefix}:`}${test.localName ?? '*'}`;
}
