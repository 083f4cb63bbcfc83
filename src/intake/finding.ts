import type { Finding, Values } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';
import type { FileKind } from './file-kind.ts';

/** The rules that a document can break before anything in it is looked at. */
export type IntakeRule =
  | 'pint-ae-empty'
  | 'pint-ae-file-kind'
  | 'pint-ae-several-documents'
  | 'pint-ae-encoding'
  | 'pint-ae-too-large'
  | 'pint-ae-not-json'
  | 'pint-ae-duplicate-key'
  | 'pint-ae-inexact-number'
  | 'pint-ae-not-well-formed'
  | 'pint-ae-root';

/** What is known of a finding beside its rule. */
export interface IntakeFacts {
  readonly path?: string;
  readonly place?: TextPlace | undefined;
  readonly values?: Values;
}

/** Why a document is malformed; `text` names the case. Its place is among the values for its text. */
export function intakeFinding(
  rule: IntakeRule,
  text: string,
  { path = '', place, values }: IntakeFacts = {},
): Finding {
  const known = { rule, text, severity: 'error', path, foundBy: 'intake' } as const;
  if (place === undefined) return { ...known, ...(values === undefined ? {} : { values }) };
  return { ...known, place, values: { ...values, line: place.line, column: place.column } };
}

/** The finding on a document that has more of something than allowed; `text` names of what. */
export function tooLarge(text: string, maximum: number, facts: IntakeFacts = {}): Finding {
  return intakeFinding('pint-ae-too-large', text, { ...facts, values: { ...facts.values, maximum } });
}

const kindCases: Readonly<Record<FileKind | 'xml' | 'json', string>> = {
  pdf: 'isPdf',
  zip: 'isZip',
  xlsx: 'isXlsx',
  docx: 'isDocx',
  gzip: 'isGzip',
  image: 'isImage',
  oldOffice: 'isOldOffice',
  html: 'isHtml',
  csv: 'isCsv',
  xml: 'isXml',
  json: 'isJson',
};

/** The finding on a file that is something else than what is read. */
export function otherKind(kind: FileKind | 'xml' | 'json'): Finding {
  return intakeFinding('pint-ae-file-kind', kindCases[kind]);
}
