import { type Local, literal, local, member, read } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { derivedTypesOf } from './derived-types.ts';
import { ofEach } from './items.ts';
import { pathVariable } from './other-document.ts';
import { usesPosition } from './path-shape.ts';
import { nextTo } from './predicates.ts';
import { type Scope, withContext, withOne, withVariable } from './scope.ts';
import { type Value, withPlan } from './value.ts';

type Kind<Name extends Expression['kind']> = Extract<Expression, { kind: Name }>;

export function compileFor(expression: Kind<'for'>, scope: Scope): Value {
  const source = scope.compiler.value(expression.in, scope);
  if (source.item === 'none') return source;
  const name = local(expression.variable);
  const item = withPlan(source, read(name), { cardinality: 'one', safe: true });
  const types = derivedTypesOf(expression.in, scope);
  const inner = withVariable(scope, expression.variable, item, types);
  const body = scope.compiler.value(expression.return, inner);
  return ofEach(source, [name], body);
}

/** `a ! b`: b with each item of a as context, in the order of a. */
export function compileMap({ base, step }: Kind<'map'>, scope: Scope): Value {
  const source = scope.compiler.value(base, scope);
  if (source.item === 'none') return source;
  const [each, at, all] = [local('x'), local('index'), local('all')];
  const item = withPlan(source, read(each), { cardinality: 'one', safe: true });
  if (source.cardinality === 'one') {
    const only = withContext(scope, item, literal(1), literal(1));
    return bound(source, each, scope.compiler.value(step, only));
  }
  const counted = usesPosition(step);
  const inner = counted
    ? withContext(scope, item, nextTo(read(at)), member(read(all), 'length'))
    : withContext(scope, item);
  return ofEach(source, counted ? [each, at, all] : [each], scope.compiler.value(step, inner));
}

/** `let $a := b return c`: b is computed once, even if c does not use it. */
export function compileLet(expression: Kind<'let'>, scope: Scope): Value {
  const { variable, value: written, return: body } = expression;
  const path = pathVariable(written, scope);
  if (path !== undefined)
    return scope.compiler.value(body, { ...scope, variables: withOne(scope.variables, variable, path) });
  const value = scope.compiler.value(written, scope);
  const name = local(variable);
  const known = withPlan(value, read(name), { safe: true });
  const inner = withVariable(scope, variable, known, derivedTypesOf(written, scope));
  return bound(value, name, scope.compiler.value(body, inner));
}

function bound(value: Value, name: Local, body: Value): Value {
  const plan = { kind: 'bind', local: name, value: value.plan, body: body.plan } as const;
  return withPlan(body, plan, { safe: value.safe && body.safe });
}
