import { DynamicError, typeError } from '../errors.ts';
import { castAtomic, numericToDouble, numericToFloat } from './casts.ts';
import { compareTemporals, Temporal } from './dates.ts';
import {
  addDecimals,
  compareDecimals,
  decimalFromInteger,
  divideDecimals,
  idivDecimals,
  modDecimals,
  multiplyDecimals,
  subtractDecimals,
  XsDecimal,
} from './decimal.ts';
import { areEqualDurations, compareDurations, Duration, GeneralDuration } from './durations.ts';
import {
  addIntegers,
  divisionByZero,
  type Integer,
  idivIntegers,
  modIntegers,
  multiplyIntegers,
  normalInteger,
  subtractIntegers,
} from './integer.ts';
import { OtherValue } from './other-values.ts';
import { compareStrings } from './strings.ts';
import { type Atomic, Double, Float, typeOf, Untyped } from './values.ts';

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | 'div' | 'idiv' | 'mod';
export type Numeric = Integer | XsDecimal | Double;

/** Tells whether an order (negative, zero, positive, or NaN) satisfies an operator. */
export function satisfies(order: number, operator: Comparison): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** A general comparison whose types are known only at run time: true if any pair satisfies it. */
export function compareGeneral(
  operator: Comparison,
  left: readonly Atomic[],
  right: readonly Atomic[],
): boolean {
  return left.some((a) => right.some((b) => comparePair(operator, a, b)));
}

/** One pair of a general comparison: an untyped operand takes the type of the other. */
export function comparePair(operator: Comparison, left: Atomic, right: Atomic): boolean {
  return holds(operator, untypedAs(left, right), untypedAs(right, left));
}

/** Some types have no order: their values are only equal or not equal. */
function holds(operator: Comparison, left: Atomic, right: Atomic): boolean {
  const order = orderOf(left, right);
  if (operator !== '=' && operator !== '!=' && !areOrdered(left, right))
    return typeError(`${typeOf(left)} and ${typeOf(right)} have no order`);
  return satisfies(order, operator);
}

/** Tells whether comparable values have an order: durations have one only within their type. */
function areOrdered(left: Atomic, right: Atomic): boolean {
  if (left instanceof Duration) return right instanceof Duration && right.type === left.type;
  return !isUnordered(left);
}

/** Tells whether values of this type can only be compared for equality. */
export const isUnordered = (value: Atomic): value is OtherValue | GeneralDuration =>
  value instanceof OtherValue || value instanceof GeneralDuration;

function untypedAs(value: Atomic, other: Atomic): Atomic {
  if (!(value instanceof Untyped)) return value;
  if (other instanceof Untyped || typeof other === 'string') return value.value;
  return castAtomic(value, isNumeric(other) ? 'xs:double' : typeOf(other));
}

/** A value comparison: untyped operands are strings; empty if one is empty. */
export function compareValues(
  operator: Comparison,
  left: Atomic | undefined,
  right: Atomic | undefined,
): boolean | undefined {
  if (left === undefined || right === undefined) return undefined;
  return holds(operator, asString(left), asString(right));
}

const asString = (value: Atomic) => (value instanceof Untyped ? value.value : value);

/** Negative, zero or positive, NaN if unordered; a type error if the types cannot be compared. */
export function orderOf(left: Atomic, right: Atomic): number {
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right);
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (isNumeric(left) && isNumeric(right)) return orderOfNumbers(left, right);
  if (left instanceof Temporal && right instanceof Temporal && left.type === right.type)
    return compareTemporals(left, right);
  if (left instanceof Duration && right instanceof Duration) return compareDurations(left, right);
  if (isAnyDuration(left) && isAnyDuration(right)) return areEqualDurations(left, right) ? 0 : Number.NaN;
  if (left instanceof OtherValue && right instanceof OtherValue && left.type === right.type)
    return left.key === right.key ? 0 : Number.NaN;
  return typeError(`${typeOf(left)} cannot be compared with ${typeOf(right)}`);
}

/** Tells whether two values are equal by `eq`; values that cannot be compared are not. */
export function isEqual(left: Atomic, right: Atomic): boolean {
  const [a, b] = [asString(left), asString(right)];
  return areComparable(a, b) && orderOf(a, b) === 0;
}

function areComparable(left: Atomic, right: Atomic): boolean {
  if (isNumeric(left)) return isNumeric(right);
  return isAnyDuration(left) ? isAnyDuration(right) : typeOf(left) === typeOf(right);
}

export const isAnyDuration = (value: unknown): value is Duration | GeneralDuration =>
  value instanceof Duration || value instanceof GeneralDuration;

export function isNumeric(value: Atomic): value is Numeric {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof XsDecimal ||
    value instanceof Double
  );
}

