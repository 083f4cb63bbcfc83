import {
  type Comparison,
  type ComparisonOperator,
  type Expression,
  type Literal,
  mirrored,
} from '../xpath/syntax/ast.ts';
import { argumentsOf, canonical, plain } from './canonical.ts';
import {
  type Item,
  isNodes,
  isTrue,
  newSubject,
  opaque,
  other,
  type State,
  type Subject,
} from './subjects.ts';

/** A condition, as a function of the states of its subjects. */
export type Condition = (stateOf: (key: string) => State) => boolean;

export type Subjects = Map<string, Subject>;

/** Nodes that must exist for an unknown part to be true, by the key of the part. */
export type Needs = Map<string, readonly string[]>;

/** The parts that conditions share: each subject has one state, in all places where it is written. */
export interface Shared {
  readonly subjects: Subjects;
  readonly needs: Needs;
}

/**
 * Reads the effective boolean value of an expression as a condition; each unknown part becomes a separate truth
 * value.
 */
export function conditionOf(written: Expression, shared: Shared): Condition {
  const expression = plain(written);
  const within = (part: Expression) => conditionOf(part, shared);
  switch (expression.kind) {
    case 'logical': {
      const [left, right] = [within(expression.left), within(expression.right)];
      return expression.operator === 'and'
        ? (states) => left(states) && right(states)
        : (states) => left(states) || right(states);
    }
    case 'if': {
      const [test, then, otherwise] = [
        within(expression.test),
        within(expression.then),
        within(expression.else),
      ];
      return (states) => (test(states) ? then(states) : otherwise(states));
    }
    case 'call':
      return callCondition(expression, shared);
    case 'general':
    case 'value':
      return comparison(expression, shared);
    case 'literal': {
      const holds = expression.type === 'string' ? expression.value !== '' : Number(expression.value) !== 0;
      return () => holds;
    }
    case 'quantified':
      return expression.quantifier === 'some'
        ? unknown(expression, shared, [expression.in])
        : unknown(expression, shared);
    default:
      return isNodes(expression) ? presence(expression, shared) : unknown(expression, shared);
  }
}

function callCondition(call: Extract<Expression, { kind: 'call' }>, shared: Shared): Condition {
  const constant = (name: string) => argumentsOf(call, name)?.length === 0;
  if (constant('true')) return () => true;
  if (constant('false')) return () => false;
  const [inNot] = argumentsOf(call, 'not') ?? [];
  const [inEmpty] = argumentsOf(call, 'empty') ?? [];
  const [inBoolean] = argumentsOf(call, 'boolean') ?? [];
  const [inExists] = argumentsOf(call, 'exists') ?? [];
  if (inBoolean !== undefined) return conditionOf(inBoolean, shared);
  if (inNot !== undefined) {
    const inside = conditionOf(inNot, shared);
    return (states) => !inside(states);
  }
  const nodes = inEmpty ?? inExists;
  if (nodes === undefined || !isNodes(plain(nodes))) return unknown(call, shared);
  const present = presence(plain(nodes), shared);
  return inEmpty === undefined ? present : (states) => !present(states);
}

function subjectOf(expression: Expression, { subjects }: Shared, make = newSubject): Subject {
  const key = canonical(expression);
  const subject = subjects.get(key) ?? make(expression);
  subjects.set(key, subject);
  return subject;
}

function presence(nodes: Expression, shared: Shared): Condition {
  subjectOf(nodes, shared);
  const key = canonical(nodes);
  return (stateOf) => stateOf(key).length > 0;
}

function unknown(expression: Expression, shared: Shared, needed: readonly Expression[] = []): Condition {
  subjectOf(expression, shared, opaque);
  const key = canonical(expression);
  const nodes = needed.map(plain).filter(isNodes);
  shared.needs.set(key, nodes.map(canonical));
  return (stateOf) => stateOf(key) === isTrue;
}

function comparison(written: Comparison, shared: Shared): Condition {
  const [left, right] = [plain(written.left), plain(written.right)];
  const { operator } = written;
  const [ofLeft, ofRight] = [literalsIn(left), literalsIn(right)];
  if (ofLeft !== undefined && ofRight !== undefined) {
    const holds = isFolded(ofLeft, ofRight) && anyPair(ofLeft, ofRight, operator);
    return isFolded(ofLeft, ofRight) ? () => holds : unknown(written, shared);
  }
  if (ofRight !== undefined) return withLiterals(written, left, operator, ofRight, shared);
  if (ofLeft !== undefined) return withLiterals(written, right, mirrored[operator], ofLeft, shared);
  return unknown(written, shared, [left, right]);
}

const isFolded = (left: readonly (string | number)[], right: readonly (string | number)[]) =>
  new Set([...left, ...right].map((literal) => typeof literal)).size === 1;

/** The literals of an expression that is a literal or a list of literals. */
export function literalsIn(expression: Expression): readonly (string | number)[] | undefined {
  const items = expression.kind === 'sequence' ? expression.items : [expression];
  const literals = items.map(plain).filter((item) => item.kind === 'literal');
  return items.length > 0 && literals.length === items.length ? literals.map(literalValue) : undefined;
}

const literalValue = ({ type, value }: Literal) => (type === 'string' ? value : Number(value));

function withLiterals(
  written: Comparison,
  operand: Expression,
  operator: ComparisonOperator,
  literals: readonly (string | number)[],
  shared: Shared,
): Condition {
  const subject = shared.subjects.get(canonical(operand)) ?? newSubject(operand);
  const all = [...subject.compared, ...literals];
  const isOfOneType = new Set(all.map((literal) => typeof literal)).size === 1;
  const isOrderOfTexts = typeof literals[0] === 'string' && operator !== '=' && operator !== '!=';
  const isText = subject.kind === 'natural' && typeof literals[0] === 'string';
  const isNumberOfText =
    subject.kind === 'value' && subject.expression.kind === 'call' && typeof literals[0] === 'number';
  if (subject.kind === 'truth' || !isOfOneType || isOrderOfTexts || isText || isNumberOfText)
    return unknown(written, shared, [operand]);
  shared.subjects.set(canonical(operand), subject);
  subject.compared.push(...literals);
  const key = canonical(operand);
  return (stateOf) => anyPair(stateOf(key), literals, operator);
}

function anyPair(items: readonly Item[], literals: readonly Item[], operator: ComparisonOperator): boolean {
  return items.some((item) => literals.some((literal) => holds(item, literal, operator)));
}

function holds(item: Item, literal: Item, operator: ComparisonOperator): boolean {
  if (operator === '=') return item === literal;
  if (operator === '!=') return item !== literal;
  if (item === other || literal === other) return false;
  if (operator === '<') return item < literal;
  if (operator === '<=') return item <= literal;
  return operator === '>' ? item > literal : item >= literal;
}
