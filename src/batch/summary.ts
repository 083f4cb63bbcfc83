import { createCounter, type DocumentCount, type RuleCount, type Tally } from './tally.ts';

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

export interface SummaryCounter {
  readonly add: (tally: Tally) => void;
  /** Records the end; the first one counts. */
  readonly end: (end: BatchEnd) => void;
  readonly summary: () => BatchSummary;
}

/** Adds the tallies of a batch to those of an earlier run. */
export function createSummaryCounter(earlier: Tally | undefined, reports = false): SummaryCounter {
  const counter = createCounter();
  if (earlier !== undefined) counter.merge(earlier);
  const resumedAfter = earlier?.documents ?? 0;
  const start = performance.now();
  let end: BatchEnd | null = null;
  let ended: number | undefined;
  return {
    add: counter.merge,
    end: (how) => {
      end ??= how;
      ended ??= performance.now();
    },
    summary: () => {
      const { rules, worst, firstNotJudged, withTaxData, ...counts } = counter.tally();
      const seconds = ((ended ?? performance.now()) - start) / 1000;
      return {
        end,
        ...counts,
        ...(reports ? { withTaxData, withoutTaxData: counts.documents - counts.skipped - withTaxData } : {}),
        rules: [...rules].map(([rule, count]) => ({ rule, ...count })).toSorted(byDocuments),
        worst,
        firstNotJudged,
        resumedAfter,
        seconds: Number(seconds.toFixed(3)),
        documentsPerSecond: Math.round((counts.documents - resumedAfter) / Math.max(seconds, 0.001)),
      };
    },
  };
}

type NamedCount = BatchSummary['rules'][number];

function byDocuments(one: NamedCount, other: NamedCount): number {
  return other.documents - one.documents || (one.rule < other.rule ? -1 : 1);
}
