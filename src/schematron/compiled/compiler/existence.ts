import type { Expression } from '../../../xpath/syntax/ast.ts';
import type { Wanted } from './axis-steps.ts';
import { type Code, code, commonType, isSimple, isWrapped, withJs } from './code.ts';
import { compile, compileAtoms } from './expression.ts';
import { somePath } from './path-existence.ts';
import { identifier, type Scope, withVariable } from './scope.ts';

/** What is asked of an item; it may be absent where its cardinality says so. */
export type Use = (item: Code, scope: Scope) => Code;

const always = code('true', 'boolean', 'one', true);

/** Whether the expression has an item: `exists(…)`, and the effective boolean value of nodes. */
export function compileExists(expression: Expression, scope: Scope): Code {
  return compileSome(expression, scope, 'nodes', () => always);
}

/**
 * Whether some item of the expression passes: no list is built, and the search ends at the first that does.
 * Items come one by one in document order, as nodes or as their text.
 */
export function compileSome(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Code {
  if (expression.kind === 'sequence' && !isMixed(expression, scope)) {
    return either(expression.items.map((item) => compileSome(item, scope, wanted, use)));
  }
  if (expression.kind === 'set' && expression.operator === 'union') {
    return either([expression.left, expression.right].map((side) => compileSome(side, scope, wanted, use)));
  }
  if (expression.kind === 'for') return someInFor(expression, scope, wanted, use);
  if (expression.kind === 'path' || expression.kind === 'step' || expression.kind === 'filter') {
    return somePath(expression, scope, wanted, use);
  }
  return someValue(
    wanted === 'atoms' ? compileAtoms(expression, scope) : compile(expression, scope),
    scope,
    use,
  );
}

/** Items of several types are told apart at run time, where an item that does not compare may come too late to matter. */
function isMixed({ items }: Extract<Expression, { kind: 'sequence' }>, scope: Scope): boolean {
  if (items.length < 2) return false;
  const types = items.map((item) => compileAtoms(item, scope).item);
  return isWrapped(types.reduce(commonType));
}

function either(sides: readonly Code[]): Code {
  if (sides.length === 0) return code('false', 'boolean', 'one', true);
  const js = sides.map((side) => side.js).join(' || ');
  return code(
    sides.length === 1 ? js : `(${js})`,
    'boolean',
    'one',
    sides.every((side) => side.safe),
  );
}

function someInFor(
  expression: Extract<Expression, { kind: 'for' }>,
  scope: Scope,
  wanted: Wanted,
  use: Use,
): Code {
  return compileSome(expression.in, scope, 'nodes', (item, inner) => {
    if (item.cardinality !== 'one' || !isSimple(item)) {
      return bind(item, inner, expression.variable, (bound, boundScope) => body(bound, boundScope));
    }
    return body(item, inner);
  });

  function body(item: Code, inner: Scope): Code {
    const local = withVariable(inner, expression.variable, item);
    // Inside the body the context is that of the whole expression.
    return compileSome(
      expression.return,
      { ...local, context: scope.context, position: scope.position, last: scope.last },
      wanted,
      use,
    );
  }
}

/** Names a value that is used more than once. */
export function bind(value: Code, scope: Scope, hint: string, use: Use): Code {
  if (value.cardinality === 'one' && isSimple(value)) return use(value, scope);
  const name = identifier(hint, scope.taken);
  const inner = { ...scope, taken: new Set([...scope.taken, name]) };
  const body = use(
    withJs(value, name, {
      safe: true,
      cardinality: value.cardinality === 'optional' ? 'one' : value.cardinality,
    }),
    inner,
  );
  const absent = value.cardinality === 'optional' ? `${name} !== undefined && ` : '';
  return code(`((${name}) => ${absent}${body.js})(${value.js})`, body.item, 'one', value.safe && body.safe);
}

/** Whether some item of a value passes. */
export function someValue(value: Code, scope: Scope, use: Use): Code {
  if (value.item === 'none') return code('false', 'boolean', 'one', value.safe);
  if (value.cardinality === 'one') return use(value, scope);
  const trivial = use(withJs(value, 'x', { cardinality: 'one' }), scope).js === 'true';
  if (value.cardinality === 'optional') {
    return trivial ? code(`${value.js} !== undefined`, 'boolean', 'one', value.safe) : use(value, scope);
  }
  if (trivial) return code(`${value.js}.length > 0`, 'boolean', 'one', value.safe);
  const each = identifier('x', scope.taken);
  const inner = { ...scope, taken: new Set([...scope.taken, each]) };
  const test = use(withJs(value, each, { cardinality: 'one', safe: true }), inner);
  return code(`${value.js}.some((${each}) => ${test.js})`, 'boolean', 'one', value.safe && test.safe);
}
