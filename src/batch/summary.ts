import { createCounter, type DocumentCount, type RuleCount, type Tally } from './tally.ts';

/** How a batch ended: at the end of its input, with a document that is not valid, or because it was stopped. */
export type BatchEnd = 'complete' | 'failed-fast' | 'stopped';

/** What became of a batch, of an earlier run that it resumed included. */
export interface BatchSummary {
  /** Null while the batch runs. */
  readonly end: BatchEnd | null;
  readonly documents: number;
  readonly valid: number;
  readonly invalid: number;
  readonly malformed: number;
  readonly notJudged: number;
  /** For each rule the documents in which it failed, and how often; the commonest first. */
  readonly rules: readonly ({ readonly rule: string } & RuleCount)[];
  /** The ten documents with the most issues and problems. */
  readonly worst: readonly DocumentCount[];
  /** Documents that an earlier run had judged. */
  readonly resumedAfter: number;
  /** What this run took, and what it judged in that time. */
  readonly seconds: number;
  readonly documentsPerSecond: number;
}

export interface SummaryCounter {
  readonly add: (tally: Tally) => void;
  /** The first end counts. */
  readonly end: (end: BatchEnd) => void;
  readonly summary: () => BatchSummary;
}

/** Adds up the tallies of a batch, to those of an earlier run. */
export function createSummaryCounter(earlier: Tally | undefined): SummaryCounter {
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
      const { rules, worst, ...counts } = counter.tally();
      const seconds = ((ended ?? performance.now()) - start) / 1000;
      return {
        end,
        ...counts,
        rules: [...rules].map(([rule, count]) => ({ rule, ...count })).toSorted(byDocuments),
        worst,
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
