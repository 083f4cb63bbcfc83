import {
  infix,
  isSimple,
  isTrue,
  lambda,
  literal,
  local,
  member,
  method,
  nothing,
  type Plan,
  read,
} from '../plan/plan.ts';
import type { Scope, Use } from './scope.ts';
import { afterwards, condition, typed, type Value, withPlan } from './value.ts';

/** Binds a value that is used more than once to a name. */
export function bind(value: Value, scope: Scope, hint: string, use: Use): Value {
  if (value.cardinality === 'one' && isSimple(value.plan)) return use(value, scope);
  const name = local(hint);
  const isOptional = value.cardinality === 'optional';
  const bound = withPlan(value, read(name), {
    safe: true,
    cardinality: isOptional ? 'one' : value.cardinality,
  });
  const body = use(bound, scope);
  const present: Plan = isOptional ? infix('&&', infix('!==', read(name), nothing), body.plan) : body.plan;
  return typed(
    { kind: 'bind', local: name, value: value.plan, body: present },
    body.item,
    'one',
    value.safe && body.safe,
  );
}

const anyItem: Plan = { kind: 'local', local: { hint: 'x' } };

/** Tells whether some item of a value passes. */
export function someValue(value: Value, scope: Scope, use: Use): Value {
  const { plan, safe, cardinality } = value;
  if (value.item === 'none') return condition(afterwards(value, literal(false)), safe);
  if (cardinality === 'one') return use(value, scope);
  const always = isTrue(use(withPlan(value, anyItem, { cardinality: 'one', safe: true }), scope).plan);
  if (cardinality === 'optional')
    return always ? condition(infix('!==', plan, nothing), safe) : use(value, scope);
  if (always) return condition(infix('>', member(plan, 'length'), literal(0)), safe);
  let isSafe = safe;
  const each = lambda('x', (x) => {
    const test = use(withPlan(value, x, { cardinality: 'one', safe: true }), scope);
    isSafe &&= test.safe;
    return test.plan;
  });
  return condition(method(plan, 'some', each), isSafe);
}
