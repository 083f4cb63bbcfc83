import type { Severity } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { fill } from '../core/message.ts';
import texts from './messages/report.json' with { type: 'json' };
import { inReadingOrder } from './reading-order.ts';
import { findingsOf, type Paint, type SourcedReport } from './rendered.ts';

const severities = ['error', 'warning', 'information'] as const satisfies readonly Severity[];

/** The totals of a run over several documents: how many are valid, their findings by severity, the time. */
export function summaryOfReports(
  reports: readonly SourcedReport[],
  language: Language,
  { paint, seconds }: { readonly paint: Paint; readonly seconds: number | undefined },
): string {
  const valid = reports.filter(({ report }) => report.valid).length;
  const counts = new Map<Severity, number>();
  for (const { report } of reports)
    for (const { severity } of findingsOf(report, language))
      counts.set(severity, (counts.get(severity) ?? 0) + 1);
  const found = severities.flatMap((severity) => {
    const count = counts.get(severity) ?? 0;
    return count === 0 ? [] : [fill(texts.severityCounts[severity], language, { count })];
  });
  const parts = [
    fill(texts.documentCounts, language, { count: reports.length, valid }),
    ...found,
    ...(seconds === undefined ? [] : [fill(texts.seconds, language, { seconds: seconds.toFixed(2) })]),
  ];
  const stands = valid === reports.length ? paint.good : paint.bad;
  return `${stands(inReadingOrder(parts.join(' · '), language))}\n`;
}
