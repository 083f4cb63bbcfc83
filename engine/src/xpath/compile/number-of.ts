import { call, literal } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { castItems } from './cast.ts';
import { asOptional, wrap } from './items.ts';
import { isTextual, typed, type Value } from './value.ts';

/** fn:number of at most one item. */
export function numberOf(given: Value, whole: Expression): Value {
  const value = asOptional(given);
  if (value.item === 'none') return typed(literal(Number.NaN), 'double', 'one', true);
  if (isTextual(value.item)) return typed(call('numberOf', value.plan), 'double', 'one', value.safe);
  const isNumber = value.item === 'integer' || value.item === 'decimal' || value.item === 'double';
  if (isNumber && value.cardinality === 'one') return castItems(value, 'double', whole);
  return typed(call('numberOfAtomic', wrap(value, 'atomic').plan), 'double', 'one', value.safe);
}
