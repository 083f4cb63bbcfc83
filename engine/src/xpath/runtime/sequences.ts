import { refuseTooMany } from './cardinality.ts';
import { DynamicError, typeError } from './errors.ts';
import { inDocumentOrder } from './nodes/axes.ts';
import { castAtomic, numericToDouble, numericToFloat } from './values/casts.ts';
import { shortestDecimal } from './values/decimal.ts';
import { generalDuration } from './values/durations.ts';
import type { Integer } from './values/integer.ts';
import { decimalOf, isAnyDuration, isEqual, isNumeric, isUnordered, orderOf } from './values/operators.ts';
import { OtherValue } from './values/other-values.ts';
import { type Atomic, Double, Float, typeOf, Untyped } from './values/values.ts';

/** fn:min and fn:max: untyped values are doubles; NaN wins; mixed numbers become the widest of their types. */
export function extremeOf(values: readonly Atomic[], operator: '<' | '>'): Atomic | undefined {
  const comparable = values.map((value) =>
    value instanceof Untyped ? castAtomic(value, 'xs:double') : value,
  );
  const [first, ...rest] = comparable;
  if (first === undefined) return undefined;
  const unordered = comparable.find(isUnordered);
  if (unordered !== undefined)
    throw new DynamicError('FORG0006', `${typeOf(unordered)} and ${typeOf(unordered)} have no order`);
  if (
    comparable.some((value) => value instanceof Double && Number.isNaN(value.value)) &&
    comparable.every(isNumeric)
  ) {
    return promoted(new Double(Number.NaN), comparable);
  }
  let extreme: Atomic = first;
  for (const value of rest) {
    if (mustDiffer(extreme, value))
      throw new DynamicError('FORG0006', `${typeOf(extreme)} and ${typeOf(value)} have no order`);
    const order = orderOf(value, extreme);
    if (operator === '<' ? order < 0 : order > 0) extreme = value;
  }
  return promoted(extreme, comparable);
}

function mustDiffer(left: Atomic, right: Atomic): boolean {
  return isNumeric(left) ? !isNumeric(right) : typeOf(left) !== typeOf(right);
}

function promoted(value: Atomic, among: readonly Atomic[]): Atomic {
  if (!isNumeric(value) || !among.some((each) => each instanceof Double)) return value;
  const hasDouble = among.some((each) => each instanceof Double && !(each instanceof Float));
  return hasDouble ? new Double(numericToDouble(value)) : numericToFloat(value);
}

/** fn:distinct-values; values that cannot be compared are distinct. */
export function distinctValues(values: readonly Atomic[]): Atomic[] {
  const seen = new Set<string>();
  const result: Atomic[] = [];
  for (const value of values) {
    const key = distinctKey(value);
    if (seen.has(key)) continue;
    seen.add(key);
    result.push(value);
  }
  return result;
}

/** Values with the same key are equal. */
export function distinctKey(value: Atomic): string {
  if (typeof value === 'string') return `s${value}`;
  if (value instanceof Untyped) return `s${value.value}`;
  if (value instanceof OtherValue) return `${value.type} ${value.key}`;
  if (value instanceof Double)
    return Number.isFinite(value.value) ? `n${decimalText(value.value)}` : `n${value.value}`;
  if (isNumeric(value)) return `n${decimalOf(value)}`;
  if (isAnyDuration(value)) return `duration ${generalDuration(value)}`;
  return `${typeOf(value)} ${typeof value === 'object' && 'instant' in value ? `${value.instant} ${value.remainder}` : value}`;
}

/** A decimal and a double are equal if their doubles are. */
const decimalText = (value: number) => String(shortestDecimal(value));

