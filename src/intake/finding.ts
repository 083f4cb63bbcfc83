import type { Finding, Values } from '../core/findings/finding.ts';
import type { TextPlace } from '../core/findings/place.ts';
import type { FileKind } from './file-kind.ts';

/** The rules that a document can break before its content is examined. */
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

export interface IntakeFacts {
  readonly path?: string;
  readonly place?: TextPlace | undefined;
  readonly values?: Values;
}

/** Creates a finding that a document is malformed; `text` names the case. Its place is among the values of its text. */
export function intakeFinding(
  rule: IntakeRule,
  text: string,
  { path = '', place, values }: IntakeFacts = {},
): Finding {
  const known = { rule, text, severity: 'error', path, foundBy: 'intake' } as const;
  if (place === undefined) return { ...known, ...(values === undefined ? {} : { values }) };
  return { ...known, place, values: { ...values, line: place.line, column: place.column } };
}

/** The finding that a document exceeds a limit; `text` names the limit. */
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

export function otherKind(kind: FileKind | 'xml' | 'json'): Finding {
  return intakeFinding('pint-ae-file-kind', kindCases[kind]);
}
