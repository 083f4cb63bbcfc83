import type { UblElement } from '../../core/element.ts';
import type { Engine, FailedAssertion, Judgement, UnjudgedAssertion } from '../../core/engine.ts';
import { type Tally, tally } from '../../core/finding-limits.ts';
import {
  type Clock,
  createIndexer,
  type DocumentIndex,
  elementAt,
  type Indexer,
} from '../../xpath/runtime/document.ts';
import { DynamicError } from '../../xpath/runtime/errors.ts';
import { locationIn } from '../../xpath/runtime/location.ts';
import { createNameTable, type ElementName } from '../../xpath/runtime/name-table.ts';
import { AttributeNode, anyAttribute, attributeNodes } from '../../xpath/runtime/values.ts';

/** A schema compiled to functions, as the generated module exports it. */
export interface CompiledRules {
  /** Element names by number, the first being 1. */
  readonly names: readonly ElementName[];
  readonly asserts: readonly { readonly id: string; readonly text: string }[];
  readonly patterns: readonly (readonly CompiledRule[])[];
  /** What must hold of a document for the rules to be about it at all. */
  readonly applies?: readonly ((d: DocumentIndex) => boolean)[];
}

export interface CompiledRule {
  /** The names of the elements that it can match; undefined for all. */
  readonly names: readonly number[] | undefined;
  /** What the names of the element and of those above it must be for it to match; it reads nothing else. */
  readonly onPath: Test | undefined;
  /** What must hold for it to match on such a path. */
  readonly matches: Test | undefined;
  readonly judge: (d: DocumentIndex, n: JudgedNode, report: Report) => void;
  /** Its number in what explains the rules, where they are explained. */
  readonly rule?: number;
  /** It matches the document itself, or attributes, which its functions are given in place of a number. */
  readonly on?: 'document' | 'attributes';
}

/** What a rule is about: the number of an element, 0 for the document, or an attribute. */
export type JudgedNode = number | AttributeNode;

type Test = (d: DocumentIndex, n: JudgedNode) => boolean;

/** Where rules say what they found; assertions go by their number. */
export interface Report {
  /** A rule found something to judge; not told where nobody asks. */
  fired?(rule: CompiledRule): void;
  failed(assertion: number, n: JudgedNode): void;
  unjudged(assertion: number, n: JudgedNode, error: unknown): void;
}

/** The rules of a pattern that an element may match, in order. */
interface Candidates {
  readonly pattern: number;
  readonly rules: readonly CompiledRule[];
}

/** Finds the rules that an element may match. */
type Dispatch = (d: DocumentIndex, n: number) => readonly Candidates[];

export interface CompiledEngineOptions {
  /** Gives the current xs:dateTime, with its timezone, to rules that ask for it; without one they cannot be judged. */
  readonly clock?: Clock | undefined;
}

/** An engine that runs compiled rules on the UBL tree. */
export function createCompiledEngine(rules: CompiledRules, options: CompiledEngineOptions = {}): Engine {
  const indexer = createIndexer(createNameTable(rules.names), options.clock);
  const dispatch = createDispatch(rules.patterns, indexer);
  const onDocument = candidates(rules.patterns, (rule) => rule.on === 'document');
  const onAttributes = candidates(rules.patterns, (rule) => rule.on === 'attributes');
  return {
    name: 'compiled',
    judge: ({ root }, profile, mostOfEach) =>
      indexer.withIndex(root, profile, (d) =>
        judge(d, rules, dispatch, onDocument, onAttributes, tally(mostOfEach)),
      ),
  };
}

/** What happens in a run, pattern by pattern, each in the order of the document. */
export type TraceEvent =
  | { readonly kind: 'pattern'; readonly pattern: number; readonly element?: undefined }
  | { readonly kind: 'fired'; readonly rule: number; readonly element?: undefined }
  | ({ readonly kind: 'failed'; readonly assertion: number; readonly node: JudgedNode } & Place)
  | ({
      readonly kind: 'unjudged';
      readonly assertion: number;
      readonly node: JudgedNode;
      readonly reason: string;
    } & Place);

interface Place {
  readonly location: string;
  readonly element?: UblElement;
}

/** Runs rules and tells all that happens. */
export interface Tracer {
  trace<Result>(root: UblElement, use: (events: readonly TraceEvent[], d: DocumentIndex) => Result): Result;
}

export function createTracer(rules: CompiledRules, clock?: Clock): Tracer {
  const indexer = createIndexer(createNameTable(rules.names), clock);
  const dispatch = createDispatch(rules.patterns, indexer);
  const onDocument = candidates(rules.patterns, (rule) => rule.on === 'document');
  const onAttributes = candidates(rules.patterns, (rule) => rule.on === 'attributes');
  return {
    trace: (root, use) =>
      indexer.withIndex(root, '', (d) => {
        const events = rules.patterns.map((_, pattern): TraceEvent[] => [{ kind: 'pattern', pattern }]);
        const reports = events.map(
          (list): Report => ({
            fired: (rule) => list.push({ kind: 'fired', rule: rule.rule ?? 0 }),
            failed: (assertion, node) => list.push({ kind: 'failed', assertion, node, ...placeOf(d, node) }),
            unjudged: (assertion, node, error) =>
              list.push({ kind: 'unjudged', assertion, node, reason: reasonOf(error), ...placeOf(d, node) }),
          }),
        );
        run(d, rules, dispatch, onDocument, onAttributes, reports);
        return use(events.flat(), d);
      }),
  };
}

