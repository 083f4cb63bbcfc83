import type { Parameter } from '../functions/function.ts';
import { call, index, literal } from '../plan/plan.ts';
import type { ComparisonOperator, Expression } from '../syntax/ast.ts';
import { functionNamespace } from '../syntax/cursor.ts';
import { mapItems } from './items.ts';
import { numberOf } from './number-of.ts';
import type { Scope } from './scope.ts';
import {
  isDuration,
  isNodeType,
  isNumericType,
  isTemporal,
  isTextual,
  isWrapped,
  type Value,
  withPlan,
} from './value.ts';

type Comparison = Extract<Expression, { kind: 'general' | 'value' }>;

const isOrder = (operator: ComparisonOperator) => operator !== '=' && operator !== '!=';
const isTruth = ({ item }: Value) => item === 'boolean';
/** Types that XPath 1.0 does not have keep their meaning. */
const isNewer = ({ item }: Value) => isTemporal(item) || isDuration(item);

/** A general comparison by the rules of XPath 1.0 (3.4): only numbers are compared by order. */
export function comparisonInXPath1(expression: Comparison, scope: Scope): Comparison {
  const { operator, left, right } = expression;
  const [a, b] = [left, right].map((side) => scope.compiler.value(side, scope)) as [Value, Value];
  if (isNewer(a) || isNewer(b)) return expression;
  return { ...expression, left: compared(left, a, b, operator), right: compared(right, b, a, operator) };
}

/** An operand in the type for a comparison with the other operand. */
function compared(side: Expression, own: Value, other: Value, operator: ComparisonOperator): Expression {
  if (isTruth(own) && isTruth(other)) return side;
  if (isTruth(own)) return isOrder(operator) ? called('number', side) : side;
  if (isTruth(other)) {
    if (!isOrder(operator)) return called('boolean', side);
    return isNodeType(own.item) ? called('number', called('boolean', side)) : numbersOf(side, own);
  }
  const areNumbers = isOrder(operator) || isNumericType(own.item) || isNumericType(other.item);
  return areNumbers ? numbersOf(side, own) : side;
}

/** The number of each item; an empty list without nodes. */
function numbersOf(side: Expression, { item, cardinality }: Value): Expression {
  if (isNumericType(item) || item === 'none') return side;
  const { at } = side;
  if (cardinality === 'one' && !isNodeType(item)) return called('number', side);
  return { kind: 'map', base: side, step: called('number', { kind: 'context', at }), at };
}

function called(localName: string, argument: Expression): Expression {
  const name = { namespace: functionNamespace, prefix: '', localName };
  return { kind: 'call', name, args: [argument], at: argument.at };
}

/** Tells whether a comparison may give another result in XPath 1.0 than in XPath 2.0. */
export function differsInXPath1({ operator, left, right }: Comparison, scope: Scope): boolean {
  const [a, b] = [left, right].map((side) => scope.compiler.atoms(side, scope)) as [Value, Value];
  const areTexts = [a, b].every(({ item }) => isTextual(item) || item === 'atomic' || item === 'item');
  if (isOrder(operator) && areTexts) return true;
  return isTruth(a) !== isTruth(b) && a.item !== 'none' && b.item !== 'none';
}

/** An operand of arithmetic in XPath 1.0 (3.5): the number of its first item, a double. */
export function operandInXPath1(value: Value, whole: Expression): Value {
  return isNewer(value) ? value : numberOf(firstOf(value), whole);
}

/** Functions that take one item, but are not in the table because they read it themselves. */
const ofFirst = ['string', 'number', 'concat', 'name', 'local-name', 'namespace-uri'];
const ofText = ['string', 'concat'];

/** An argument as XPath 1.0 converts it (3.2): the first of several nodes, and any type to a text or a number. */
export function argumentInXPath1(value: Value, parameter: Parameter, name: string, whole: Expression): Value {
  if (typeof parameter !== 'object') {
    if (!ofFirst.includes(name)) return value;
    return ofText.includes(name) ? textInXPath1(value) : firstOf(value);
  }
  const { item, cardinality } = parameter;
  if (cardinality === 'many' || cardinality === 'some') return value;
  const first = firstOf(value);
  if (item === 'string') return textInXPath1(value);
  const takesNumber = item === 'double' || item === 'numeric';
  return takesNumber && !isNewer(first) && !isNumericType(first.item) ? numberOf(first, whole) : first;
}

const firstOf = (value: Value): Value =>
  value.cardinality === 'many' && value.item !== 'none'
    ? withPlan(value, index(value.plan, literal(0)), { cardinality: 'optional' })
    : value;

/** The text of the first item; numbers are written without an exponent (4.2). */
export function textInXPath1(given: Value): Value {
  const value = firstOf(given);
  const { item } = value;
  if (item === 'double') return mapItems(value, 'string', (each) => call('numberInXPath1', each), true);
  if (isTextual(item) || isNodeType(item) || item === 'none') return value;
  const name = isWrapped(item) ? 'atomicInXPath1' : 'plainToString';
  return mapItems(value, 'string', (each) => call(name, each), true);
}
