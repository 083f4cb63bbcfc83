import type { Finding } from '../findings/finding.ts';

/** What normalisation tells of a request and is as true of the UBL that the request was read from. */
export interface ToldOfDocument {
  /** The text with which it is told. */
  readonly told: string;
  /** Only at a field of this name. */
  readonly field?: string;
  /** The rule and the text with which it is told of a document, if they differ. */
  readonly as?: { readonly rule?: string; readonly text: string };
}

/** What is told of a document, of all that normalisation told of its request. */
export function toldOfDocument(findings: readonly Finding[], rows: readonly ToldOfDocument[]): Finding[] {
  return findings.flatMap((finding) => {
    const row = rows.find(
      ({ told, field }) =>
        finding.text === told && (field === undefined || finding.path.endsWith(`.${field}`)),
    );
    return row === undefined ? [] : { ...finding, ...row.as, severity: 'warning' };
  });
}
