import type { Language } from '../../rules/ae/messages/entry.ts';
import type { Issue } from '../core/finding.ts';
import type { DocumentReport, QuotedSource } from './document-report.ts';

/** A document's report with the text that it is about. */
export interface SourcedReport {
  readonly report: DocumentReport;
  readonly source: QuotedSource;
}

/** Writes the reports of a run in one format. */
export type ReportFormat = (reports: readonly SourcedReport[], language: Language) => string;

/** Everything that a report has to say, problems of the shape included, as issues. */
export function findingsOf({ problems, issues, warnings }: DocumentReport): Issue[] {
  const shape = problems.map(
    ({ field, message }): Issue => ({
      rule: 'pint-ae-malformed',
      message: `${field || 'The request'} ${message}.`,
      hint: '',
      severity: 'error',
      path: field,
      terms: [],
    }),
  );
  return [...shape, ...issues, ...warnings];
}
