import type { Finding } from '../findings/finding.ts';

/** A note from normalisation that applies to the UBL as well as to the request that was read from it. */
export interface ToldOfDocument {
  /** The text that reports it. */
  readonly told: string;
  /** Only at a field of this name. */
  readonly field?: string;
  /** The rule and the text that report it for a document, if they differ; `message` is the text of the rule. */
  readonly as?: { readonly rule?: string; readonly text: string };
}

/** Selects the notes that apply to a document from all notes of the normalisation of its request. */
export function toldOfDocument(findings: readonly Finding[], rows: readonly ToldOfDocument[]): Finding[] {
  return findings.flatMap((finding) => {
    const row = rows.find(
      ({ told, field }) =>
        finding.text === told && (field === undefined || finding.path.endsWith(`.${field}`)),
    );
    return row === undefined ? [] : { ...finding, ...row.as, severity: 'warning' };
  });
}
