import type { TextPlace } from '../document/json-text.ts';
import type { Issue } from '../issue.ts';
import type { DocumentTotals } from '../totals.ts';
import type { ValidationResult } from '../validate.ts';

/** The few ways in which a text report stands out on a terminal. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly careful: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** The text of a request and where its fields stand, for reports that quote it. */
export interface QuotedSource {
  readonly lines: readonly string[];
  readonly placeOf: (path: string) => TextPlace | undefined;
}

const outcomes = {
  valid: 'valid PINT-AE document',
  invalid: 'not a valid PINT-AE document',
  malformed: 'not a document request',
  'not-judged': 'could not be judged',
} as const;

/** A validation result as a person reads it: the verdict, what to fix with the line quoted, the totals. */
export function textReport(
  name: string,
  result: ValidationResult,
  source: QuotedSource,
  paint: Paint,
): string {
  const mark = result.valid ? paint.good('✔') : paint.bad('✘');
  const blocks = [
    `${mark} ${paint.strong(name)}: ${outcomes[result.outcome]}`,
    ...result.problems.map(({ field, message }) =>
      finding(paint.bad('problem'), field, `${field || 'the request'} ${message}`, '', source, paint),
    ),
    ...result.issues.map((issue) => issueBlock(paint.bad(issue.rule), issue, source, paint)),
    ...result.warnings.map((issue) =>
      issueBlock(paint.careful(`warning ${issue.rule}`), issue, source, paint),
    ),
    ...(result.totals ? [totalsBlock(result.totals, paint)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function issueBlock(label: string, issue: Issue, source: QuotedSource, paint: Paint): string {
  const terms = issue.terms.length > 0 ? paint.faint(` (${issue.terms.join(', ')})`) : '';
  return finding(label, issue.path, `${issue.message}${terms}`, issue.hint, source, paint);
}

function finding(
  label: string,
  path: string,
  message: string,
  hint: string,
  source: QuotedSource,
  paint: Paint,
): string {
  const lines = [
    `  ${label}  ${path === '' ? paint.faint('whole document') : paint.strong(path)}`,
    `    ${message}`,
    ...(hint === '' ? [] : [`    ${paint.faint('→')} ${hint}`]),
    ...quote(path, source, paint),
  ];
  return lines.join('\n');
}

function quote(path: string, { lines, placeOf }: QuotedSource, paint: Paint): string[] {
  const place = path === '' ? undefined : placeOf(path);
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
