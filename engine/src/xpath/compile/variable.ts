import type { Expression } from '../syntax/ast.ts';
import { refuseNodes } from './document-paths.ts';
import { fail, type Scope } from './scope.ts';
import type { Value } from './value.ts';

/** The value of a variable where it is used. */
export function variableValue(
  expression: Extract<Expression, { kind: 'variable' }>,
  { variables }: Scope,
): Value {
  const variable = variables.get(expression.name);
  const written = `$${expression.name}`;
  if (variable === undefined)
    return fail(
      expression,
      '{variable} is not declared; declare it with let, or give it as a param of the abstract pattern',
      { variable: written },
    );
  return variable.path === undefined ? variable.value : refuseNodes(expression, written);
}

/** Tells whether an expression is a variable that contains the text of nodes. */
export function isTextOfNodes(expression: Expression, scope: Scope): boolean {
  if (expression.kind === 'filter') return isTextOfNodes(expression.base, scope);
  return expression.kind === 'variable' && scope.variables.get(expression.name)?.isTextOfNodes === true;
}
