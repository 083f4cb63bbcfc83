import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import type { DocumentTotals } from '../judge/totals.ts';
import { findingsOf, type ReportFormat, type SourcedReport } from './rendered.ts';

const words = {
  en: {
    title: 'PINT-AE report',
    outcomes: {
      valid: 'Valid',
      invalid: 'Not valid',
      malformed: 'Can not be read',
      'not-judged': 'Could not be judged',
    },
    documents: 'documents',
    valid: 'valid',
    what: 'What is wrong',
    where: 'Where',
    hint: 'What to do',
    rule: 'Rule',
    whole: 'whole document',
    line: 'line',
    totals: 'Totals',
    without: 'Without VAT',
    vat: 'VAT',
    with: 'With VAT',
    pay: 'To pay',
  },
  ar: {
    title: 'تقرير PINT-AE',
    outcomes: {
      valid: 'صالح',
      invalid: 'غير صالح',
      malformed: 'تتعذّر قراءته',
      'not-judged': 'تعذّر الحكم عليه',
    },
    documents: 'مستندات',
    valid: 'صالحة',
    what: 'الخطأ',
    where: 'الموضع',
    hint: 'ما ينبغي فعله',
    rule: 'القاعدة',
    whole: 'المستند كله',
    line: 'السطر',
    totals: 'الإجماليات',
    without: 'الإجمالي قبل الضريبة',
    vat: 'ضريبة القيمة المضافة',
    with: 'الإجمالي شامل الضريبة',
    pay: 'المبلغ المستحق',
  },
} as const;

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
  const text = words[language];
  const valid = reports.filter(({ report }) => report.valid).length;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text.title}</title>
<style>${style}
</style>
</head>
<body>
<h1>${text.title}</h1>
<p>${reports.length} ${text.documents}, ${valid} ${text.valid}</p>
${reports.map((sourced) => documentSection(sourced, language)).join('\n')}
</body>
</html>
`;
};

function documentSection(sourced: SourcedReport, language: Language): string {
  const { report } = sourced;
  const text = words[language];
  const findings = findingsOf(report, language);
  return `<section>
<h2><bdi>${escapeHtml(report.name)}</bdi>: <span class="${report.outcome}">${text.outcomes[report.outcome]}</span></h2>
${findings.length === 0 ? '' : findingsTable(findings, sourced, language)}
${report.totals === null ? '' : totalsTable(report.totals, language)}
</section>`;
}

function findingsTable(findings: readonly Issue[], sourced: SourcedReport, language: Language): string {
  const text = words[language];
  return `<table>
<thead><tr><th scope="col">${text.rule}</th><th scope="col">${text.where}</th><th scope="col">${text.what}</th><th scope="col">${text.hint}</th></tr></thead>
<tbody>
${findings.map((issue) => findingRow(issue, sourced, language)).join('\n')}
</tbody>
</table>`;
}

function findingRow(issue: Issue, { source }: SourcedReport, language: Language): string {
  const text = words[language];
  const place = source.placeOf(issue);
  const where = issue.path || issue.location;
  const named = where ? `<code>${escapeHtml(where)}</code>` : text.whole;
  const line = place ? `<br><small>${text.line} ${place.line}</small>` : '';
  return `<tr class="${issue.severity}"><td><code class="rule">${escapeHtml(issue.rule)}</code></td><td>${named}${line}</td><td>${escapeHtml(issue.message)}</td><td>${escapeHtml(issue.hint)}</td></tr>`;
}

function totalsTable(totals: DocumentTotals, language: Language): string {
  const text = words[language];
  const rows: readonly (readonly [string, string])[] = [
    [text.without, totals.taxExclusiveAmount],
    [text.vat, totals.taxAmount],
    [text.with, totals.taxInclusiveAmount],
    [text.pay, totals.payableAmount],
  ];
  return `<table>
<caption>${text.totals} (${escapeHtml(totals.currency)})</caption>
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
