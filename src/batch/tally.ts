import { isCountOfRest, isCut } from '../core/findings/finding-limits.ts';
import { isSkipped } from './found.ts';
import { lacksFile } from './unwritten-files.ts';
import type { Verdict } from './verdict.ts';

/** Counts over verdicts. The tallies of the parts of a batch add up to the tally of the whole. */
export interface Tally {
  readonly documents: number;
  readonly valid: number;
  readonly invalid: number;
  readonly malformed: number;
  readonly notJudged: number;
  /** The number of documents that were skipped on purpose. */
  readonly skipped: number;
  /** Documents for which a file could not be written. */
  readonly notWritten: number;
  /** Documents whose tax data document was written. */
  readonly withTaxData: number;
  readonly rules: ReadonlyMap<string, RuleCount>;
  /** The documents with the most issues. */
  readonly worst: readonly DocumentCount[];
  /** The names of the first documents that were not checked. */
  readonly firstNotJudged: readonly string[];
}

export interface RuleCount {
  readonly documents: number;
  readonly issues: number;
}

export interface DocumentCount {
  readonly document: string;
  readonly issues: number;
  /** True if some findings are not listed, so that the real number may be larger. */
  readonly isCut?: true;
}

const worstShown = 10;
const notJudgedShown = 100;

const outcomeFields = {
  valid: 'valid',
  invalid: 'invalid',
  malformed: 'malformed',
  'not-judged': 'notJudged',
} as const;

const countFields = [
  'documents',
  'valid',
  'invalid',
  'malformed',
  'notJudged',
  'skipped',
  'notWritten',
  'withTaxData',
] as const satisfies readonly (keyof Tally)[];

export interface Counter {
  readonly add: (verdict: Verdict) => void;
  readonly merge: (tally: Tally) => void;
  readonly tally: () => Tally;
}

/** Counts verdicts, in memory that does not grow with their number. */
export function createCounter(): Counter {
  const counts = {
    documents: 0,
    valid: 0,
    invalid: 0,
    malformed: 0,
    notJudged: 0,
    skipped: 0,
    notWritten: 0,
    withTaxData: 0,
  };
  const rules = new Map<string, RuleCount>();
  let worst: DocumentCount[] = [];
  const firstNotJudged: string[] = [];

  const countRule = (rule: string, { documents, issues }: RuleCount) => {
    const before = rules.get(rule);
    rules.set(rule, {
      documents: (before?.documents ?? 0) + documents,
      issues: (before?.issues ?? 0) + issues,
    });
  };
  const countWorst = (candidates: readonly DocumentCount[]) => {
    const least = worst.length < worstShown ? 0 : (worst.at(-1)?.issues ?? 0);
    if (candidates.every(({ issues }) => issues <= least)) return;
    worst = [...worst, ...candidates]
      .toSorted((one, other) => other.issues - one.issues)
      .slice(0, worstShown);
  };

  const nameNotJudged = (names: readonly string[]) => {
    firstNotJudged.push(...names.slice(0, notJudgedShown - firstNotJudged.length));
  };

  return {
    add: ({ document, outcome, issues, warnings, tdd }) => {
      counts.documents += 1;
      counts[outcomeFields[outcome]] += 1;
      if (outcome === 'not-judged') nameNotJudged([document]);
      if (isSkipped({ outcome, issues })) counts.skipped += 1;
      if (lacksFile({ warnings })) counts.notWritten += 1;
      if (tdd !== undefined) counts.withTaxData += 1;
      for (const [rule, count] of countByRule(issues)) countRule(rule, { documents: 1, issues: count });
      countWorst([{ document, issues: issues.length, ...(isCut(issues) && { isCut: true }) }]);
    },
    merge: (tally) => {
      for (const field of countFields) counts[field] += tally[field];
      for (const [rule, count] of tally.rules) countRule(rule, count);
      countWorst(tally.worst);
      nameNotJudged(tally.firstNotJudged);
    },
    tally: () => ({ ...counts, rules: new Map(rules), worst, firstNotJudged: [...firstNotJudged] }),
  };
}

function countByRule(found: readonly { readonly rule: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of found) if (!isCountOfRest(each)) counts.set(each.rule, (counts.get(each.rule) ?? 0) + 1);
  return counts;
}