/** The rules for a path are found out where it occurs first. */
function createDispatch(patterns: CompiledRules['patterns'], { isExactPath }: Indexer): Dispatch {
  const byPath: (readonly Candidates[])[] = [];
  const anywhere = patterns.map((rules) => rules.map(testedEverywhere));
  const ofName = (name: number) => (rule: CompiledRule) => rule.names?.includes(name) ?? true;

  function candidatesOn(path: number, d: DocumentIndex, n: number): readonly Candidates[] {
    const hasName = ofName(d.name[n] as number);
    const found = isExactPath(path)
      ? candidates(patterns, (rule) => hasName(rule) && (rule.onPath?.(d, n) ?? true))
      : candidates(anywhere, hasName);
    byPath[path] = found;
    return found;
  }

  return (d, n) => {
    const path = d.path[n] as number;
    return byPath[path] ?? candidatesOn(path, d, n);
  };
}

/** A rule that checks the path of each element. */
function testedEverywhere(rule: CompiledRule): CompiledRule {
  const { onPath, matches } = rule;
  if (onPath === undefined || matches !== undefined) return rule;
  return { ...rule, matches: onPath };
}

function candidates(
  patterns: CompiledRules['patterns'],
  mayMatch: (rule: CompiledRule) => boolean,
): Candidates[] {
  return patterns
    .map((rules, pattern) => ({ pattern, rules: rules.filter(mayMatch) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Findings by pattern, as the document is walked once for all patterns. */
interface Findings {
  readonly failed: FailedAssertion[][];
  readonly unjudged: UnjudgedAssertion[][];
}

function judge(
  d: DocumentIndex,
  rules: CompiledRules,
  dispatch: Dispatch,
  onDocument: readonly Candidates[],
  onAttributes: readonly Candidates[],
  listed: Tally,
): Judgement {
  const findings: Findings = { failed: rules.patterns.map(() => []), unjudged: rules.patterns.map(() => []) };
  const reports = rules.patterns.map((_, pattern) => reportOn(d, rules, findings, pattern, listed));
  const rulesFired = run(d, rules, dispatch, onDocument, onAttributes, reports);
  return {
    failed: findings.failed.flat(),
    unjudged: findings.unjudged.flat(),
    unlisted: listed.rest,
    rulesFired,
  };
}

/** Runs the rules over a document; how many fired. */
function run(
  d: DocumentIndex,
  rules: CompiledRules,
  dispatch: Dispatch,
  onDocument: readonly Candidates[],
  onAttributes: readonly Candidates[],
  reports: readonly Report[],
): number {
  if (rules.applies?.some((test) => !isTrueOf(test, d))) return 0;
  let fired = onDocument.length;
  for (const { pattern, rules: inOrder } of onDocument) judgeNode(d, 0, inOrder, reports[pattern] as Report);
  for (let n = 1; n < d.size; n += 1) {
    const candidates = dispatch(d, n);
    for (let at = 0; at < candidates.length; at += 1) {
      const { pattern, rules: inOrder } = candidates[at] as Candidates;
      if (judgeNode(d, n, inOrder, reports[pattern] as Report)) fired += 1;
    }
    if (onAttributes.length > 0) fired += judgeAttributes(d, n, onAttributes, reports);
  }
  return fired;
}

/** An error in the test whether rules are about a document is a no. */
function isTrueOf(test: (d: DocumentIndex) => boolean, d: DocumentIndex): boolean {
  try {
    return test(d);
  } catch (error) {
    if (error instanceof DynamicError) return false;
    throw error;
  }
}

/** How many rules fired. */
function judgeAttributes(
  d: DocumentIndex,
  n: number,
  onAttributes: readonly Candidates[],
  reports: readonly Report[],
): number {
  let fired = 0;
  for (const attribute of attributeNodes(d, n, anyAttribute)) {
    for (const { pattern, rules } of onAttributes)
      if (judgeNode(d, attribute, rules, reports[pattern] as Report)) fired += 1;
  }
  return fired;
}

/** In each pattern the first rule that matches judges the node; whether there is one. */
function judgeNode(
  d: DocumentIndex,
  n: JudgedNode,
  candidates: readonly CompiledRule[],
  report: Report,
): boolean {
  for (let at = 0; at < candidates.length; at += 1) {
    const rule = candidates[at] as CompiledRule;
    if (rule.matches === undefined || rule.matches(d, n)) {
      report.fired?.(rule);
      rule.judge(d, n, report);
      return true;
    }
  }
  return false;
}

function reportOn(
  d: DocumentIndex,
  rules: CompiledRules,
  findings: Findings,
  pattern: number,
  listed: Tally,
): Report {
  return {
    failed(assertion, n) {
      const { id, text } = assertOf(rules, assertion);
      if (listed.takes(id)) findings.failed[pattern]?.push({ id, text, ...placeOf(d, n) });
    },
    unjudged(assertion, n, error) {
      const { id } = assertOf(rules, assertion);
      const reason = reasonOf(error);
      if (listed.takes(id)) findings.unjudged[pattern]?.push({ id, ...placeOf(d, n), reason });
    },
  };
}

function placeOf(d: DocumentIndex, n: JudgedNode) {
  if (n instanceof AttributeNode) {
    const { owner, attribute } = n;
    return { location: `${locationIn(d, owner)}/@${attributeName(attribute)}`, element: elementAt(d, owner) };
  }
  return n === 0 ? { location: '/' } : { location: locationIn(d, n), element: elementAt(d, n) };
}

const attributeName = ({ namespace, localName }: AttributeNode['attribute']) =>
  namespace === '' ? localName : `Q{${namespace}}${localName}`;

function assertOf(rules: CompiledRules, assertion: number) {
  return rules.asserts[assertion] as CompiledRules['asserts'][number];
}

/** Recursion without end is the document's doing as well; any other error is a defect of the engine. */
function reasonOf(error: unknown): string {
  if (error instanceof DynamicError) return `${error.code}: ${error.message}`;
  if (error instanceof RangeError) return error.message;
  throw error;
}
