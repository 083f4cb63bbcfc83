import { call, infix, literal, type Plan, type RuntimeName } from '../plan/plan.ts';
import { because, type Reason, reasonText } from '../reason.ts';
import { type ComparisonOperator, type Expression, ExpressionError } from '../syntax/ast.ts';
import { asDouble, castItems } from './cast.ts';
import { asMany, wrap } from './items.ts';
import {
  afterwards,
  condition,
  type ItemType,
  isDuration,
  isNumericType,
  isTemporal,
  isTextual,
  isWrapped,
  mayBeEmpty,
  schemaType,
  type Value,
} from './value.ts';

/** The purpose of comparing a pair, and whether a pair certainly exists. */
export interface Pairing {
  readonly expression: Expression;
  readonly isCertain: boolean;
}

/** One pair of a general comparison; either operand may be absent. */
export function comparePair(
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  pairing: Pairing,
): Value {
  const { expression } = pairing;
  if (left.item === 'none' || right.item === 'none')
    return condition(afterwards(left, afterwards(right, literal(false))), left.safe && right.safe);
  if (isTextual(left.item) && isTextual(right.item)) return compareTexts(operator, left, right);
  if (isWrapped(left.item) || isWrapped(right.item)) return compareWrapped(operator, left, right, expression);
  const [a, b] = untypedAsOther(left, right, expression);
  return compareSameKind(operator, a, b, pairing);
}

function untypedAsOther(left: Value, right: Value, expression: Expression): [Value, Value] {
  const cast = (value: Value, other: Value): Value => {
    if (value.item !== 'untyped') return value;
    const target = isNumericType(other.item) ? 'double' : other.item;
    return target === 'string' || target === 'untyped'
      ? value
      : castItems(value, target as 'boolean', expression);
  };
  return [cast(left, right), cast(right, left)];
}

/** Compares two values whose types are known and not untyped. */
export function compareSameKind(
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  pairing: Pairing,
): Value {
  if (isTextual(left.item) && isTextual(right.item)) return compareTexts(operator, left, right);
  if (isNumericType(left.item) && isNumericType(right.item))
    return compareNumbers(operator, left, right, pairing.expression);
  if (left.item === 'boolean' && right.item === 'boolean') return plainly(operator, left, right);
  if (isTemporal(left.item) && left.item === right.item)
    return byOrder(operator, left, right, 'compareTemporals');
  if (isDuration(left.item) && isDuration(right.item) && (left.item === right.item || isEquality(operator)))
    return byOrder(operator, left, right, 'compareDurations');
  return incomparable(left, right, pairing);
}

export function isComparable(left: ItemType, right: ItemType): boolean {
  if (isTextual(left) && isTextual(right)) return true;
  if (isDuration(left) && isDuration(right)) return true;
  return isNumericType(left) ? isNumericType(right) : left === right;
}

/** Durations of different types have no order, but are equal if both are zero. */
const isEquality = (operator: ComparisonOperator) => operator === '=' || operator === '!=';

/** Types that cannot be compared: false if an operand is absent, otherwise an error. */
function incomparable(left: Value, right: Value, { expression, isCertain }: Pairing): Value {
  const reason = incomparableTypes(left, right);
  if (isCertain && !mayBeEmpty(left) && !mayBeEmpty(right)) throw new ExpressionError(reason, expression.at);
  return condition(call('neverBoth', left.plan, right.plan, literal(reasonText(reason))), false);
}

export const incomparableTypes = (left: Value, right: Value): Reason =>
  because('{left} cannot be compared with {right}', {
    left: schemaType(left.item),
    right: schemaType(right.item),
  });

function compareTexts(operator: ComparisonOperator, left: Value, right: Value): Value {
  if (operator !== '=' && operator !== '!=') return byOrder(operator, left, right, 'compareStrings');
  return plainly(operator, left, right);
}

function compareNumbers(
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  expression: Expression,
): Value {
  if (left.item === 'integer' && right.item === 'integer') return plainly(operator, left, right);
  const target = left.item === 'double' || right.item === 'double' ? 'double' : 'decimal';
  const [a, b] = [castItems(left, target, expression), castItems(right, target, expression)];
  return target === 'double' ? plainly(operator, a, b) : byOrder(operator, a, b, 'compareDecimals');
}

const scripted = {
  '=': '===',
  '!=': '!==',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
} as const;

/** Types that JavaScript's operators compare as XPath does, except for absent operands. */
function plainly(operator: ComparisonOperator, left: Value, right: Value): Value {
  const safe = left.safe && right.safe;
  const optional = [left, right].filter((side) => side.cardinality === 'optional').length;
  const undefinedIsFalse = operator === '=' ? optional < 2 : operator !== '!=';
  if (optional === 0 || undefinedIsFalse)
    return condition(infix(scripted[operator], left.plan, right.plan), safe);
  return condition(call(operator === '=' ? 'bothEqual' : 'bothDiffer', left.plan, right.plan), safe);
}

function byOrder(operator: ComparisonOperator, left: Value, right: Value, order: RuntimeName): Value {
  const safe = left.safe && right.safe;
  if (left.cardinality === 'one' && right.cardinality === 'one')
    return condition(infix(scripted[operator], call(order, left.plan, right.plan), literal(0)), safe);
  const compare: Plan = { kind: 'runtime', name: order };
  return condition(call('bothSatisfy', literal(operator), compare, left.plan, right.plan), safe);
}

function compareWrapped(
  operator: ComparisonOperator,
  left: Value,
  right: Value,
  expression: Expression,
): Value {
  const isDouble = ({ item }: Value) => item === 'double' || item === 'untyped';
  // If one number is certainly a double, both are compared as doubles.
  if ((left.item === 'numeric' && isDouble(right)) || (right.item === 'numeric' && isDouble(left))) {
    const [a, b] = [left, right].map((side) =>
      side.item === 'numeric' ? asDouble(side) : castItems(side, 'double', expression),
    );
    return compareNumbers(operator, a as Value, b as Value, expression);
  }
  const [a, b] = [wrap(left, 'atomic'), wrap(right, 'atomic')];
  const plan =
    a.cardinality === 'one' && b.cardinality === 'one'
      ? call('comparePair', literal(operator), a.plan, b.plan)
      : call('compareGeneral', literal(operator), asMany(a).plan, asMany(b).plan);
  return condition(plan, false);
}
