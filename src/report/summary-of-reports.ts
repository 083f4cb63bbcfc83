import type { Severity } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/report.json' with { type: 'json' };
import { inReadingOrder } from './reading-order.ts';
import { findingsOf, type Paint, type SourcedReport } from './rendered.ts';
import { severityCount } from './severity-count.ts';

const severities = ['error', 'warning', 'information'] as const satisfies readonly Severity[];

/** The totals of a run over several documents: how many are valid, their findings by severity, the time. */
export function summaryOfReports(
  reports: readonly SourcedReport[],
  language: Language,
  { paint, seconds }: { readonly paint: Paint; readonly seconds: number | undefined },
): string {
  const valid = reports.filter(({ report }) => report.valid).length;
  const all = reports.flatMap(({ report }) => findingsOf(report));
  const found = severities.flatMap((severity) => {
    const ones = all.filter((finding) => finding.severity === severity);
    return ones.length === 0 ? [] : [severityCount(ones, severity, language)];
  });
  const parts = [
    fill(texts.documentCounts, language, { count: reports.length, valid }),
    ...found,
    ...(seconds === undefined ? [] : [fill(texts.seconds, language, { seconds: seconds.toFixed(2) })]),
  ];
  const stands = valid === reports.length ? paint.good : paint.bad;
  return `${stands(inReadingOrder(parts.join(' · '), language))}\n`;
}
