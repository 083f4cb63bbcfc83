import { call, index, infix, literal, local, member, method, type Plan, read } from '../plan/plan.ts';
import { reads } from '../plan/walk.ts';
import type { Expression } from '../syntax/ast.ts';
import { convert } from './convert.ts';
import { dependenciesOf } from './dependencies.ts';
import { asMany, wrap } from './items.ts';
import { isCondition } from './path-shape.ts';
import { type Scope, withContext } from './scope.ts';
import { condition, type Value, withPlan } from './value.ts';

/** `base[predicate]`, with positions in the order of the sequence. */
export function filterBy(base: Value, predicate: Expression, scope: Scope): Value {
  const number = literalPosition(predicate);
  if (number !== undefined && base.cardinality === 'many')
    return withPlan(base, index(base.plan, literal(number - 1)), { cardinality: 'optional' });
  if (isLastCall(predicate) && base.cardinality === 'many')
    return withPlan(base, method(base.plan, 'at', literal(-1)), { cardinality: 'optional' });
  const [each, at, all] = [local(base.item === 'element' ? 'n' : 'x'), local('index'), local('all')];
  const item = withPlan(base, read(each), { cardinality: 'one', safe: true });
  const inner = withContext(scope, item, nextTo(read(at)), member(read(all), 'length'));
  const indexed = indexedBy(base, predicate, inner);
  if (indexed !== undefined) return indexed;
  const test = isCondition(predicate)
    ? scope.compiler.condition(predicate, inner)
    : positionOrCondition(predicate, inner);
  const safe = base.safe && test.safe;
  const used = reads(test.plan, all) ? [each, at, all] : reads(test.plan, at) ? [each, at] : [each];
  const plan = method(asMany(base).plan, 'filter', { kind: 'lambda', parameters: used, body: test.plan });
  if (base.cardinality === 'many') return withPlan(base, plan, { safe });
  return withPlan(base, index(plan, literal(0)), { safe, cardinality: 'optional' });
}

/** The position for an index that starts at 0. */
export const nextTo = (at: Plan): Plan => infix('+', at, literal(1));

/** A number that is the same for all items, such as `$digits[$i + 1]`, selects directly. */
function indexedBy(base: Value, predicate: Expression, scope: Scope): Value | undefined {
  if (base.cardinality !== 'many' || isCondition(predicate) || dependenciesOf(predicate, scope).context)
    return undefined;
  const position = scope.compiler.value(predicate, scope);
  const isInteger = position.item === 'integer' && position.cardinality === 'one' && position.safe;
  if (!isInteger) return undefined;
  return withPlan(base, call('itemAt', base.plan, position.plan), { cardinality: 'optional' });
}

function literalPosition(predicate: Expression): number | undefined {
  if (predicate.kind === 'literal' && predicate.type === 'integer') return Number(predicate.value);
  if (predicate.kind !== 'general' && predicate.kind !== 'value') return undefined;
  const { left, right, operator } = predicate;
  const counts = operator === '=' && left.kind === 'call' && left.name.localName === 'position';
  return counts && right.kind === 'literal' && right.type === 'integer' ? Number(right.value) : undefined;
}

function isLastCall(predicate: Expression): boolean {
  return predicate.kind === 'call' && predicate.name.localName === 'last' && predicate.args.length === 0;
}

/** A predicate that may turn out to be a number. */
function positionOrCondition(predicate: Expression, scope: Scope): Value {
  const value = scope.compiler.value(predicate, scope);
  const position = scope.position as Plan;
  const numeric = value.item === 'integer' || value.item === 'double' || value.item === 'decimal';
  if (numeric && value.cardinality === 'one') {
    const wanted = convert(value, { item: 'double', cardinality: 'one' }, predicate);
    return condition(infix('===', wanted.plan, position), value.safe);
  }
  if (numeric || value.item === 'atomic' || value.item === 'numeric' || value.item === 'item')
    return condition(call('predicateTruth', asMany(wrap(value, 'item')).plan, position), false);
  return scope.compiler.condition(predicate, scope);
}
