/** The static type of an item. Each has one form in the emitted code; see `runtime/values.ts`. */
export type ItemType = NodeType | AtomicType | 'none' | 'item';
/** `tree`: an element or the document, a number. `node`: any node, wrapped. */
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
  | 'dateTime';
/** `numeric` and `atomic`: known at run time only, wrapped. */
export type AtomicType = PlainType | 'numeric' | 'atomic';

/** `one`: the value. `optional`: the value or undefined. `many`: an array. */
export type Cardinality = 'one' | 'optional' | 'many';

/** Emitted JavaScript for an expression, and what is known of its value. */
export interface Code {
  readonly js: string;
  readonly item: ItemType;
  readonly cardinality: Cardinality;
  /** Cannot raise a dynamic error. */
  readonly safe: boolean;
  /** How many steps towards the document surely exist above an element. */
  readonly ancestors?: number;
  /** A shorter form of the value where more than one item is an error: the item, or undefined. */
  readonly only?: string;
}

export const isTree = (item: ItemType) =>
  item === 'element' || item === 'document' || item === 'tree' || item === 'none';
export const isNodeType = (item: ItemType): item is NodeType =>
  isTree(item) ? item !== 'none' : item === 'attribute' || item === 'text' || item === 'node';
export const isNumericType = (item: ItemType) =>
  item === 'integer' || item === 'decimal' || item === 'double' || item === 'numeric';
export const isTemporal = (item: ItemType): item is 'date' | 'time' | 'dateTime' =>
  item === 'date' || item === 'time' || item === 'dateTime';
export const isTextual = (item: ItemType) => item === 'string' || item === 'untyped';

/** Whether values of the type are wrapped so that the type can be told at run time. */
export const isWrapped = (item: ItemType) =>
  item === 'node' || item === 'numeric' || item === 'atomic' || item === 'item';

/** The narrowest type that both fit. */
export function commonType(left: ItemType, right: ItemType): ItemType {
  if (left === right || right === 'none') return left;
  if (left === 'none') return right;
  if (isTree(left) && isTree(right)) return 'tree';
  if (isNodeType(left) && isNodeType(right)) return 'node';
  if (isNodeType(left) || isNodeType(right) || left === 'item' || right === 'item') return 'item';
  return isNumericType(left) && isNumericType(right) ? 'numeric' : 'atomic';
}

export function code(js: string, item: ItemType, cardinality: Cardinality, safe: boolean): Code {
  return { js, item, cardinality, safe };
}

/** The same value with another JavaScript form. */
export function withJs(value: Code, js: string, changes: Partial<Code> = {}): Code {
  const { only: _, ...rest } = value;
  return { ...rest, js, ...changes };
}

export const literalText = (text: string) =>
  JSON.stringify(text)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** JavaScript that may be written more than once: a name, a literal, the parent of a name. */
export const isSimple = ({ js }: Code) => /^(?:[\w$]+|(?:d\.parent\[)+[\w$]+\]+|"[^"]*"|-?[0-9.]+)$/.test(js);
