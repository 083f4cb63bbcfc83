import type { Expression } from './ast.ts';

/** The direct sub-expressions, in the order in which they are written. */
export function partsOf(expression: Expression): readonly Expression[] {
  const parts: Expression[] = [];
  withParts(expression, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** The expression with its direct sub-expressions changed. */
export function withParts(expression: Expression, change: (part: Expression) => Expression): Expression {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'context':
    case 'root':
    case 'step':
      return expression;
    case 'sequence':
      return { ...expression, items: expression.items.map(change) };
    case 'range':
      return { ...expression, from: change(expression.from), to: change(expression.to) };
    case 'path':
    case 'map':
      return { ...expression, base: change(expression.base), step: change(expression.step) };
    case 'filter':
      return { ...expression, base: change(expression.base), predicate: change(expression.predicate) };
    case 'call':
      return { ...expression, args: expression.args.map(change) };
    case 'if': {
      const [test, then] = [change(expression.test), change(expression.then)];
      return { ...expression, test, then, else: change(expression.else) };
    }
    case 'for':
      return { ...expression, in: change(expression.in), return: change(expression.return) };
    case 'let':
      return { ...expression, value: change(expression.value), return: change(expression.return) };
    case 'quantified':
      return { ...expression, in: change(expression.in), satisfies: change(expression.satisfies) };
    case 'negate':
    case 'plus':
    case 'instance':
    case 'treat':
    case 'cast':
    case 'castable':
      return { ...expression, operand: change(expression.operand) };
    default:
      return { ...expression, left: change(expression.left), right: change(expression.right) };
  }
}
