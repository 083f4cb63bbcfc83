import type { Variables } from '../../xpath/compile/scope.ts';
import { typed, type Value } from '../../xpath/compile/value.ts';
import {
  ask,
  call,
  type Declaration,
  documentLocal,
  index,
  infix,
  isTrue,
  list,
  literal,
  local,
  type Plan,
  read,
  type Statement,
} from '../../xpath/plan/plan.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { SchematronAssert, SchematronRule } from '../schema.ts';
import { attempt, errorLocal, judgement, type RuleScope, reportLocal, withLets } from './judgement.ts';
import { documentNode } from './lets.ts';
import type { FunctionLibrary } from './library.ts';
import { located } from './located.ts';
import { isOfKind, type OtherNodes, otherNodes } from './other-nodes.ts';
import { type Matching, nodeLocal } from './patterns/conditions.ts';
import { compilePattern, type MatchPattern, patternScope } from './patterns.ts';
import { visitedBy } from './visits.ts';

/**
 * An entry in the table of rules: the element names that the rule applies to, its tests, and the function that
 * checks.
 */
export interface RuleEntry {
  /** Undefined if any name matches. */
  readonly names: readonly Plan[] | undefined;
  readonly onPath: Declaration | undefined;
  readonly matches: Declaration | undefined;
  readonly judge: Declaration;
  /** The number of the first assertion, and the number of assertions. */
  readonly asserts: readonly [first: number, count: number];
  /** True if the context may raise an error. */
  readonly mayFail?: boolean;
  readonly on?: 'document' | 'attributes' | 'texts' | 'markup';
}

/** An entry that has no assertions yet. */
type Entry = Omit<RuleEntry, 'asserts'>;

/** Context for compiling the rules of a schema. */
export interface Surroundings {
  readonly library: FunctionLibrary;
  readonly namespaces: Namespaces;
}

/** Compiles one rule; `firstAssert` is the number of its first assertion in the module. */
export function compileRule(
  rule: SchematronRule,
  { library, namespaces }: Surroundings,
  variables: Variables,
  firstAssert: number,
): RuleEntry[] {
  const scope = patternScope(library, namespaces, variables);
  const pattern = located(rule.source, rule.context, () =>
    compilePattern(parseXPath(rule.context, namespaces), scope),
  );
  const judge = (hint: string, node: Value): Declaration => ({
    hint,
    parameters: [documentLocal, nodeLocal, reportLocal],
    ofEachNode: nodeLocal,
    body: [
      { kind: 'comment', text: `${rule.source.file}:${rule.source.line}  ${rule.context}` },
      ...effortOf(rule),
      ...judgement(
        rule,
        { ...scope, context: node, current: node, position: positionOf(node, rule) },
        firstAssert,
      ),
    ],
  });
  const name = nameOf(rule);
  return [
    ...(pattern.matchesDocument ? [onDocument(judge(`${name}_document`, documentNode))] : []),
    ...(isOnElements(pattern) ? onElements(name, pattern, judge(name, contextOf(pattern))) : []),
    ...otherNodes(rule, pattern).map(({ on, conditions, node }) =>
      onOtherNodes(`${name}_${on}`, on, conditions, judge(`${name}_${on}`, node)),
    ),
  ].map((entry) => ({ ...entry, asserts: [firstAssert, rule.asserts.length] }));
}

/** A rule with more assertions, applied to very many nodes, counts as effort. */
const fewAssertions = 100;

const effortOf = ({ asserts }: SchematronRule): Statement[] =>
  asserts.length > fewAssertions
    ? [{ kind: 'do', value: ask('spendOnVisits', literal(asserts.length)) }]
    : [];

/** The position of a node among the nodes visited together; undefined if the order of visits is unknown. */
function positionOf({ item }: Value, { counted }: SchematronRule): Plan | undefined {
  if (counted === undefined) return undefined;
  if (item !== 'element') return item === 'document' ? literal(1) : undefined;
  const withAttributes = literal(counted === 'attributes and elements');
  const positions: Plan = {
    kind: 'shared',
    reach: 'document',
    hint: 'positions',
    value: ask('visitPositions', withAttributes),
  };
  return index(positions, read(nodeLocal));
}

const isOnElements = ({ conditions, always }: MatchPattern) => conditions.length > 0 || always.length > 0;

function contextOf(pattern: MatchPattern): Value {
  return {
    ...typed(read(nodeLocal), 'element', 'one', true),
    ancestors: Math.max(pattern.ancestors, 1),
  };
}

const onDocument = (judge: Declaration): Entry => ({
  names: [],
  onPath: undefined,
  matches: undefined,
  judge,
  on: 'document',
});

