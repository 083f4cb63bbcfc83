import { spend } from '../../xpath/runtime/effort.ts';
import { isEvaluationError } from '../../xpath/runtime/errors.ts';
import type { DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import type { Indexer } from '../../xpath/runtime/nodes/indexer.ts';
import { anyAttribute, attributeNodes } from '../../xpath/runtime/nodes/node-items.ts';
import type { JudgingOthers } from '../../xpath/runtime/nodes/texts-and-markup.ts';
import type { CompiledRule, CompiledRules, JudgedNode, Report } from './compiled-rules.ts';

/** A rule to be tried. All have the same fields, whatever their rules have: they are read faster so. */
interface Candidate {
  readonly pattern: number;
  /** How many rules of the pattern are tried before it. */
  readonly before: number;
  readonly matches: CompiledRule['matches'];
  readonly mayFail: boolean;
  readonly judge: CompiledRule['judge'];
  readonly rule: CompiledRule;
  /** The place of the first candidate of the next pattern: in each pattern, one rule judges a node. */
  readonly next: number;
}

/** Finds the rules that an element may match. */
interface Dispatch {
  /** Those for each path that has occurred. */
  readonly byPath: readonly (readonly Candidate[] | undefined)[];
  readonly onNewPath: (d: DocumentIndex, n: number) => readonly Candidate[];
}

/** Which rules to try on which node. */
interface Candidacy {
  readonly dispatch: Dispatch;
  readonly onDocument: readonly Candidate[];
  readonly onAttributes: readonly Candidate[];
  /** Tries the rules on texts, comments and processing instructions, if there are any. */
  readonly others: JudgingOthers<readonly Candidate[]> | undefined;
}

/** Runs rules over a document, and returns how many fired. */
export type Runner = (d: DocumentIndex, reports: readonly Report[]) => number;

export function createRunner(rules: CompiledRules, indexer: Indexer): Runner {
  const on = (kind: CompiledRule['on']) => candidates(rules.patterns, (rule) => rule.on === kind);
  const candidacy: Candidacy = {
    dispatch: createDispatch(rules.patterns, indexer),
    onDocument: on('document'),
    onAttributes: on('attributes'),
    others: rules.others?.(on),
  };
  return (d, reports) => run(d, rules, candidacy, reports);
}

/** The rules for a path are determined when it first occurs. */
function createDispatch(patterns: CompiledRules['patterns'], { isExactPath }: Indexer): Dispatch {
  const byPath: (readonly Candidate[] | undefined)[] = [];
  const anywhere = patterns.map((rules) => rules.map(testedEverywhere));
  const ofName = (name: number) => (rule: CompiledRule) => rule.names?.includes(name) ?? true;

  function onNewPath(d: DocumentIndex, n: number): readonly Candidate[] {
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

/** The rules that a node may match: those of one pattern after another, in order. */
function candidates(
  patterns: CompiledRules['patterns'],
  mayMatch: (rule: CompiledRule) => boolean,
): Candidate[] {
  const found: Candidate[] = [];
  patterns.forEach((rules, pattern) => {
    const ofPattern = rules.filter(mayMatch);
    const next = found.length + ofPattern.length;
    ofPattern.forEach((rule, before) => {
      const { matches, judge, asserts } = rule;
      found.push({ pattern, before, matches, mayFail: asserts !== undefined, judge, rule, next });
    });
  });
  return found;
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
  { dispatch, onDocument, onAttributes, others }: Candidacy,
  reports: readonly Report[],
): number {
  const { byPath, onNewPath } = dispatch;
  const { path, size } = d;
  let fired = judgeNode(d, 0, onDocument, reports);
  const judgeBefore = others?.(d, (node, candidates) => {
    fired += judgeNode(d, node, candidates, reports);
  });
  for (let n = 1; n < size; n += 1) {
    judgeBefore?.(n);
    const candidates = byPath[path[n] as number] ?? onNewPath(d, n);
    fired += judgeNode(d, n, candidates, reports);
    if (onAttributes.length > 0) fired += judgeAttributes(d, n, onAttributes, reports);
  }
  judgeBefore?.(size);
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
  onAttributes: readonly Candidate[],
  reports: readonly Report[],
): number {
  let fired = 0;
  for (const attribute of attributeNodes(d, n, anyAttribute))
    fired += judgeNode(d, attribute, onAttributes, reports);
  return fired;
}

/** Contexts that are tried on a node without counting as effort: publishers have hundreds at most. */
const fewRules = 256;

/** In each pattern, the first rule that matches judges the node; returns how many did. */
function judgeNode(
  d: DocumentIndex,
  n: JudgedNode,
  candidates: readonly Candidate[],
  reports: readonly Report[],
): number {
  let fired = 0;
  let at = 0;
  while (at < candidates.length) {
    const { pattern, before, matches, mayFail, judge, rule, next } = candidates[at] as Candidate;
    const report = reports[pattern] as Report;
    if (before >= fewRules) spend(d, 1);
    at += 1;
    if (matches !== undefined && !(mayFail ? isMatch(d, n, rule, report) : matches(d, n))) continue;
    report.fired?.(rule);
    judge(d, n, report);
    fired += 1;
    at = next;
  }
  return fired;
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
