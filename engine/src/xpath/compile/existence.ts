import { any, isSimple, literal } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { derivedTypesOf } from './derived-types.ts';
import { atomsInOtherDocument, existsInOtherDocument, startsInOtherDocument } from './other-document.ts';
import { somePath } from './path-existence.ts';
import { isNodePath } from './path-shape.ts';
import { fail, type Scope, type Use, type Wanted, withContextOf, withVariable } from './scope.ts';
import { bind, someValue } from './some-value.ts';
import { afterwards, commonType, condition, isNodeType, isWrapped, type Value } from './value.ts';

/** Tells whether the expression has an item: `exists(…)`, and the effective boolean value of nodes. */
export function compileExists(expression: Expression, scope: Scope): Value {
  const elsewhere = existsInOtherDocument(expression, scope);
  if (elsewhere !== undefined) return elsewhere;
  return compileSome(expression, scope, 'nodes', (item) =>
    condition(afterwards(item, literal(true)), item.safe),
  );
}

/**
 * Tells whether some item of the expression passes. No list is built, and the search ends at the first item that
 * passes. Items come one by one in document order, as nodes or as their text.
 */
export function compileSome(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Value {
  const { compiler } = scope;
  if (expression.kind === 'sequence' && !isMixed(expression, scope))
    return either(expression.items.map((item) => compileSome(item, scope, wanted, use)));
  if (expression.kind === 'set' && expression.operator === 'union') {
    const sides = [expression.left, expression.right];
    if (!sides.every((side) => givesNodes(side, scope))) refuseSetOfValues(expression);
    return either(sides.map((side) => compileSome(side, scope, wanted, use)));
  }
  if (expression.kind === 'for') return someInFor(expression, scope, wanted, use);
  if (wanted === 'atoms' && startsInOtherDocument(expression, scope))
    return someValue(compiler.atoms(expression, scope), scope, use);
  const elsewhere = atomsInOtherDocument(expression, scope);
  if (elsewhere !== undefined) return someValue(elsewhere, scope, use);
  if (expression.kind === 'path' || expression.kind === 'step' || expression.kind === 'filter')
    return somePath(expression, scope, wanted, use);
  const value = wanted === 'atoms' ? compiler.atoms(expression, scope) : compiler.value(expression, scope);
  return someValue(value, scope, use);
}

/**
 * Items of several types are distinguished at run time; an item that cannot be compared may come too late to
 * matter.
 */
function isMixed({ items }: Extract<Expression, { kind: 'sequence' }>, scope: Scope): boolean {
  if (items.length < 2) return false;
  const types = items.map((item) => scope.compiler.atoms(item, scope).item);
  return isWrapped(types.reduce(commonType));
}

export function refuseSetOfValues(expression: Extract<Expression, { kind: 'set' }>): never {
  return fail(expression, '{operator} of values that are not nodes', { operator: expression.operator });
}

/** Unions and intersections are examined separately, and paths in other documents give no value here. */
function givesNodes(expression: Expression, scope: Scope): boolean {
  if (expression.kind === 'sequence') return expression.items.every((item) => givesNodes(item, scope));
  if (expression.kind === 'set' || isNodePath(expression) || startsInOtherDocument(expression, scope))
    return true;
  const { item } = scope.compiler.value(expression, scope);
  return isNodeType(item) || item === 'none';
}

function either(sides: readonly Value[]): Value {
  return condition(
    any(sides.map(({ plan }) => plan)),
    sides.every((side) => side.safe),
  );
}

function someInFor(
  expression: Extract<Expression, { kind: 'for' }>,
  scope: Scope,
  wanted: Wanted,
  use: Use,
): Value {
  return compileSome(expression.in, scope, 'nodes', (item, inner) =>
    item.cardinality === 'one' && isSimple(item.plan)
      ? body(item, inner)
      : bind(item, inner, expression.variable, body),
  );

  function body(item: Value, inner: Scope): Value {
    const local = withVariable(inner, expression.variable, item, derivedTypesOf(expression.in, scope));
    // Inside the body, the context is the context of the whole expression.
    return compileSome(expression.return, withContextOf(local, scope), wanted, use);
  }
}
