import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { issueOfProblem } from '../judge/result.ts';
import type { DocumentHeading } from './document-heading.ts';
import type { DocumentReport, QuotedSource } from './document-report.ts';

/** A document's report with the text that it is about. */
export interface SourcedReport {
  readonly report: DocumentReport;
  readonly source: QuotedSource;
  /** What the document says of itself, where it could be read. */
  readonly heading?: DocumentHeading | undefined;
  /** Its number (IBT-001), as far as it has one. */
  readonly number?: string | undefined;
  /** What to do with a file that is no document. */
  readonly note?: string | undefined;
}

/** The few ways in which a text report stands out on a terminal. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly careful: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** What a format may use beside the reports. */
export interface ReportSettings {
  /** For a terminal. */
  readonly paint?: Paint;
  /** Cells of a line of the terminal, where there is one. */
  readonly columns?: number | undefined;
  /** When the report is made, as it is to be shown. */
  readonly madeOn?: string;
  /** Address of the documentation, which has a page for each rule. */
  readonly docsUrl?: string | undefined;
  /** What a code means that is marked, in the language of the report; undefined for what is none. */
  readonly meaningOf?: (finding: Issue, code: string) => string | undefined;
  /** Seconds that the documents took, for a summary. */
  readonly seconds?: number;
  /** Whether all is shown, or only the errors of documents that are not valid. */
  readonly extent?: 'all' | 'errors';
}

/** Writes the reports of a run in one format. */
export type ReportFormat = (
  reports: readonly SourcedReport[],
  language: Language,
  settings?: ReportSettings,
) => string;

/** Everything that a report has to say, problems of the shape included, as issues. */
export function findingsOf({ problems, issues, warnings }: DocumentReport, language: Language): Issue[] {
  return [...problems.map((problem) => issueOfProblem(problem, { language })), ...issues, ...warnings];
}
