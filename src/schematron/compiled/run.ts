import { spend } from '../../xpath/runtime/effort.ts';
import { isEvaluationError } from '../../xpath/runtime/errors.ts';
import type { DocumentIndex, Indexer } from '../../xpath/runtime/nodes/document.ts';
import { anyAttribute, attributeNodes } from '../../xpath/runtime/nodes/node-items.ts';
import type { CompiledRule, CompiledRules, JudgedNode, Report } from './compiled-rules.ts';

/** The rules of a pattern that an element may match, in order. */
interface Candidates {
  readonly pattern: number;
  readonly rules: readonly Candidate[];
}

/** A rule to be tried. All have the same fields, whatever their rules have: they are read faster so. */
interface Candidate {
  readonly matches: CompiledRule['matches'];
  readonly mayFail: boolean;
  readonly judge: CompiledRule['judge'];
  readonly rule: CompiledRule;
}

/** Finds the rules that an element may match. */
interface Dispatch {
  /** Those for each path that has occurred. */
  readonly byPath: readonly (readonly Candidates[] | undefined)[];
  readonly onNewPath: (d: DocumentIndex, n: number) => readonly Candidates[];
}

/** Which rules to try on which node. */
interface Candidacy {
  readonly dispatch: Dispatch;
  readonly onDocument: readonly Candidates[];
  readonly onAttributes: readonly Candidates[];
}

/** Runs rules over a document, and returns how many fired. */
export type Runner = (d: DocumentIndex, reports: readonly Report[]) => number;

export function createRunner(rules: CompiledRules, indexer: Indexer): Runner {
  const candidacy: Candidacy = {
    dispatch: createDispatch(rules.patterns, indexer),
    onDocument: candidates(rules.patterns, (rule) => rule.on === 'document'),
    onAttributes: candidates(rules.patterns, (rule) => rule.on === 'attributes'),
  };
  return (d, reports) => run(d, rules, candidacy, reports);
}

/** The rules for a path are determined when it first occurs. */
function createDispatch(patterns: CompiledRules['patterns'], { isExactPath }: Indexer): Dispatch {
  const byPath: (readonly Candidates[] | undefined)[] = [];
  const anywhere = patterns.map((rules) => rules.map(testedEverywhere));
  const ofName = (name: number) => (rule: CompiledRule) => rule.names?.includes(name) ?? true;

  function onNewPath(d: DocumentIndex, n: number): readonly Candidates[] {
    const path = d.path[n] as number;
    const hasName = ofName(d.name[n] as number);
    const found = isExactPath(path)
      ? candidates(patterns, (rule) => hasName(rule) && (rule.onPath?.(d, n) ?? true))
      : candidates(anywhere, hasName);
    byPath[path] = found;
    return found;
  }

  return { byPath, onNewPath };
}

/** A rule that tests the path of each element itself. */
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
    .map((rules, pattern) => ({ pattern, rules: rules.filter(mayMatch).map(candidate) }))
    .filter(({ rules }) => rules.length > 0);
}

function candidate(rule: CompiledRule): Candidate {
  const { matches, judge, asserts } = rule;
  return { matches, mayFail: asserts !== undefined, judge, rule };
}

function run(
  d: DocumentIndex,
  rules: CompiledRules,
  candidacy: Candidacy,
  reports: readonly Report[],
): number {
  if (!isAbout(d, rules, reports)) return 0;
  try {
    return judgeAll(d, candidacy, reports);
  } catch (error) {
    if (!isEvaluationError(error)) throw error;
    // A value that counts as certain became too large: what was not judged is not valid.
    reports[0]?.undecided(undefined, 0, error);
    return 0;
  }
}

function judgeAll(
  d: DocumentIndex,
  { dispatch, onDocument, onAttributes }: Candidacy,
  reports: readonly Report[],
): number {
  const { byPath, onNewPath } = dispatch;
  const { path, size } = d;
  let fired = onDocument.length;
  for (const { pattern, rules: inOrder } of onDocument) judgeNode(d, 0, inOrder, reports[pattern] as Report);
  for (let n = 1; n < size; n += 1) {
    const candidates = byPath[path[n] as number] ?? onNewPath(d, n);
    for (let at = 0; at < candidates.length; at += 1) {
      const { pattern, rules: inOrder } = candidates[at] as Candidates;
      if (judgeNode(d, n, inOrder, reports[pattern] as Report)) fired += 1;
    }
    if (onAttributes.length > 0) fired += judgeAttributes(d, n, onAttributes, reports);
  }
  return fired;
}

/**
 * Whether rules are about a document. If an error prevents the test, it is reported, and the rules do not
 * judge.
 */
function isAbout(d: DocumentIndex, { applies = [] }: CompiledRules, [report]: readonly Report[]): boolean {
  try {
    return applies.every((test) => test(d));
  } catch (error) {
    if (!isEvaluationError(error)) throw error;
    report?.undecided(undefined, 0, error);
    return false;
  }
}

/** Returns how many rules fired. */
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

/** Contexts that are tried on a node without counting as effort: publishers have hundreds at most. */
const fewRules = 256;

/** In each pattern, the first rule that matches judges the node; returns whether there is one. */
function judgeNode(
  d: DocumentIndex,
  n: JudgedNode,
  candidates: readonly Candidate[],
  report: Report,
): boolean {
  for (let at = 0; at < candidates.length; at += 1) {
    const { matches, mayFail, judge, rule } = candidates[at] as Candidate;
    if (at >= fewRules) spend(d, 1);
    if (matches === undefined || (mayFail ? isMatch(d, n, rule, report) : matches(d, n))) {
      report.fired?.(rule);
      judge(d, n, report);
      return true;
    }
  }
  return false;
}

/** A rule whose context cannot be evaluated does not match, which is reported; the next rule may match. */
function isMatch(d: DocumentIndex, n: JudgedNode, rule: CompiledRule, report: Report): boolean {
  try {
    return rule.matches?.(d, n) ?? true;
  } catch (error) {
    if (!isEvaluationError(error)) throw error;
    report.undecided(rule, n, error);
    return false;
  }
}
