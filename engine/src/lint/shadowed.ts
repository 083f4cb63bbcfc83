import { axisStep, stepsOf } from '../schematron/compiled/patterns/alternatives.ts';
import { isCondition, predicatesOf } from '../xpath/compile/path-shape.ts';
import type { Expression } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import { argumentsOf, canonical, patternText, plain } from './canonical.ts';
import { chainsOfPattern } from './chains.ts';
import { conditionOf, type Shared } from './condition.ts';
import { finding, type LintFinding, oneLine } from './finding.ts';
import { includes, includesPlace } from './inclusion.ts';
import type { ParsedAssert, ParsedRule, ParsedSchema } from './parsed-schema.ts';
import { readable } from './parsed-schema.ts';
import type { State, Subject } from './subjects.ts';
import { speaksOf, type Terms } from './terms.ts';
import { follows } from './truth.ts';

/** The rules that never see some of their nodes, because an earlier rule of the pattern takes them. */
export function shadowedRules({ patterns }: ParsedSchema, terms: Terms = new Map()): LintFinding[] {
  return patterns.flatMap((rules) =>
    rules.flatMap((rule, at) =>
      rule.asserts.length === 0 ? [] : shadowsOn(rule, rules.slice(0, at), terms),
    ),
  );
}

function shadowsOn(later: ParsedRule, before: readonly ParsedRule[], terms: Terms): LintFinding[] {
  const { pattern, rule, alternatives } = later;
  const place = { pattern, rule, source: rule.source };
  const earlier = before.filter(({ rule }) => isOnSameNodes(rule, later.rule));
  const takenBy = alternatives.map((each) =>
    earlier.find((other) => other.alternatives.some((wide) => includes(wide, each))),
  );
  const [first] = takenBy;
  if (first !== undefined && takenBy.every((by) => by !== undefined)) {
    const by = lines([...new Set(takenBy.map((each) => each?.rule.source.line ?? 0))]);
    return [finding('shadowed', 'shadowed', { by, context: oneLine(rule.context) }, place)];
  }
  return alternatives.flatMap((each, at) => {
    const by = takenBy[at];
    if (by !== undefined) {
      const values = { part: patternText(each), by: by.rule.source.line };
      return [finding('shadowed', 'shadowedPart', values, place)];
    }
    return partlyShadowed(later, each, earlier, terms);
  });
}

/** Rules on different kinds of nodes never compete: attributes are only tried on rules for attributes. */
const isOnSameNodes = (one: ParsedRule['rule'], other: ParsedRule['rule']) =>
  one.onAttributes === other.onAttributes && one.visitEach === undefined && other.visitEach === undefined;

/** The number of rules that are named by id; further rules are counted. */
const mostNamed = 3;

function partlyShadowed(
  later: ParsedRule,
  wide: Expression,
  earlier: readonly ParsedRule[],
  terms: Terms,
): LintFinding[] {
  const { pattern, rule } = later;
  const texts = later.asserts.map(({ assert }) => assert.text);
  const isMeant = (narrow: Expression) => speaksOf(chainsOfPattern(narrow), texts, terms) !== false;
  const taking = earlier
    .filter((other) => other.asserts.length > 0 && !asksTheSame(other, later))
    .flatMap((other) =>
      other.alternatives
        .filter((narrow) => takesUnawares(narrow, wide) && isMeant(narrow))
        .map((narrow) => ({ narrow, other })),
    );
  if (taking.length === 0) return [];
  const named = taking.slice(0, mostNamed).map(({ narrow }) => patternText(narrow));
  const taken = [...named, ...(taking.length > mostNamed ? [`… (${taking.length})`] : [])].join(', ');
  const by = lines([...new Set(taking.map(({ other }) => other.rule.source.line))].slice(0, mostNamed));
  const values = { context: patternText(wide), taken, by };
  return [finding('partly-shadowed', 'partlyShadowed', values, { pattern, rule, source: rule.source })];
}

/** Tells whether an earlier rule tests everything that a later rule tests: no test is lost then. */
function asksTheSame(earlier: ParsedRule, later: ParsedRule): boolean {
  const asked = new Set(earlier.asserts.map(keyOf));
  const passed = earlier.asserts.flatMap(({ assert, test }) =>
    assert.kind === 'assert' ? (test ?? []) : [],
  );
  const isImplied = ({ assert, test }: ParsedAssert) =>
    assert.kind === 'assert' && test !== undefined && follows([test], passed);
  return later.asserts.every((each) => asked.has(keyOf(each)) || isImplied(each));
}

const keyOf = ({ assert, test }: ParsedAssert) =>
  `${assert.kind} ${test === undefined ? assert.test : canonical(plain(test))}`;

/**
 * Tells whether an earlier context takes nodes from a later one, probably by mistake. A final wildcard without a
 * condition means "everything else", and so does the same path with other conditions.
 */
function takesUnawares(narrow: Expression, wide: Expression): boolean {
  const [ofNarrow, ofWide] = [stepsOf(narrow), stepsOf(wide)];
  const [last, lastOfWide] = [ofNarrow.at(-1), ofWide.at(-1)];
  if (last === undefined || lastOfWide === undefined || !includesPlace(wide, narrow)) return false;
  const conditions = predicatesOf(lastOfWide);
  if (predicatesOf(last).length > 0 || !conditions.every(isCondition)) return false;
  if (isWildcard(lastOfWide)) return conditions.length > 0 && conditions.every(holdsOfEmpty);
  return ofNarrow.length > ofWide.length;
}

/** Tells whether every element without content passes: an earlier rule may then match the same nodes. */
function holdsOfEmpty(condition: Expression): boolean {
  const shared: Shared = { subjects: new Map(), needs: new Map() };
  const holds = conditionOf(condition, shared);
  return !readsNames(condition) && holds((key) => ofEmpty(shared.subjects.get(key)?.kind));
}

/** The state of a subject in an element without content: its text is empty, and its counts are 0. */
function ofEmpty(kind: Subject['kind'] | undefined): State {
  if (kind === 'value') return [''];
  return kind === 'natural' ? [0] : [];
}

/** A condition on the name may exclude the nodes that the earlier rule matches. */
function readsNames(expression: Expression): boolean {
  const isNameCall = ['name', 'local-name', 'node-name', 'namespace-uri'].some(
    (name) => argumentsOf(expression, name) !== undefined,
  );
  const isSelf = expression.kind === 'step' && expression.axis === 'self' && expression.test.kind === 'name';
  return isNameCall || isSelf || partsOf(expression).some(readsNames);
}

function isWildcard(step: Expression): boolean {
  const test = readable(() => axisStep(step))?.test;
  return test === undefined || test.kind !== 'name' || test.localName === null;
}

const lines = (numbers: readonly number[]) => numbers.join(', ');
