import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/report.json' with { type: 'json' };
import { inReadingOrder } from './reading-order.ts';
import { findingsOf, type Paint, type SourcedReport } from './rendered.ts';
import { severityCounts } from './severity-count.ts';

/** The totals of a run over several documents: the number of valid ones, the findings by severity, and the time. */
export function summaryOfReports(
  reports: readonly SourcedReport[],
  language: Language,
  { paint, seconds }: { readonly paint: Paint; readonly seconds: number | undefined },
): string {
  const valid = reports.filter(({ report }) => report.valid).length;
  const notJudged = reports.filter(({ report }) => report.outcome === 'not-judged').length;
  const all = reports.flatMap(({ report }) => findingsOf(report));
  const parts = [
    fill(texts.documentCounts, language, { count: reports.length, valid }),
    ...(notJudged === 0 ? [] : [fill(texts.notJudgedCount, language, { count: notJudged })]),
    ...severityCounts(all, language),
    ...(seconds === undefined ? [] : [fill(texts.seconds, language, { seconds: seconds.toFixed(2) })]),
  ];
  const stands = valid === reports.length ? paint.good : paint.bad;
  return `${stands(inReadingOrder(parts.join(' · '), language))}\n`;
}
