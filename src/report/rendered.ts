import type { ResultMembers } from '../api/validation-result.ts';
import type { Issue } from '../core/findings/finding.ts';
import type { TextMark, TextPlace } from '../core/findings/place.ts';
import type { Language } from '../core/messages/language.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { DocumentHeading } from './document-heading.ts';

/** A result with the name of its document, for requests and UBL alike. */
export interface NamedResult extends ResultMembers {
  /** File name, or another name. */
  readonly name: string;
  readonly form: DocumentKind;
}

/** The rule sets that checked a document, in order. */
export function ruleSetsOf({
  ruleSet,
  ruleSets,
}: Pick<NamedResult, 'ruleSet' | 'ruleSets'>): readonly RuleSetIdentity[] {
  return ruleSets ?? (ruleSet === null ? [] : [ruleSet]);
}

export type DocumentKind = 'request' | 'ubl';

/** The members of a finding that tell its place. */
export interface QuotedFinding {
  readonly path: string;
  readonly location?: string;
  readonly place?: TextPlace;
}

/** The text of a document and places in this text, for reports that quote it. */
export interface QuotedSource {
  readonly lines: readonly string[];
  /** Returns the field's place, or the nearest existing place around it. */
  readonly placeOf: (finding: QuotedFinding) => TextPlace | undefined;
  /** Returns the value's place, or the place where a missing value belongs. */
  readonly markOf: (finding: QuotedFinding) => TextMark | undefined;
}

/** A document's report, with the text of the document. */
export interface SourcedReport {
  readonly report: NamedResult;
  readonly source: QuotedSource;
  /** The identity of the document, if it could be read. */
  readonly heading?: DocumentHeading | undefined;
  /** Its number (IBT-001), if it has one. */
  readonly number?: string | undefined;
  /** True if the document could not be read, so there was nothing to check. */
  readonly isUnread?: boolean | undefined;
  /** Advice for a file that is not a document. */
  readonly note?: string | undefined;
  /** The file and line number of the document, if it is not a whole file. */
  readonly lineOf?: LineOfFile | undefined;
}

/** A line of a file; lines are counted from 1. */
export interface LineOfFile {
  readonly file: string;
  readonly line: number;
}

/** The number of a document's first line in its file. */
export function firstLineOf({ lineOf }: Pick<SourcedReport, 'lineOf'>): number {
  return lineOf?.line ?? 1;
}

/** The line of a place in the file. The document is either the whole file or one line of it. */
export function lineInFile({ line }: TextPlace, sourced: Pick<SourcedReport, 'lineOf'>): number {
  return firstLineOf(sourced) + line - 1;
}

/** The file of a document. The document is either the whole file or one line of it. */
export function fileOf({ report, lineOf }: Pick<SourcedReport, 'report' | 'lineOf'>): string {
  return lineOf?.file ?? report.name;
}

/** The styles that a text report uses on a terminal. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly careful: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** Data that a format may use in addition to the reports. */
export interface ReportSettings {
  readonly paint?: Paint;
  readonly columns?: number | undefined;
  readonly madeOn?: string;
  /** Address of the documentation, which has a page for each rule. */
  readonly docsUrl?: string | undefined;
  /** Returns the meaning of a marked code, in the language of the report; undefined if it is not a code. */
  readonly meaningOf?: (finding: Issue, code: string) => string | undefined;
  /** Returns a place of a request in words, in the language of the report, or an empty text. */
  readonly placeOf?: (path: string) => string;
  /** Seconds spent on the documents, for a summary. */
  readonly seconds?: number;
  /** The extent: everything, or only errors of invalid documents. */
  readonly extent?: 'all' | 'errors';
  /** True if documents that could not be read are only counted, because they were reported separately. */
  readonly withoutUnread?: boolean;
  /** Number of valid documents in addition to those of the reports. */
  readonly unlistedValid?: number;
  /** True to show the totals of every document; default: only if there is a single one. */
  readonly totals?: boolean;
  readonly configuration?: object | undefined;
  /** The part of the configuration that verdicts name, in one line. */
  readonly configurationLine?: string | undefined;
  /** Sentences at the end, such as the account of a table. */
  readonly closing?: { readonly title: string; readonly lines: readonly string[] } | undefined;
}

/** Writes the reports of a run in one format. */
export type ReportFormat = (
  reports: readonly SourcedReport[],
  language: Language,
  settings?: ReportSettings,
) => string;

/** All findings of a report, the errors first. */
export function findingsOf({ issues, warnings }: NamedResult): Issue[] {
  return [...issues, ...warnings];
}

/** Every report format, by its name on the command line. A separate file from the code that writes them. */
export const reportFormatNames = [
  ...(['text', 'concise', 'json', 'html'] as const),
  ...(['sarif', 'junit', 'svrl', 'github', 'gitlab'] as const),
] as const;

/** The reports that are tables with a row for each finding; a batch writes them too. */
export const tableReportNames = ['csv', 'xlsx'] as const;

export type ReportFormatName = (typeof reportFormatNames)[number];
