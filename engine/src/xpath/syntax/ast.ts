import { type Reason, ReasonedError } from '../reason.ts';

/**
 * The syntax tree of an expression of XPath 2.0 and the supported parts of XPath 3.1, with names resolved and `//`
 * and abbreviations expanded.
 */
export type Expression = { readonly at: number } & (
  | Literal
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'context' }
  | { readonly kind: 'root' }
  | { readonly kind: 'sequence'; readonly items: readonly Expression[] }
  | { readonly kind: 'range'; readonly from: Expression; readonly to: Expression }
  | { readonly kind: 'step'; readonly axis: Axis; readonly test: NodeTest }
  | { readonly kind: 'path'; readonly base: Expression; readonly step: Expression }
  | { readonly kind: 'filter'; readonly base: Expression; readonly predicate: Expression }
  | { readonly kind: 'call'; readonly name: QName; readonly args: readonly Expression[] }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | { readonly kind: 'plus'; readonly operand: Expression }
  | Binary<'arithmetic', ArithmeticOperator>
  | Binary<'general', ComparisonOperator>
  | Binary<'value', ComparisonOperator>
  | Binary<'nodes', 'is' | '<<' | '>>'>
  | Binary<'logical', 'and' | 'or'>
  | Binary<'set', 'union' | 'intersect' | 'except'>
  | { readonly kind: 'if'; readonly test: Expression; readonly then: Expression; readonly else: Expression }
  | { readonly kind: 'for'; readonly variable: string; readonly in: Expression; readonly return: Expression }
  | {
      readonly kind: 'let';
      readonly variable: string;
      readonly value: Expression;
      readonly return: Expression;
    }
  /** `base ! step` */
  | { readonly kind: 'map'; readonly base: Expression; readonly step: Expression }
  | {
      readonly kind: 'quantified';
      readonly quantifier: 'some' | 'every';
      readonly variable: string;
      readonly in: Expression;
      readonly satisfies: Expression;
    }
  | {
      readonly kind: 'instance' | 'treat';
      readonly operand: Expression;
      readonly type: SequenceType;
    }
  | {
      readonly kind: 'cast' | 'castable';
      readonly operand: Expression;
      readonly type: string;
      readonly optional: boolean;
    }
);

export interface Literal {
  readonly kind: 'literal';
  readonly type: 'string' | 'integer' | 'decimal' | 'double';
  /** The text as written, without the quotes around it, and with doubled quotes undone. */
  readonly value: string;
}

interface Binary<Kind extends string, Operator extends string> {
  readonly kind: Kind;
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

export type ArithmeticOperator = '+' | '-' | '*' | 'div' | 'idiv' | 'mod';
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Comparison = Extract<Expression, { kind: 'general' | 'value' }>;

/** The operator with the same meaning for swapped operands. */
export const mirrored: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

export interface QName {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
}

export const forwardAxes = [
  'child',
  'descendant',
  'attribute',
  'self',
  'descendant-or-self',
  'following-sibling',
  'following',
  'namespace',
] as const;
export const reverseAxes = [
  'parent',
  'ancestor',
  'preceding-sibling',
  'preceding',
  'ancestor-or-self',
] as const;
export type Axis = (typeof forwardAxes)[number] | (typeof reverseAxes)[number];

/** A name test (`null` is a wildcard) or a kind test; `tree` is an element or the document. */
export type NodeTest =
  | {
      readonly kind: 'name';
      readonly namespace: string | null;
      readonly localName: string | null;
      readonly prefix: string;
    }
  | {
      readonly kind: 'node' | 'tree' | 'text' | 'element' | 'attribute' | 'document' | 'comment';
    }
  /** Any target, if there is none here. */
  | { readonly kind: 'processing-instruction'; readonly target?: string };

/** A sequence type as written in `instance of`, `treat as` and the `as` attribute. */
export interface SequenceType {
  /** `empty-sequence`, `item`, a node kind, or an atomic type such as `xs:string`. */
  readonly item: string;
  /** The name that an element or attribute must have; `null` is a wildcard. */
  readonly named?: { readonly namespace: string | null; readonly localName: string | null };
  readonly occurrence: '1' | '?' | '*' | '+';
}

/** An expression that is not XPath, or that uses something the compiler does not support. */
export class ExpressionError extends ReasonedError {
  readonly at: number;
  constructor(reason: Reason, at: number) {
    super(reason);
    this.name = 'ExpressionError';
    this.at = at;
  }
}
