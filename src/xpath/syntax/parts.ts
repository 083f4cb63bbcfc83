import type { Expression } from './ast.ts';

/** The direct sub-expressions. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'context':
    case 'root':
    case 'step':
      return [];
    case 'sequence':
      return expression.items;
    case 'range':
      return [expression.from, expression.to];
    case 'path':
      return [expression.base, expression.step];
    case 'filter':
      return [expression.base, expression.predicate];
    case 'call':
      return expression.args;
    case 'if':
      return [expression.test, expression.then, expression.else];
    case 'for':
      return [expression.in, expression.return];
    case 'quantified':
      return [expression.in, expression.satisfies];
    case 'negate':
    case 'plus':
    case 'instance':
    case 'treat':
    case 'cast':
    case 'castable':
      return [expression.operand];
    default:
      return [expression.left, expression.right];
  }
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
      return { ...expression, base: change(expression.base), step: change(expression.step) };
    case 'filter':
      return { ...expression, base: change(expression.base), predicate: change(expression.predicate) };
    case 'call':
      return { ...expression, args: expression.args.map(change) };
    case 'if': {
      const then = change(expression.then);
      return { ...expression, test: change(expression.test), then, else: change(expression.else) };
    }
    case 'for':
      return { ...expression, in: change(expression.in), return: change(expression.return) };
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