export function distinctStrings(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** fn:index-of; values that cannot be compared are not equal. */
export function indexOf(values: readonly Atomic[], wanted: Atomic): number[] {
  const result: number[] = [];
  values.forEach((value, index) => {
    if (isEqual(value, wanted)) result.push(index + 1);
  });
  return result;
}

export function subsequence<Value>(
  values: readonly Value[],
  start: number,
  length = Number.POSITIVE_INFINITY,
): readonly Value[] {
  const first = Math.round(start);
  const last = first + Math.round(length);
  return values.filter((_, index) => index + 1 >= first && index + 1 < last);
}

export function insertBefore<Value>(
  values: readonly Value[],
  position: Integer,
  inserted: readonly Value[],
): readonly Value[] {
  const at = Math.max(Number(position), 1) - 1;
  return concatMap([values.slice(0, at), inserted, values.slice(at)], (each) => each);
}

export function remove<Value>(values: readonly Value[], position: Integer): readonly Value[] {
  return values.filter((_, index) => index + 1 !== Number(position));
}

export function reverse<Value>(values: readonly Value[]): readonly Value[] {
  return [...values].reverse();
}

/** The item at a position, counted from 1. */
export function itemAt<Value>(values: readonly Value[], position: number | bigint): Value | undefined {
  return values[Number(position) - 1];
}

export function zeroOrOne<Value>(values: readonly Value[]): Value | undefined {
  if (values.length > 1) throw new DynamicError('FORG0003', `${values.length} items in zero-or-one()`);
  return values[0];
}

export function oneOrMore<Value>(values: readonly Value[]): readonly Value[] {
  if (values.length === 0) throw new DynamicError('FORG0004', 'no item in one-or-more()');
  return values;
}

export function exactlyOneOf<Value>(values: readonly Value[]): Value {
  if (values.length !== 1) throw new DynamicError('FORG0005', `${values.length} items in exactly-one()`);
  return values[0] as Value;
}

/** Checks `treat as` and declared cardinalities. */
export function atLeastOne<Value>(values: readonly Value[]): readonly Value[] {
  return values.length === 0 ? typeError('nothing where at least one item is required') : values;
}

export function optionalToArray<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

export function union(left: readonly number[], right: readonly number[]): readonly number[] {
  if (left.length === 0) return inDocumentOrder(right);
  if (right.length === 0) return inDocumentOrder(left);
  return inDocumentOrder([...left, ...right]);
}

export function intersect(left: readonly number[], right: readonly number[]): readonly number[] {
  const other = new Set(right);
  return inDocumentOrder(left.filter((n) => other.has(n)));
}

export function except(left: readonly number[], right: readonly number[]): readonly number[] {
  const other = new Set(right);
  return inDocumentOrder(left.filter((n) => !other.has(n)));
}

/** `castable as` for sequences: there is exactly one item, and it passes. */
export function onlyOneIs<Value>(values: readonly Value[], test: (value: Value) => boolean): boolean {
  return values.length === 1 && test(values[0] as Value);
}

export function noneOrOneIs<Value>(values: readonly Value[], test: (value: Value) => boolean): boolean {
  return values.length === 0 || onlyOneIs(values, test);
}

export function presentAnd<Value>(value: Value | undefined, test: (value: Value) => boolean): boolean {
  return value !== undefined && test(value);
}

export function absentOr<Value>(value: Value | undefined, test: (value: Value) => boolean): boolean {
  return value === undefined || test(value);
}

/** `instance of` for sequences. */
export function allAre<Value>(
  values: readonly Value[],
  test: (value: Value) => boolean,
  count: (n: number) => boolean,
): boolean {
  return count(values.length) && values.every(test);
}

/** Maps each value to several, in one list; `flatMap` of arrays takes several times as long. */
export function concatMap<Value, Result>(
  values: readonly Value[],
  map: (value: Value, index: number, all: readonly Value[]) => readonly Result[],
): readonly Result[] {
  if (values.length === 1) return map(values[0] as Value, 0, values);
  const result: Result[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const mapped = map(values[index] as Value, index, values);
    refuseTooMany(result.length + mapped.length);
    for (let at = 0; at < mapped.length; at += 1) result.push(mapped[at] as Result);
  }
  return result;
}

/** The values that pass a test; the same list if all pass, as they usually do. */
export function kept<Value>(values: readonly Value[], test: (value: Value) => boolean): readonly Value[] {
  let result: Value[] | undefined;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as Value;
    if (!test(value)) result ??= values.slice(0, at);
    else if (result !== undefined) result.push(value);
  }
  return result ?? values;
}
