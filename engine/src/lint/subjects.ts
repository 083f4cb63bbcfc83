import { functionOf } from '../xpath/functions/table.ts';
import type { Expression } from '../xpath/syntax/ast.ts';
import { argumentsOf, canonical, plain } from './canonical.ts';

/** A value of an item: one that the expressions compare with, or `other` for all other values. */
export type Item = string | number | typeof other;
export const other = Symbol('other');

/** Values that a subject may have: one value for each of its items; a count has one item. */
export type State = readonly Item[];

/** Part of a condition whose value the document decides. */
export interface Subject {
  readonly expression: Expression;
  /** `truth`: only known to be true, which the item `true` stands for. */
  readonly kind: 'nodes' | 'value' | 'number' | 'natural' | 'truth';
  readonly most: number;
  readonly mayBeAbsent: boolean;
  /** The literals that the subject is compared with, one entry for each comparison. */
  readonly compared: (string | number)[];
}

export const isTrue: State = ['true'];
const isFalse: State = [];

/** The kind of a subject, by what its expression returns. */
export function newSubject(expression: Expression): Subject {
  const compared: Subject['compared'] = [];
  if (isNatural(expression)) return { expression, kind: 'natural', most: 1, mayBeAbsent: false, compared };
  const single = resultOf(expression);
  if (expression.kind === 'context')
    return { expression, kind: 'value', most: 1, mayBeAbsent: false, compared };
  if (single === 'string') return { expression, kind: 'value', most: 1, mayBeAbsent: false, compared };
  if (isNodes(expression))
    return { expression, kind: 'nodes', most: isAttribute(expression) ? 1 : 3, mayBeAbsent: true, compared };
  return { expression, kind: 'truth', most: 1, mayBeAbsent: true, compared };
}

/** A truth value about which nothing is known. */
export const opaque = (expression: Expression): Subject => ({
  expression,
  kind: 'truth',
  most: 1,
  mayBeAbsent: true,
  compared: [],
});

const isNatural = (expression: Expression) =>
  argumentsOf(expression, 'count') !== undefined || argumentsOf(expression, 'string-length') !== undefined;

function resultOf(expression: Expression): string | undefined {
  if (expression.kind !== 'call') return undefined;
  const result = functionOf(expression.name)?.result;
  return result?.cardinality === 'one' ? result.item : undefined;
}

const isAttribute = (expression: Expression) => expression.kind === 'step' && expression.axis === 'attribute';

/** Tells whether an expression returns nodes, whose presence counts as true. */
export function isNodes(expression: Expression): boolean {
  if (expression.kind === 'path') return isNodes(plain(expression.step));
  if (expression.kind === 'filter') return isNodes(plain(expression.base));
  if (expression.kind === 'set') return isNodes(plain(expression.left)) && isNodes(plain(expression.right));
  return expression.kind === 'step' || expression.kind === 'root';
}

/** All states of a subject that its comparisons can tell apart; undefined if there are too many. */
export function statesOf(subject: Subject): readonly State[] | undefined {
  const { kind, compared, most, mayBeAbsent } = subject;
  if (kind === 'truth') return [isFalse, isTrue];
  const items = itemsOf(subject);
  const size = Math.min(most, Math.max(compared.length, 1));
  if (items.length ** size > mostStates) return undefined;
  let states: State[] = items.map((item) => [item]);
  let last: readonly State[] = states;
  for (let length = 1; length < size; length += 1) {
    last = last.flatMap((state) =>
      items
        .filter((item) => items.indexOf(item) > items.indexOf(state.at(-1) ?? other))
        .map((item): State => [...state, item]),
    );
    states = [...states, ...last];
  }
  return mayBeAbsent ? [[], ...states] : states;
}

const mostStates = 1000;

function itemsOf({ kind, compared }: Subject): Item[] {
  const numbers = compared.filter((literal) => typeof literal === 'number');
  const around = [...new Set(numbers)].sort((one, another) => one - another);
  if (kind === 'natural') {
    const near = [
      0,
      ...around.flatMap((n) => [Math.floor(n) - 1, Math.floor(n), Math.ceil(n), Math.ceil(n) + 1]),
    ];
    return [...new Set(near)].filter((n) => n >= 0);
  }
  if (around.length === 0) return [...new Set(compared), other];
  const between = around.map((n, at) => (n + (around[at + 1] ?? n + 2)) / 2);
  return [Number.NaN, (around[0] ?? 0) - 1, ...around, ...between];
}

/** The subjects whose presence a subject needs: `a/b` exists only where `a` does, and `a[c]` only where `a` does. */
export function neededFor(expression: Expression): string[] {
  if (expression.kind === 'path' || expression.kind === 'filter') {
    const base = plain(expression.base);
    return [canonical(base), ...neededFor(base), ...withoutLastPredicate(expression)];
  }
  return [];
}

/** `a/b[c]` exists only where `a/b` does. */
function withoutLastPredicate(expression: Expression): string[] {
  if (expression.kind !== 'path' || expression.step.kind !== 'filter') return [];
  const shorter: Expression = { ...expression, step: expression.step.base };
  return [canonical(shorter), ...withoutLastPredicate(shorter)];
}
