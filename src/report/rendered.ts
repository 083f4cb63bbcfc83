import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { issueOfProblem } from '../judge/result.ts';
import type { DocumentReport, QuotedSource } from './document-report.ts';

/** A document's report with the text that it is about. */
export interface SourcedReport {
  readonly report: DocumentReport;
  readonly source: QuotedSource;
}

/** Writes the reports of a run in one format. */
export type ReportFormat = (reports: readonly SourcedReport[], language: Language) => string;

/** Everything that a report has to say, problems of the shape included, as issues. */
export function findingsOf({ problems, issues, warnings }: DocumentReport, language: Language): Issue[] {
  return [...problems.map((problem) => issueOfProblem(problem, { language })), ...issues, ...warnings];
}
