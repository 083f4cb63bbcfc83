import type { ComparisonOperator, Expression } from './ast.ts';
import { type Cursor, functionNamespace } from './cursor.ts';

/** Longer operator chains would exhaust the stack; no rules contain them. */
const longestChain = 256;

/** Fails if a chain has the maximum number of operands and another operator follows. */
export function refuseLongChain(c: Cursor, operands: number): void {
  if (operands === longestChain)
    c.fail('more than {most} operators in a row; use variables for parts', { most: longestChain });
}

type Build = (operator: string, left: Expression, right: Expression) => Expression;

/** Binary operators with equal precedence. */
interface Level {
  readonly operators: readonly string[];
  /**
   * The order of reading a chain of operators: from the left, or divided in the middle if the position of parentheses
   * does not matter, so that the tree stays flat for any number of operands. `none` if a chain is not allowed.
   */
  readonly chain: 'left' | 'middle' | 'none';
  readonly build: Build;
}

const logical: Build = (operator, left, right) => ({
  kind: 'logical',
  operator: operator as 'and' | 'or',
  left,
  right,
  at: left.at,
});

const valueComparisons: Readonly<Record<string, ComparisonOperator>> = {
  eq: '=',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};

const nodeComparisons = ['is', '<<', '>>'] as const;

const comparison: Build = (operator, left, right) => {
  const { at } = left;
  const value = valueComparisons[operator];
  if (value !== undefined) return { kind: 'value', operator: value, left, right, at };
  const nodes = nodeComparisons.find((each) => each === operator);
  if (nodes !== undefined) return { kind: 'nodes', operator: nodes, left, right, at };
  return { kind: 'general', operator: operator as ComparisonOperator, left, right, at };
};

/** `a || b` of XPath 3.0, as the equivalent call. */
const concatenation: Build = (_, left, right) => ({
  kind: 'call',
  name: { namespace: functionNamespace, prefix: '', localName: 'concat' },
  args: [left, right],
  at: left.at,
});

const range: Build = (_, from, to) => ({ kind: 'range', from, to, at: from.at });

const arithmetic: Build = (operator, left, right) => ({
  kind: 'arithmetic',
  operator: operator as '+',
  left,
  right,
  at: left.at,
});

const set: Build = (operator, left, right) => ({
  kind: 'set',
  operator: operator === '|' ? 'union' : (operator as 'intersect'),
  left,
  right,
  at: left.at,
});

/** From the lowest precedence to the highest. */
const levels: readonly Level[] = [
  { operators: ['or'], chain: 'middle', build: logical },
  { operators: ['and'], chain: 'middle', build: logical },
  {
    operators: [...Object.values(valueComparisons), ...Object.keys(valueComparisons), ...nodeComparisons],
    chain: 'none',
    build: comparison,
  },
  { operators: ['||'], chain: 'middle', build: concatenation },
  { operators: ['to'], chain: 'none', build: range },
  { operators: ['+', '-'], chain: 'left', build: arithmetic },
  { operators: ['*', 'div', 'idiv', 'mod'], chain: 'left', build: arithmetic },
  { operators: ['union', '|'], chain: 'middle', build: set },
  { operators: ['intersect', 'except'], chain: 'left', build: set },
];

const bindings = new Map(
  levels.flatMap(({ operators }, binding) => operators.map((operator) => [operator, binding] as const)),
);

/** An operator whose right operand is not complete yet. */
interface Pending {
  readonly operator: string;
  /** The index of its level; a higher index binds more tightly. */
  readonly binding: number;
  /** The number of operators of its level up to this one, without operators of other levels between. */
  readonly inChain: number;
}

/**
 * Operands with binary operators between them. Their levels are in a list, not in nested calls, so that nested
 * expressions need little of the stack.
 */
export function operations(c: Cursor, operand: (c: Cursor) => Expression): Expression {
  const operands = [operand(c)];
  const pending: Pending[] = [];
  for (;;) {
    const { kind, text: operator } = c.peek();
    const binding = kind === 'symbol' || kind === 'name' ? bindings.get(operator) : undefined;
    completeFrom((binding ?? -1) + 1, operands, pending);
    if (binding === undefined) break;
    const last = pending.at(-1);
    const inChain = last?.binding === binding ? last.inChain + 1 : 1;
    const { chain } = levels[binding] as Level;
    if (chain === 'none' && inChain > 1) break;
    if (chain === 'left') refuseLongChain(c, inChain);
    c.skip(1);
    pending.push({ operator, binding, inChain });
    operands.push(operand(c));
  }
  completeFrom(0, operands, pending);
  return operands[0] as Expression;
}

/** Reduces every chain of operators with at least this binding to one operand. */
function completeFrom(binding: number, operands: Expression[], pending: Pending[]): void {
  for (let last = pending.at(-1); last !== undefined && last.binding >= binding; last = pending.at(-1)) {
    const { chain, build } = levels[last.binding] as Level;
    const operators = pending.splice(-last.inChain).map(({ operator }) => operator);
    const chained = operands.splice(-last.inChain - 1);
    operands.push((chain === 'middle' ? fromMiddle : fromLeft)(chained, operators, build));
  }
}

function fromLeft(operands: readonly Expression[], operators: readonly string[], build: Build): Expression {
  return operands.reduce((left, right, i) => build(operators[i - 1] as string, left, right));
}

function fromMiddle(operands: readonly Expression[], operators: readonly string[], build: Build): Expression {
  if (operands.length === 1) return operands[0] as Expression;
  const half = Math.ceil(operands.length / 2);
  return build(
    operators[half - 1] as string,
    fromMiddle(operands.slice(0, half), operators.slice(0, half - 1), build),
    fromMiddle(operands.slice(half), operators.slice(half), build),
  );
}
