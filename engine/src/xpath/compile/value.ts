import { call, isSimple, type Plan } from '../plan/plan.ts';

/** The static type of an item. Each type has one form at run time; see `runtime/values.ts`. */
export type ItemType = NodeType | AtomicType | 'none' | 'item';
/** `tree`: an element or the document, as a number. `node`: any node, wrapped. */
export type NodeType = 'element' | 'document' | 'tree' | 'attribute' | 'text' | 'node';
export type PlainType =
  | 'string'
  | 'untyped'
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'double'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'dayTimeDuration'
  | 'yearMonthDuration';
/** `numeric` and `atomic`: wrapped, because the exact type is known only at run time. */
export type AtomicType = PlainType | 'numeric' | 'atomic';

/** `one`: the value. `optional`: the value or undefined. `many`: an array. */
export type Cardinality = 'one' | 'optional' | 'many';

/** The plan of an expression, and the facts about its value that are known. */
export interface Value {
  readonly plan: Plan;
  readonly item: ItemType;
  readonly cardinality: Cardinality;
  /** True if the value cannot raise a dynamic error. */
  readonly safe: boolean;
  /** Number of ancestors that an element certainly has, the document included. */
  readonly ancestors?: number;
  /** True if its texts are xs:anyURI, as from namespace-uri(); the value is computed as xs:string. */
  readonly areUris?: boolean | undefined;
}

export const isTree = (item: ItemType) =>
  item === 'element' || item === 'document' || item === 'tree' || item === 'none';
export const isNodeType = (item: ItemType): item is NodeType =>
  isTree(item) ? item !== 'none' : item === 'attribute' || item === 'text' || item === 'node';
export const isNumericType = (item: ItemType) =>
  item === 'integer' || item === 'decimal' || item === 'double' || item === 'numeric';
export const isTemporal = (item: ItemType): item is 'date' | 'time' | 'dateTime' =>
  item === 'date' || item === 'time' || item === 'dateTime';
export const isDuration = (item: ItemType): item is 'dayTimeDuration' | 'yearMonthDuration' =>
  item === 'dayTimeDuration' || item === 'yearMonthDuration';
export const isTextual = (item: ItemType) => item === 'string' || item === 'untyped';

/** Tells whether values of the type are wrapped so that the exact type is known at run time. */
export const isWrapped = (item: ItemType) =>
  item === 'node' || item === 'numeric' || item === 'atomic' || item === 'item';

/** The narrowest type that includes both. */
export function commonType(left: ItemType, right: ItemType): ItemType {
  if (left === right || right === 'none') return left;
  if (left === 'none') return right;
  if (isTree(left) && isTree(right)) return 'tree';
  if (isNodeType(left) && isNodeType(right)) return 'node';
  if (isNodeType(left) || isNodeType(right) || left === 'item' || right === 'item') return 'item';
  return isNumericType(left) && isNumericType(right) ? 'numeric' : 'atomic';
}

export function typed(plan: Plan, item: ItemType, cardinality: Cardinality, safe: boolean): Value {
  return { plan, item, cardinality, safe };
}

/** A value with another plan. */
export const withPlan = (value: Value, plan: Plan, changes: Partial<Value> = {}): Value => ({
  ...value,
  plan,
  ...changes,
});

/**
 * Tells whether there may be no item. A wrong type is then not certain to be an error, and only certain errors may be
 * reported before there is a document (XPath 2.0, 5.1).
 */
export const mayBeEmpty = ({ cardinality }: Value): boolean => cardinality !== 'one';

/** An answer that does not depend on the value; if computing the value fails, its error is reported. */
export const afterwards = ({ plan, safe }: Value, answer: Plan): Plan =>
  safe || isSimple(plan) ? answer : call('after', plan, answer);

/** A condition. */
export const condition = (plan: Plan, safe: boolean): Value => typed(plan, 'boolean', 'one', safe);

/** The empty sequence. */
export const empty: Value = typed({ kind: 'list', items: [] }, 'none', 'many', true);

export const schemaType = (item: ItemType): string =>
  item === 'untyped' ? 'xs:untypedAtomic' : `xs:${item}`;
