import type { BatchSummary } from '../../batch/index.ts';
import { countText, durationText } from './duration.ts';

const rulesShown = 10;

const ends = {
  complete: '',
  'failed-fast': ' Ended at the first document that is not valid.',
  stopped: ' Stopped before the end.',
} as const;

/** A summary as a person reads it. */
export function summaryText(summary: BatchSummary): string {
  const blocks = [headline(summary), counts(summary), ...commonestRules(summary), ...worstDocuments(summary)];
  return `${blocks.join('\n\n')}\n`;
}

function headline({ documents, resumedAfter, seconds, documentsPerSecond, end }: BatchSummary): string {
  const duration = seconds < 10 ? `${seconds.toFixed(1)} s` : durationText(seconds);
  const resumed = resumedAfter === 0 ? '' : `, ${countText(resumedAfter)} of them before`;
  const speed = `${duration}, ${countText(documentsPerSecond)} a second`;
  return `${countText(documents)} ${documents === 1 ? 'document' : 'documents'}${resumed}; ${speed}.${ends[end ?? 'complete']}`;
}

function counts({ valid, invalid, malformed, notJudged }: BatchSummary): string {
  return rows([
    ['valid', valid],
    ['invalid', invalid],
    ['malformed', malformed],
    ['not judged', notJudged],
  ]);
}

function commonestRules({ rules }: BatchSummary): string[] {
  if (rules.length === 0) return [];
  const shown = rules.slice(0, rulesShown).map(({ rule, documents }): Row => [rule, documents]);
  const more = rules.length > rulesShown ? [`  and ${rules.length - rulesShown} more rules`] : [];
  return [['Documents in which a rule fails', rows(shown), ...more].join('\n')];
}

function worstDocuments({ worst }: BatchSummary): string[] {
  if (worst.length === 0) return [];
  return [
    ['Issues of the worst documents', rows(worst.map(({ document, issues }) => [document, issues]))].join(
      '\n',
    ),
  ];
}

type Row = readonly [label: string, value: number];

function rows(entries: readonly Row[]): string {
  const width = Math.max(...entries.map(([label]) => label.length));
  const digits = Math.max(...entries.map(([, value]) => countText(value).length));
  return entries
    .map(([label, value]) => `  ${label.padEnd(width)}  ${countText(value).padStart(digits)}`)
    .join('\n');
}
