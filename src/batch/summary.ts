import { isCountOfRest, isCut } from '../core/findings/finding-limits.ts';
import { isSkipped } from './found.ts';
import { lacksFile } from './unreadable-files.ts';
import type { Verdict } from './verdict.ts';

const noCounts = {
  documents: 0,
  valid: 0,
  invalid: 0,
  malformed: 0,
  notJudged: 0,
  /** The number of documents that were skipped on purpose. */
  skipped: 0,
  /** Documents for which a file could not be written. */
  notWritten: 0,
  /** Documents whose tax data document was written. */
  withTaxData: 0,
};

const countFields = Object.keys(noCounts) as (keyof typeof noCounts)[];

/** Counts over verdicts. The tallies of the parts of a batch add up to the tally of the whole. */
export interface Tally extends Readonly<typeof noCounts> {
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

/** Counts verdicts, in memory that does not grow with their number. */
export function createCounter() {
  const counts = { ...noCounts };
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
    add: ({ document, outcome, issues, warnings, tdd }: Verdict): void => {
      counts.documents += 1;
      counts[outcomeFields[outcome]] += 1;
      if (outcome === 'not-judged') nameNotJudged([document]);
      if (isSkipped({ outcome, issues })) counts.skipped += 1;
      if (lacksFile({ warnings })) counts.notWritten += 1;
      if (tdd !== undefined) counts.withTaxData += 1;
      for (const [rule, count] of countByRule(issues)) countRule(rule, { documents: 1, issues: count });
      countWorst([{ document, issues: issues.length, ...(isCut(issues) && { isCut: true }) }]);
    },
    merge: (tally: Tally): void => {
      for (const field of countFields) counts[field] += tally[field];
      for (const [rule, count] of tally.rules) countRule(rule, count);
      countWorst(tally.worst);
      nameNotJudged(tally.firstNotJudged);
    },
    tally: (): Tally => ({ ...counts, rules: new Map(rules), worst, firstNotJudged: [...firstNotJudged] }),
  };
}

function countByRule(found: readonly { readonly rule: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of found) if (!isCountOfRest(each)) counts.set(each.rule, (counts.get(each.rule) ?? 0) + 1);
  return counts;
}

/** The way a batch ended: at the end of its input, at a document that is not valid, or because it was stopped. */
export type BatchEnd = 'complete' | 'failed-fast' | 'stopped';

/** The result of a batch, including the earlier run that it resumed. */
export interface BatchSummary {
  /** Null while the batch is running. */
  readonly end: BatchEnd | null;
  readonly documents: number;
  readonly valid: number;
  readonly invalid: number;
  readonly malformed: number;
  readonly notJudged: number;
  /** The number of documents that were skipped on purpose, which do not make the batch fail. */
  readonly skipped: number;
  /** The number of documents for which a file other than the verdict could not be written. */
  readonly notWritten: number;
  /** Number of reported documents, if the batch writes tax data documents. */
  readonly withTaxData?: number;
  readonly withoutTaxData?: number;
  /** For each rule, the number of documents in which it failed and the number of failures, most frequent first. */
  readonly rules: readonly ({ readonly rule: string } & RuleCount)[];
  /** The ten documents with the most issues. */
  readonly worst: readonly DocumentCount[];
  /** The first hundred documents that were not checked. */
  readonly firstNotJudged: readonly string[];
  /** Number of documents that an earlier run had checked. */
  readonly resumedAfter: number;
  /** Duration of this run, and the number of documents that it checked. */
  readonly seconds: number;
  readonly documentsPerSecond: number;
}

export type SummaryCounter = ReturnType<typeof createSummaryCounter>;

/** Adds the tallies of a batch to those of an earlier run. */
export function createSummaryCounter(earlier: Tally | undefined, reports = false) {
  const counter = createCounter();
  if (earlier !== undefined) counter.merge(earlier);
  const resumedAfter = earlier?.documents ?? 0;
  const start = performance.now();
  let end: BatchEnd | null = null;
  let ended: number | undefined;
  return {
    add: counter.merge,
    end: (how: BatchEnd): void => {
      end ??= how;
      ended ??= performance.now();
    },
    summary: (): BatchSummary => {
      const { rules, worst, firstNotJudged, withTaxData, ...counts } = counter.tally();
      const seconds = ((ended ?? performance.now()) - start) / 1000;
      return {
        end,
        ...counts,
        ...(reports ? { withTaxData, withoutTaxData: counts.documents - counts.skipped - withTaxData } : {}),
        rules: [...rules]
          .map(([rule, count]) => ({ rule, ...count }))
          .toSorted((one, other) => other.documents - one.documents || (one.rule < other.rule ? -1 : 1)),
        worst,
        firstNotJudged,
        resumedAfter,
        seconds: Number(seconds.toFixed(3)),
        documentsPerSecond: Math.round((counts.documents - resumedAfter) / Math.max(seconds, 0.001)),
      };
    },
  };
}
