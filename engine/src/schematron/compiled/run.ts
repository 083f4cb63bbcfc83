import { spendOnVisits } from '../../xpath/runtime/effort.ts';
import { isEvaluationError } from '../../xpath/runtime/errors.ts';
import { type DocumentIndex, judgedBeside } from '../../xpath/runtime/nodes/document.ts';
import type { Indexer } from '../../xpath/runtime/nodes/indexer.ts';
import { anyAttribute, attributeNodes } from '../../xpath/runtime/nodes/node-items.ts';
import type { JudgingOthers } from '../../xpath/runtime/nodes/texts-and-markup.ts';
import type { CompiledRule, CompiledRules, ContextNode, Reach, Report, Test } from './compiled-rules.ts';

/** A rule to be tried. All candidates have the same fields, so that engines read them faster. */
interface Candidate {
  readonly pattern: number;
  readonly matches: CompiledRule['matches'];
  readonly mayFail: boolean;
  readonly judge: CompiledRule['judge'];
  readonly rule: CompiledRule;
  /** The index of the first candidate of the next pattern; one rule of each pattern applies to a node. */
  readonly next: number;
}

/** Finds the rules that an element may match. */
interface Dispatch {
  /** The candidates for each path that has occurred. */
  readonly byPath: readonly (readonly Candidate[] | undefined)[];
  readonly onNewPath: (d: DocumentIndex, n: number) => readonly Candidate[];
}

/** Rules to try on each node. */
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
  const { patterns, reaches = [] } = rules;
  const candidacyOf = (isAmong: (pattern: number) => boolean): Candidacy => {
    const among = patterns.map((each, pattern) => (isAmong(pattern) ? each : []));
    const on = (kind: CompiledRule['on']) => candidates(among, (rule) => rule.on === kind);
    return {
      dispatch: createDispatch(among, indexer),
      onDocument: on('document'),
      onAttributes: on('attributes'),
      others: rules.others?.(on),
    };
  };
  const elsewhere = new Set(reaches.flatMap((reach) => reach.patterns));
  const candidacy = candidacyOf((pattern) => !elsewhere.has(pattern));
  const reached = reaches.map((reach) => ({
    reach,
    candidacy: candidacyOf((pattern) => reach.patterns.includes(pattern)),
  }));
  return (d, reports) => {
    if (!isAbout(d, rules, reports)) return 0;
    const fired = completely(reports, () => judgeAll(d, candidacy, reports));
    return reached.reduce((sum, each) => sum + judgeReached(d, each, rules, reports), fired);
  };
}

/** Patterns with the parts of the document that they apply to. */
interface Reached {
  readonly reach: Reach;
  readonly candidacy: Candidacy;
}

/** Judges the documents, or the parts of the document, that the patterns apply to. */
function judgeReached(
  d: DocumentIndex,
  { reach, candidacy }: Reached,
  { patterns }: CompiledRules,
  reports: readonly Report[],
): number {
  const { documents, from } = reach;
  if (documents === undefined) return completely(reports, () => judgeAll(d, candidacy, reports, from));
  let fired = 0;
  const [pattern = 0] = reach.patterns;
  try {
    for (const name of new Set(documents(d))) {
      const other = judgedBeside(d, name);
      const within = reports.map((report, at) =>
        reach.patterns.includes(at) ? report.within(other, name) : report,
      );
      fired += completely(within, () => judgeAll(other, candidacy, within, from));
    }
  } catch (error) {
    if (!isEvaluationError(error)) throw error;
    reports[pattern]?.undecided(patterns[pattern]?.[0], 0, error);
  }
  return fired;
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

/** A rule that itself tests the path of each element. */
function testedEverywhere(rule: CompiledRule): CompiledRule {
  const { onPath, matches } = rule;
  if (onPath === undefined || matches !== undefined) return rule;
  return { ...rule, matches: onPath };
}

/** The rules that a node may match, in order, one pattern after another. */
function candidates(
  patterns: CompiledRules['patterns'],
  mayMatch: (rule: CompiledRule) => boolean,
): Candidate[] {
  const found: Candidate[] = [];
  patterns.forEach((rules, pattern) => {
    const ofPattern = rules.filter(mayMatch);
    const next = found.length + ofPattern.length;
    ofPattern.forEach((rule) => {
      const { matches, judge, asserts } = rule;
      found.push({ pattern, matches, mayFail: asserts !== undefined, judge, rule, next });
    });
  });
  return found;
}

function completely(reports: readonly Report[], judge: () => number): number {
  try {
    return judge();
  } catch (error) {
    if (!isEvaluationError(error)) throw error;
    // A value that should never fail became too large; the document is not valid, because it was not judged.
    reports[0]?.undecided(undefined, 0, error);
    return 0;
  }
}

function judgeAll(
  d: DocumentIndex,
  { dispatch, onDocument, onAttributes, others }: Candidacy,
  reports: readonly Report[],
  from?: Test,
): number {
  const { byPath, onNewPath } = dispatch;
  const { path, size } = d;
  const isWithin = from === undefined ? undefined : partsFrom(d, from);
  let fired = isWithin?.(0) === false ? 0 : judgeNode(d, 0, onDocument, reports);
  const judgeBefore = others?.(d, (node, candidates) => {
    if (isWithin?.(node.owner) !== false) fired += judgeNode(d, node, candidates, reports);
  });
  for (let n = 1; n < size; n += 1) {
    judgeBefore?.(n);
    if (isWithin?.(n) === false) continue;
    const candidates = byPath[path[n] as number] ?? onNewPath(d, n);
    fired += judgeNode(d, n, candidates, reports);
    if (onAttributes.length > 0) fired += judgeAttributes(d, n, onAttributes, reports);
  }
  judgeBefore?.(size);
  return fired;
}

/** Tells whether an element, or one of its ancestors, matches where a phase begins. */
function partsFrom(d: DocumentIndex, from: Test): (n: number) => boolean {
  const isWithin = new Uint8Array(d.size);
  for (let n = 0; n < d.size; n += 1)
    if (isWithin[d.parent[n] as number] === 1 || from(d, n)) isWithin[n] = 1;
  return (n) => isWithin[n] === 1;
}

/**
 * Tells whether rules apply to a document. An error in the test is reported, and the rules then do not judge.
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

/** Returns the number of rules that fired. */
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

/** Contexts that may be tried on a node without counting as effort: publishers have hundreds at most. */
const fewRules = 256;
/** Effort of each further context, in units of a visited item. */
const costOfContext = 4;

/** In each pattern, the first matching rule judges the node; returns the number of rules that matched. */
function judgeNode(
  d: DocumentIndex,
  n: ContextNode,
  candidates: readonly Candidate[],
  reports: readonly Report[],
): number {
  let fired = 0;
  let at = 0;
  while (at < candidates.length) {
    const { pattern, matches, mayFail, judge, rule, next } = candidates[at] as Candidate;
    const report = reports[pattern] as Report;
    if (at >= fewRules) spendOnVisits(d, costOfContext);
    at += 1;
    if (matches !== undefined && !(mayFail ? isMatch(d, n, rule, report) : matches(d, n))) continue;
    report.fired?.(rule, n);
    judge(d, n, report);
    fired += 1;
    at = next;
  }
  return fired;
}

/** A rule whose context cannot be evaluated is reported and does not match; the next rule may match. */
function isMatch(d: DocumentIndex, n: ContextNode, rule: CompiledRule, report: Report): boolean {
  try {
    return rule.matches?.(d, n) ?? true;
  } catch (error) {
    if (!isEvaluationError(error)) throw error;
    report.undecided(rule, n, error);
    return false;
  }
}
