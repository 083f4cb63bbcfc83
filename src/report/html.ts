import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { fill, type Localised } from '../core/message.ts';
import type { DocumentTotals } from '../judge/totals.ts';
import texts from './messages/report.json' with { type: 'json' };
import { findingsOf, type ReportFormat, type SourcedReport } from './rendered.ts';

const style = `
:root{color-scheme:light dark;--good:#1a7f4b;--bad:#b3261e;--warn:#8a5a00;--line:#8884}
body{font:16px/1.5 system-ui,'Segoe UI',Tahoma,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem;overflow-wrap:anywhere}
.valid{color:var(--good)}.invalid,.malformed,.not-judged{color:var(--bad)}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid var(--line);padding:.4rem .6rem;text-align:start;vertical-align:top}
td.amount{text-align:end;font-variant-numeric:tabular-nums}
code{font-family:ui-monospace,monospace;font-size:.85em;overflow-wrap:anywhere;unicode-bidi:isolate}
tr.warning code.rule{color:var(--warn)}tr.error code.rule{color:var(--bad)}
@media print{body{margin:0}}`;

/** One self-contained page for a finance person: verdict, what to fix, totals; right to left in Arabic. */
export const htmlReport: ReportFormat = (reports, language) => {
  const text = wordsIn(language);
  const valid = reports.filter(({ report }) => report.valid).length;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(texts.title)}</title>
<style>${style}
</style>
</head>
<body>
<h1>${text(texts.title)}</h1>
<p>${fill(texts.documentCounts, language, { count: reports.length, valid })}</p>
${reports.map((sourced) => documentSection(sourced, language)).join('\n')}
</body>
</html>
`;
};

function wordsIn(language: Language): (text: Localised) => string {
  return (text) => fill(text, language);
}

function documentSection(sourced: SourcedReport, language: Language): string {
  const { report } = sourced;
  const text = wordsIn(language);
  const findings = findingsOf(report, language);
  return `<section>
<h2><bdi>${escapeHtml(report.name)}</bdi>: <span class="${report.outcome}">${text(texts.outcomes[report.outcome])}</span></h2>
${findings.length === 0 ? '' : findingsTable(findings, sourced, language)}
${report.totals === null ? '' : totalsTable(report.totals, language)}
</section>`;
}

function findingsTable(findings: readonly Issue[], sourced: SourcedReport, language: Language): string {
  const text = wordsIn(language);
  return `<table>
<thead><tr><th scope="col">${text(texts.rule)}</th><th scope="col">${text(texts.where)}</th><th scope="col">${text(texts.what)}</th><th scope="col">${text(texts.hint)}</th></tr></thead>
<tbody>
${findings.map((issue) => findingRow(issue, sourced, language)).join('\n')}
</tbody>
</table>`;
}

function findingRow(issue: Issue, { source }: SourcedReport, language: Language): string {
  const text = wordsIn(language);
  const place = source.placeOf(issue);
  const where = issue.path || issue.location;
  const named = where ? `<code>${escapeHtml(where)}</code>` : text(texts.whole);
  const line = place ? `<br><small>${text(texts.line)} ${place.line}</small>` : '';
  return `<tr class="${issue.severity}"><td><code class="rule">${escapeHtml(issue.rule)}</code></td><td>${named}${line}</td><td>${escapeHtml(issue.message)}</td><td>${escapeHtml(issue.hint)}</td></tr>`;
}

function totalsTable(totals: DocumentTotals, language: Language): string {
  const text = wordsIn(language);
  const rows: readonly (readonly [string, string])[] = [
    [text(texts.taxExclusive), totals.taxExclusiveAmount],
    [text(texts.tax), totals.taxAmount],
    [text(texts.taxInclusive), totals.taxInclusiveAmount],
    [text(texts.payable), totals.payableAmount],
  ];
  return `<table>
<caption>${text(texts.totals)} (${escapeHtml(totals.currency)})</caption>
<tbody>
${rows.map(([label, amount]) => `<tr><th scope="row">${label}</th><td class="amount"><bdi>${amount}</bdi></td></tr>`).join('\n')}
</tbody>
</table>`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}
