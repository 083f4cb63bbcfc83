import type { Expression } from '../syntax/ast.ts';
import { functionNamespace } from '../syntax/cursor.ts';
import { partsOf } from '../syntax/parts.ts';
import { type Call, fail, type Scope } from './scope.ts';

/** The first expression of a path. */
export function firstOf(expression: Expression): Expression {
  switch (expression.kind) {
    case 'path':
    case 'filter':
      return firstOf(expression.base);
    case 'sequence':
      return expression.items.length === 1 ? firstOf(expression.items[0] as Expression) : expression;
    default:
      return expression;
  }
}

/** The expression that selects the result of a path, without predicates. */
function lastOf(expression: Expression): Expression {
  switch (expression.kind) {
    case 'path':
      return lastOf(expression.step);
    case 'filter':
      return lastOf(expression.base);
    case 'sequence':
      return expression.items.length === 1 ? lastOf(expression.items[0] as Expression) : expression;
    default:
      return expression;
  }
}

/** Tells whether the form of a path into another document shows that it returns nodes. */
export function endsInNodes(expression: Expression): boolean {
  const last = lastOf(expression);
  return last.kind === 'step' || (last.kind === 'call' && isDocumentCall(last));
}

/**
 * Tells whether a path into another document may return atomic values; the variable of a tree returns its text
 * without further steps.
 */
export function mayEndInAtoms(expression: Expression): boolean {
  return !endsInNodes(expression) && lastOf(expression) !== firstOf(expression);
}

export const isDocumentCall = ({ name }: Call) =>
  name.namespace === functionNamespace && ['document', 'doc'].includes(name.localName);

/** The expression in which a variable is replaced by the path that it stands for. */
export function withPath(expression: Expression, scope: Scope): Expression {
  const first = firstOf(expression);
  const path = first.kind === 'variable' ? scope.variables.get(first.name)?.path : undefined;
  if (path === undefined) return expression;
  const other = variablesIn(path.expression).find(
    (name) => path.variables.get(name) !== scope.variables.get(name),
  );
  if (other !== undefined)
    fail(
      first,
      'the variable {name} means something else here than where this path is declared; rename one',
      {
        name: `$${other}`,
      },
    );
  return withFirst(expression, first, { kind: 'sequence', items: [path.expression], at: first.at });
}

/** The names of all variables that an expression mentions. */
export function variablesIn(expression: Expression): string[] {
  if (expression.kind === 'variable') return [expression.name];
  return partsOf(expression).flatMap(variablesIn);
}

/** A path from its start node in the document in which it is computed. */
export function fromStart(expression: Expression, start: Expression): Expression {
  return withFirst(expression, start, { kind: start.kind === 'call' ? 'root' : 'context', at: start.at });
}

/** A path with a different start. */
function withFirst(expression: Expression, first: Expression, other: Expression): Expression {
  if (expression === first) return other;
  if (expression.kind === 'path' || expression.kind === 'filter')
    return { ...expression, base: withFirst(expression.base, first, other) };
  return expression.kind === 'sequence'
    ? { ...expression, items: expression.items.map((item) => withFirst(item, first, other)) }
    : expression;
}

/** Refuses nodes of another document unless they are tested or compared. */
export function refuseNodes(expression: Expression, written: string): never {
  return fail(
    expression,
    'nodes of another document can be tested and compared only, and kept in a variable without a type; here {written} would give its nodes',
    { written },
  );
}
