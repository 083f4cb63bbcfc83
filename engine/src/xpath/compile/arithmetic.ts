import {
  ask,
  call,
  infix,
  lambda,
  lambda2,
  literal,
  minus,
  type Plan,
  type RuntimeName,
} from '../plan/plan.ts';
import type { ArithmeticOperator, Expression } from '../syntax/ast.ts';
import { asDouble, castItems } from './cast.ts';
import { convert } from './convert.ts';
import { asOptional, wrap } from './items.ts';
import { fail, type Scope } from './scope.ts';
import { isOnTime, timeArithmetic } from './time-arithmetic.ts';
import {
  afterwards,
  empty,
  type ItemType,
  isNumericType,
  isWrapped,
  mayBeEmpty,
  schemaType,
  typed,
  type Value,
  withPlan,
} from './value.ts';
import { operandInXPath1 } from './xpath1.ts';

type NumericItem = 'integer' | 'decimal' | 'double';

const functions: Readonly<Record<'integer' | 'decimal', Readonly<Record<ArithmeticOperator, RuntimeName>>>> =
  {
    integer: {
      '+': 'addIntegers',
      '-': 'subtractIntegers',
      '*': 'multiplyIntegers',
      div: 'divideIntegers',
      idiv: 'idivIntegers',
      mod: 'modIntegers',
    },
    decimal: {
      '+': 'addDecimals',
      '-': 'subtractDecimals',
      '*': 'multiplyDecimals',
      div: 'divideDecimals',
      idiv: 'idivDecimals',
      mod: 'modDecimals',
    },
  };
const onDoubles = { '+': '+', '-': '-', '*': '*', div: '/', mod: '%' } as const;

export function compileArithmetic(
  expression: Extract<Expression, { kind: 'arithmetic' }>,
  scope: Scope,
): Value {
  const left = operand(expression.left, scope, expression);
  const right = operand(expression.right, scope, expression);
  if (left.item === 'none' || right.item === 'none')
    return { ...empty, plan: afterwards(left, afterwards(right, empty.plan)), safe: left.safe && right.safe };
  const { operator } = expression;
  if (isOnTime(left.item) || isOnTime(right.item)) return timeArithmetic(operator, left, right, expression);
  const type = resultType(left, right);
  if (type === undefined) return atRunTime(operator, left, right);
  const [a, b] = [inType(left, type, expression), inType(right, type, expression)];
  const apply = (x: Plan, y: Plan) => {
    if (type !== 'double') return call(functions[type][operator], x, y);
    return operator === 'idiv' ? call('idivDoubles', x, y) : infix(onDoubles[operator], x, y);
  };
  const divides = ['div', 'idiv', 'mod'].includes(operator) && !isNonZero(expression.right);
  const safe = a.safe && b.safe && !(divides && (type !== 'double' || operator === 'idiv'));
  const item = operator === 'idiv' ? 'integer' : operator === 'div' && type === 'integer' ? 'decimal' : type;
  return lift(a, b, item, safe, apply);
}

function isNonZero(divisor: Expression): boolean {
  return divisor.kind === 'literal' && divisor.type !== 'string' && Number(divisor.value) !== 0;
}

/** An operand: atomized, at most one item, with untyped values as doubles. */
function operand(expression: Expression, scope: Scope, whole: Expression): Value {
  const atoms = scope.compiler.atoms(expression, scope);
  const value = asOptional(scope.library.isXPath1 ? operandInXPath1(atoms, whole) : atoms);
  if (value.item === 'untyped') return castItems(value, 'double', whole);
  if (
    !isNumericType(value.item) &&
    !isWrapped(value.item) &&
    !isOnTime(value.item) &&
    value.item !== 'none'
  ) {
    if (mayBeEmpty(value)) return wrap(value, 'atomic');
    fail(whole, '{type} where a number is required', { type: schemaType(value.item) });
  }
  return value;
}

/** Undefined if the types are known only at run time. */
function resultType(left: Value, right: Value): NumericItem | undefined {
  const items = [left.item, right.item];
  if (items.includes('atomic') || items.includes('item')) return undefined;
  if (items.includes('double')) return 'double';
  if (items.includes('numeric')) return undefined;
  return items.includes('decimal') ? 'decimal' : 'integer';
}

function inType(value: Value, type: NumericItem, expression: Expression): Value {
  return value.item === 'numeric' ? asDouble(value) : castItems(value, type, expression);
}

function atRunTime(operator: ArithmeticOperator, left: Value, right: Value): Value {
  const [a, b] = [wrap(left, 'atomic'), wrap(right, 'atomic')];
  const areNumbers = [left, right].every(({ item }) => isNumericType(item));
  const name = areNumbers ? 'calculate' : 'calculateAny';
  const item = areNumbers ? 'numeric' : 'atomic';
  return typed(call(name, literal(operator), a.plan, b.plan), item, 'optional', false);
}

/** Applies an operation to operands that may be absent. */
function lift(a: Value, b: Value, item: ItemType, safe: boolean, apply: (x: Plan, y: Plan) => Plan): Value {
  if (a.cardinality === 'one' && b.cardinality === 'one')
    return typed(apply(a.plan, b.plan), item, 'one', safe);
  const optional = (plan: Plan) => typed(plan, item, 'optional', safe);
  // Errors of an operand precede those of the operation, even if the other operand is absent.
  if (a.cardinality === 'one' && a.safe)
    return optional(
      call(
        'ifPresent',
        b.plan,
        lambda('b', (y) => apply(a.plan, y)),
      ),
    );
  if (b.cardinality === 'one' && b.safe)
    return optional(
      call(
        'ifPresent',
        a.plan,
        lambda('a', (x) => apply(x, b.plan)),
      ),
    );
  return optional(call('ifBoth', a.plan, b.plan, lambda2(['a', 'b'], apply)));
}

/** Unary minus and plus. */
export function compileNegation(
  expression: Extract<Expression, { kind: 'negate' | 'plus' }>,
  scope: Scope,
): Value {
  const value = operand(expression.operand, scope, expression);
  if (value.item === 'none') return value;
  if (isOnTime(value.item))
    fail(expression, '{type} where a number is required', { type: schemaType(value.item) });
  if (isWrapped(value.item) && value.item !== 'numeric')
    return atRunTime(
      expression.kind === 'plus' ? '+' : '-',
      typed(literal(0), 'integer', 'one', true),
      value,
    );
  if (expression.kind === 'plus') return value;
  // Subtracting a zero double from 0 would give 0, and not -0.
  if (value.item === 'numeric') return atRunTime('*', typed(literal(-1), 'integer', 'one', true), value);
  const { plan } = value;
  if (value.item === 'integer' && plan.kind === 'literal' && typeof plan.value === 'number')
    return withPlan(value, literal(0 - plan.value));
  const negated = (each: Plan) => {
    if (value.item === 'double') return minus(each);
    return call(value.item === 'integer' ? 'negateInteger' : 'negateDecimal', each);
  };
  if (value.cardinality === 'one') return withPlan(value, negated(plan));
  return withPlan(value, call('ifPresent', plan, lambda('x', negated)));
}

export function compileRange(expression: Extract<Expression, { kind: 'range' }>, scope: Scope): Value {
  const required = { item: 'integer', cardinality: 'optional' } as const;
  const [from, to] = [expression.from, expression.to].map((each) =>
    convert(scope.compiler.atoms(each, scope), required, expression),
  );
  return typed(ask('integerRange', (from as Value).plan, (to as Value).plan), 'integer', 'many', false);
}
