import { spendOnNumber } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import type { DocumentIndex } from '../nodes/document.ts';
import { isNode, MarkupNode, NamespaceNode, type NodeItem, nodeText } from '../nodes/node-items.ts';
import type { Temporal } from './dates.ts';
import { XsDecimal } from './decimal.ts';
import { doubleToString, numberInXPath1 } from './double.ts';
import type { Duration, GeneralDuration } from './durations.ts';
import { shortestOfFloat } from './float.ts';
import type { Integer } from './integer.ts';
import type { OtherType, OtherValue } from './other-values.ts';

/**
 * Values whose type is known only at run time. If the compiler knows the type it uses the plain form:
 * elements are numbers, doubles are numbers, untyped values are strings. If not, these wrappers distinguish
 * them; an unwrapped number is then an xs:integer, an unwrapped string an xs:string.
 */
export type Item = Atomic | NodeItem;
export type Atomic =
  | string
  | boolean
  | Integer
  | XsDecimal
  | Double
  | Untyped
  | Temporal
  | Duration
  | GeneralDuration
  | OtherValue;

export class Untyped {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** An xs:float: a number with fewer digits, which becomes an xs:double when combined with one. */
export class Float extends Double {}

export const untyped = (value: string) => new Untyped(value);
export const double = (value: number) => new Double(value);

/** The typed value: comments, processing instructions and namespaces have texts, other nodes untyped ones. */
export function atomize(d: DocumentIndex, item: Item): Atomic {
  if (item instanceof MarkupNode || item instanceof NamespaceNode) return nodeText(d, item);
  return isNode(item) ? new Untyped(nodeText(d, item)) : item;
}

/** fn:string of an atomic value. */
export function atomicToString(value: Atomic): string {
  if (value instanceof Untyped) return value.value;
  if (value instanceof Double) return doubleToString(shortest(value));
  return plainToString(value);
}

/** The shortest number that its type reads as this number. */
export const shortest = (number: Double): number =>
  number instanceof Float ? shortestOfFloat(number.value) : number.value;

/** The effective boolean value of a sequence whose types are known only at run time. */
export function effectiveBooleanValue(items: readonly Item[]): boolean {
  const [first] = items;
  if (first === undefined) return false;
  if (isNode(first)) return true;
  if (items.length > 1) {
    throw new DynamicError('FORG0006', 'a sequence of several atomic values has no effective boolean value');
  }
  if (typeof first === 'boolean') return first;
  if (typeof first === 'string') return first !== '';
  if (first instanceof Untyped) return first.value !== '';
  if (first instanceof Double) return first.value !== 0 && !Number.isNaN(first.value);
  if (first instanceof XsDecimal) return first.coefficient !== 0;
  if (typeof first === 'object') throw noBooleanValue(first.type);
  return first !== 0;
}

function noBooleanValue(type: string): DynamicError {
  return new DynamicError('FORG0006', `${type} has no effective boolean value`);
}

/** A predicate whose value may be a position or a condition. */
export function predicateTruth(items: readonly Item[], position: number): boolean {
  const [first] = items;
  if (items.length === 1) {
    if (typeof first === 'number' || typeof first === 'bigint') return first === position;
    if (first instanceof Double) return first.value === position;
    if (first instanceof XsDecimal)
      return first.scale === 0 ? first.coefficient === position : Number(String(first)) === position;
  }
  return effectiveBooleanValue(items);
}

export type AtomicTypeName =
  | OtherType
  | 'xs:string'
  | 'xs:untypedAtomic'
  | 'xs:boolean'
  | 'xs:integer'
  | 'xs:decimal'
  | 'xs:double'
  | 'xs:float'
  | 'xs:date'
  | 'xs:time'
  | 'xs:dateTime'
  | 'xs:dayTimeDuration'
  | 'xs:yearMonthDuration'
  | 'xs:duration';

export function typeOf(value: Atomic): AtomicTypeName {
  switch (typeof value) {
    case 'string':
      return 'xs:string';
    case 'boolean':
      return 'xs:boolean';
    case 'number':
    case 'bigint':
      return 'xs:integer';
    default:
      if (value instanceof Untyped) return 'xs:untypedAtomic';
      if (value instanceof Double) return value instanceof Float ? 'xs:float' : 'xs:double';
      return value instanceof XsDecimal ? 'xs:decimal' : value.type;
  }
}

/** The text of a value whose canonical form is its own text: an integer, decimal, boolean or date. */
export function plainToString(value: Exclude<Atomic, Double | Untyped>): string {
  if (typeof value === 'bigint') spendOnNumber(value);
  return String(value);
}

/** The effective boolean value of one text, number or boolean; false if it is absent. */
export const isTruthy = (value: string | number | bigint | boolean | undefined): boolean => Boolean(value);

export const setOf = (values: readonly string[]): ReadonlySet<string> => new Set(values);

export const signOf = (order: number): number => Math.sign(order);

/** The text of a value of XPath 1.0. */
export const atomicInXPath1 = (value: Atomic): string =>
  value instanceof Double ? numberInXPath1(shortest(value)) : atomicToString(value);