const onOtherNodes = (
  name: string,
  on: OtherNodes['on'],
  conditions: readonly Matching[],
  judge: Declaration,
): Entry => ({
  names: [],
  onPath: undefined,
  matches: matchFunction(`${name}_matches`, conditions),
  judge,
  mayFail: mayFail(conditions),
  on,
});

/** The names that always match, and the names that match on a condition. */
function onElements(name: string, pattern: MatchPattern, judge: Declaration): Entry[] {
  const { always, names, conditions, paths, namesSuffice } = pattern;
  const inAnyCase = { names: always, onPath: undefined, matches: undefined, judge };
  const onCondition = {
    names,
    onPath: matchFunction(`${name}_path`, paths.map(certain)),
    matches: matchFunction(`${name}_matches`, namesSuffice ? [] : conditions),
    judge,
    mayFail: mayFail(conditions),
  };
  return [...(always.length === 0 ? [] : [inAnyCase]), ...(conditions.length === 0 ? [] : [onCondition])];
}

const mayFail = (conditions: readonly Matching[]) => conditions.some(({ safe }) => !safe);
/** A condition that only reads names never fails. */
const certain = (value: Value): Matching => ({ ...value, uncertain: [] });

/** A name for a rule, from its assertions. */
function nameOf({ asserts, id }: SchematronRule): string {
  const ids = asserts.map((assert) => assert.id);
  const shown = ids.length > 3 ? [...ids.slice(0, 2), `and_${ids.length - 2}_more`] : ids;
  return shown.length > 0 ? `rule_${shown.join('_')}` : `rule_${id ?? 'without_asserts'}`;
}

/**
 * A test whether any alternative matches; undefined if one always does. If none matches, the test throws the
 * error of an alternative.
 */
function matchFunction(hint: string, alternatives: readonly Matching[]): Declaration | undefined {
  if (alternatives.length === 0 || alternatives.some(({ plan }) => isTrue(plan))) return undefined;
  return {
    hint,
    parameters: [documentLocal, nodeLocal],
    ofEachNode: nodeLocal,
    body: matchBody(alternatives),
  };
}

function matchBody(alternatives: readonly Matching[]): Statement[] {
  const [first, ...others] = alternatives as readonly [Matching, ...Matching[]];
  if (others.length === 0 && first.uncertain.length < 2) return [{ kind: 'return', value: first.plan }];
  if (!mayFail(alternatives))
    return [...alternatives.map(({ plan }) => whereHolds(plan)), { kind: 'return', value: literal(false) }];
  const errors = local('errors');
  const tests = alternatives.map(({ plan, safe, uncertain }) => {
    if (safe) return whereHolds(plan);
    const conditions = uncertain.map((body): Plan => ({ kind: 'lambda', parameters: [], body }));
    return attempt([whereHolds(plan)], call('keepError', read(errors), read(errorLocal), list(conditions)));
  });
  return [
    { kind: 'const', local: errors, value: list([]) },
    ...tests,
    { kind: 'return', value: call('noMatch', read(errors)) },
  ];
}

const whereHolds = (test: Plan): Statement => ({
  kind: 'if',
  test,
  body: [{ kind: 'return', value: literal(true) }],
});

/** The scope of an assertion's message: an assertion on each of several elements sees only its element. */
export function scopeOfMessage(
  { forEach }: SchematronAssert,
  inside: RuleScope,
  { library, namespaces }: Surroundings,
  variables: Variables,
): RuleScope {
  return forEach === undefined ? inside : { lets: [], scope: patternScope(library, namespaces, variables) };
}

/** The scope of a rule's messages: the node, whatever it is, and the variables of the rule. */
export function ruleScope(
  rule: SchematronRule,
  { library, namespaces }: Surroundings,
  variables: Variables,
): RuleScope {
  const scope = patternScope(library, namespaces, variables);
  const pattern = located(rule.source, rule.context, () =>
    compilePattern(parseXPath(rule.context, namespaces), scope),
  );
  const within = (node: Value): RuleScope => {
    const inside = withLets(rule, {
      ...scope,
      context: node,
      current: node,
      position: positionOf(node, rule),
    });
    return { ...inside, visited: visitedBy(rule, inside.scope) };
  };
  const kinds = [
    ...(isOnElements(pattern) ? [{ isKind: literal(true), node: contextOf(pattern) }] : []),
    ...otherNodes(rule, pattern).map(({ on, node }) => ({ isKind: isOfKind[on], node })),
    ...(pattern.matchesDocument
      ? [{ isKind: infix('===', read(nodeLocal), literal(0)), node: documentNode }]
      : []),
  ];
  const [first, ...others] = kinds;
  const inside = within(first?.node ?? documentNode);
  return others.length === 0
    ? inside
    : { ...inside, others: others.map(({ isKind, node }) => ({ ...within(node), isKind })) };
}
