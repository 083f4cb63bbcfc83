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
