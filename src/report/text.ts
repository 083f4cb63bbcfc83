import type { Issue } from '../core/finding.ts';
import type { DocumentTotals } from '../judge/totals.ts';
import type { DocumentReport, QuotedSource } from './document-report.ts';

/** The few ways in which a text report stands out on a terminal. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly careful: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const outcomes = {
  valid: 'valid PINT-AE document',
  invalid: 'not a valid PINT-AE document',
  malformed: 'can not be read as a document',
  'not-judged': 'could not be judged',
} as const;

/** A report as a person reads it: the verdict, what to fix with the line quoted, the totals. */
export function textReport(report: DocumentReport, source: QuotedSource, paint: Paint): string {
  const mark = report.valid ? paint.good('✔') : paint.bad('✘');
  const blocks = [
    `${mark} ${paint.strong(report.name)}: ${outcomes[report.outcome]}`,
    ...report.problems.map(({ field, message }) =>
      finding(
        paint.bad('problem'),
        { path: field, message: `${field || 'the request'} ${message}`, hint: '' },
        source,
        paint,
      ),
    ),
    ...report.issues.map((issue) => issueBlock(paint.bad(issue.rule), issue, source, paint)),
    ...report.warnings.map((issue) =>
      issueBlock(paint.careful(`warning ${issue.rule}`), issue, source, paint),
    ),
    ...(report.totals ? [totalsBlock(report.totals, paint)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function issueBlock(label: string, issue: Issue, source: QuotedSource, paint: Paint): string {
  const terms = issue.terms.length > 0 ? paint.faint(` (${issue.terms.join(', ')})`) : '';
  return finding(label, { ...issue, message: `${issue.message}${terms}` }, source, paint);
}

type Quotable = Pick<Issue, 'path' | 'location' | 'place' | 'message' | 'hint'>;

function finding(label: string, issue: Quotable, source: QuotedSource, paint: Paint): string {
  const where = issue.path || issue.location;
  const lines = [
    `  ${label}  ${where ? paint.strong(where) : paint.faint('whole document')}`,
    `    ${issue.message}`,
    ...(issue.hint === '' ? [] : [`    ${paint.faint('→')} ${issue.hint}`]),
    ...quote(issue, source, paint),
  ];
  return lines.join('\n');
}

function quote(issue: Quotable, { lines, placeOf }: QuotedSource, paint: Paint): string[] {
  const place = placeOf(issue);
  const line = place && lines[place.line - 1];
  if (place === undefined || line === undefined) return [];
  return [paint.faint(`    ${String(place.line).padStart(4)} │ ${shortened(line)}`)];
}

function shortened(line: string): string {
  return line.length > 120 ? `${line.slice(0, 119)}…` : line.trimEnd();
}

function totalsBlock(totals: DocumentTotals, paint: Paint): string {
  const rows: [string, string | null][] = [
    ['Lines', totals.lineExtensionAmount],
    ['Allowances', totals.allowanceTotalAmount],
    ['Charges', totals.chargeTotalAmount],
    ['Without VAT', totals.taxExclusiveAmount],
    ...totals.breakdown.map(({ vatCategory, vatPercent, taxAmount }): [string, string] => [
      `VAT ${vatCategory}${vatPercent === null ? '' : ` ${vatPercent} %`}`,
      taxAmount,
    ]),
    ['With VAT', totals.taxInclusiveAmount],
    ['Prepaid', totals.prepaidAmount],
    ['Rounding', totals.payableRoundingAmount],
    ['To pay', totals.payableAmount],
    ['VAT in AED', totals.accounting?.taxAmount ?? null],
    ['With VAT in AED', totals.accounting?.taxInclusiveAmount ?? null],
  ];
  return rows
    .filter((row): row is [string, string] => row[1] !== null)
    .map(([label, amount]) => `  ${paint.faint(label.padEnd(16))}${amount.padStart(16)}`)
    .join('\n')
    .concat(paint.faint(` ${totals.currency}`));
}
