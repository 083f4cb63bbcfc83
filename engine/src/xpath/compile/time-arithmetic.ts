import { call, literal, type Plan } from '../plan/plan.ts';
import type { ArithmeticOperator, Expression } from '../syntax/ast.ts';
import { wrap } from './items.ts';
import { fail } from './scope.ts';
import {
  type ItemType,
  isDuration,
  isNumericType,
  isTemporal,
  isWrapped,
  mayBeEmpty,
  schemaType,
  typed,
  type Value,
} from './value.ts';

/** Tells whether arithmetic with this type follows the rules for dates, times and durations. */
export const isOnTime = (item: ItemType): boolean => isTemporal(item) || isDuration(item);

/** Arithmetic with a date, a time or a duration (XPath 2.0, appendix B.2). */
export function timeArithmetic(
  operator: ArithmeticOperator,
  left: Value,
  right: Value,
  expression: Expression,
): Value {
  const item = resultOf(operator, left.item, right.item);
  if (item === undefined && !mayBeEmpty(left) && !mayBeEmpty(right))
    return fail(expression, '{left} {operator} {right} is not defined', {
      left: schemaType(left.item),
      operator,
      right: schemaType(right.item),
    });
  const [a, b] = [wrap(left, 'atomic'), wrap(right, 'atomic')];
  const compute = (x: Plan, y: Plan) => call('calculateMoments', literal(operator), x, y);
  const isOne = a.cardinality === 'one' && b.cardinality === 'one';
  return typed(compute(a.plan, b.plan), item ?? 'atomic', isOne ? 'one' : 'optional', false);
}

/** The type of the result; `atomic` if the type of an operand is known only at run time. */
function resultOf(operator: ArithmeticOperator, left: ItemType, right: ItemType): ItemType | undefined {
  if (isWrapped(left) && left !== 'numeric') return 'atomic';
  if (isWrapped(right) && right !== 'numeric') return 'atomic';
  if (isTemporal(left)) {
    if (operator === '-' && left === right) return 'dayTimeDuration';
    return (operator === '+' || operator === '-') && canMove(left, right) ? left : undefined;
  }
  if (isTemporal(right)) return operator === '+' && canMove(right, left) ? right : undefined;
  if (left === right) {
    if (operator === 'div') return 'decimal';
    return operator === '+' || operator === '-' ? left : undefined;
  }
  if (isDuration(left) && isNumericType(right))
    return operator === '*' || operator === 'div' ? left : undefined;
  return isNumericType(left) && operator === '*' ? right : undefined;
}

const canMove = (moment: ItemType, by: ItemType) =>
  by === 'dayTimeDuration' || (by === 'yearMonthDuration' && moment !== 'time');