function orderOfNumbers(left: Numeric, right: Numeric): number {
  if (left instanceof Double || right instanceof Double) return orderOfDoubles(...inOneType(left, right));
  if (left instanceof XsDecimal || right instanceof XsDecimal)
    return compareDecimals(decimalOf(left), decimalOf(right));
  return orderOfIntegers(left, right);
}

/** Two numbers in the wider of their types; one of them is an xs:double or xs:float. */
function inOneType(left: Numeric, right: Numeric): readonly [number, number] {
  return areFloats(left, right)
    ? [numericToFloat(left).value, numericToFloat(right).value]
    : [numericToDouble(left), numericToDouble(right)];
}

/** Tells whether no number is an xs:double: an xs:float turns other numbers into floats. */
const areFloats = (...numbers: readonly Numeric[]): boolean =>
  numbers.every((each) => !(each instanceof Double) || each instanceof Float);

export function orderOfIntegers(left: Integer, right: Integer): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export function orderOfDoubles(left: number, right: number): number {
  return left === right ? 0 : left - right || (left < right ? -1 : left > right ? 1 : Number.NaN);
}

export function decimalOf(value: Integer | XsDecimal): XsDecimal {
  return value instanceof XsDecimal ? value : decimalFromInteger(value);
}

/** Arithmetic whose types are known only at run time; empty if an operand is empty. */
export function calculate(
  operator: ArithmeticOperator,
  left: Atomic | undefined,
  right: Atomic | undefined,
): Numeric | undefined {
  if (left === undefined || right === undefined) return undefined;
  const a = operandOf(left);
  const b = operandOf(right);
  if (a instanceof Double || b instanceof Double) {
    const [x, y] = inOneType(a, b);
    if (operator === 'idiv') return idivDoubles(x, y, areFloats(a, b) ? Math.fround(x / y) : x / y);
    const result = doubles[operator](x, y);
    return areFloats(a, b) ? new Float(Math.fround(result)) : new Double(result);
  }
  if (a instanceof XsDecimal || b instanceof XsDecimal) return decimals[operator](decimalOf(a), decimalOf(b));
  return integers[operator](a, b);
}

function operandOf(value: Atomic): Numeric {
  if (value instanceof Untyped) return castAtomic(value, 'xs:double') as Double;
  return isNumeric(value) ? value : typeError(`${typeOf(value)} where a number is required`);
}

const doubles = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  div: (a: number, b: number) => a / b,
  mod: (a: number, b: number) => a % b,
};
const decimals = {
  '+': addDecimals,
  '-': subtractDecimals,
  '*': multiplyDecimals,
  div: divideDecimals,
  idiv: idivDecimals,
  mod: modDecimals,
};
const integers = {
  '+': addIntegers,
  '-': subtractIntegers,
  '*': multiplyIntegers,
  div: divideIntegers,
  idiv: idivIntegers,
  mod: modIntegers,
};

/** `div` of integers is a decimal. */
export function divideIntegers(left: Integer, right: Integer): XsDecimal {
  return divideDecimals(decimalFromInteger(left), decimalFromInteger(right));
}

export function idivDoubles(left: number, right: number, quotient = left / right): Integer {
  if (right === 0) throw divisionByZero();
  if (!Number.isFinite(quotient) || !Number.isFinite(left))
    throw new DynamicError('FOAR0002', 'the quotient is no integer');
  return normalInteger(BigInt(Math.trunc(quotient)));
}

/** Applies an operator to operands that may be absent. */
export function ifBoth<Left, Right, Result>(
  left: Left | undefined,
  right: Right | undefined,
  apply: (left: Left, right: Right) => Result,
): Result | undefined {
  return left === undefined || right === undefined ? undefined : apply(left, right);
}

export function ifPresent<Value, Result>(
  value: Value | undefined,
  apply: (value: Value) => Result,
): Result | undefined {
  return value === undefined ? undefined : apply(value);
}

export function bothEqual<Value>(left: Value | undefined, right: Value | undefined): boolean {
  return left !== undefined && left === right;
}

export function bothDiffer<Value>(left: Value | undefined, right: Value | undefined): boolean {
  return left !== undefined && right !== undefined && left !== right;
}

/** Tells whether two values, if both are present, satisfy an order. */
export function bothSatisfy<Value>(
  operator: Comparison,
  order: (left: Value, right: Value) => number,
  left: Value | undefined,
  right: Value | undefined,
): boolean {
  return left !== undefined && right !== undefined && satisfies(order(left, right), operator);
}

/** A comparison of types that cannot be compared: an error if both are present. */
export function neverBoth(left: unknown, right: unknown, message: string): false {
  return left !== undefined && right !== undefined ? typeError(message) : false;
}
