import { titleOfRule } from '../../api/catalogue.ts';
import type { Severity } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { findingsOf, type Paint, type SourcedReport } from '../../report/rendered.ts';
import texts from '../messages/command-line.json' with { type: 'json' };

interface RuleCount {
  readonly rule: string;
  readonly severity: Severity;
  readonly count: number;
  readonly documents: number;
  readonly title: string | null;
}

const notJudgedAmong = (reports: readonly SourcedReport[]) =>
  reports.flatMap(({ report }) => (report.outcome === 'not-judged' ? [report.name] : []));

function countsOf(reports: readonly SourcedReport[], language: Language): readonly RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { report } of reports) {
    const seen = new Set<string>();
    for (const { rule, severity } of findingsOf(report)) {
      const known = counts.get(rule);
      counts.set(rule, {
        rule,
        severity: known?.severity ?? severity,
        title: titleOfRule(rule, language) ?? null,
        count: (known?.count ?? 0) + 1,
        documents: (known?.documents ?? 0) + (seen.has(rule) ? 0 : 1),
      });
      seen.add(rule);
    }
  }
  return [...counts.values()].toSorted(
    (one, other) => other.count - one.count || (one.rule < other.rule ? -1 : 1),
  );
}

export function statisticsJson(reports: readonly SourcedReport[], language: Language): string {
  const notJudged = notJudgedAmong(reports);
  const counts = countsOf(reports, language).map((count) =>
    count.rule === 'pint-ae-not-judged' ? { ...count, files: notJudged } : count,
  );
  return `${JSON.stringify(counts, null, 2)}\n`;
}

/** Formats the counts as lines: how often, in how many documents, which rule, and its title. */
export function statisticsText(reports: readonly SourcedReport[], language: Language, paint: Paint): string {
  const counts = countsOf(reports, language);
  const { countOfRule, documentsWithFindings } = texts.statistics;
  const width = Math.max(0, ...counts.map(({ count }) => String(count).length));
  const lines = counts.map(({ rule, severity, count, documents, title }) => {
    const colour = severity === 'error' ? paint.bad : paint.careful;
    const words = terminalLine(countOfRule, language, { documents, title: title ?? '' });
    return `${colour(String(count).padStart(width))}  ${paint.strong(rule.padEnd(24))}${words}`;
  });
  const files = notJudgedAmong(reports).map((file) =>
    terminalLine(texts.statistics.notJudged, language, { file }),
  );
  const amiss = reports.filter(({ report }) => !report.valid).length;
  const whole = terminalLine(documentsWithFindings, language, { amiss, documents: reports.length });
  return `${[...lines.map((line) => line.trimEnd()), ...files, whole].join('\n')}\n`;
}
