/** A finding about the document: what is wrong, where, and what to do about it. */
export interface Issue {
  /** Official rule id where one exists, such as `ibr-167-ae`; else an id of this library, such as `pint-ae-unknown-field`. */
  readonly rule: string;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** An `error` makes the document invalid, a `warning` does not. */
  readonly severity: Severity;
  /** JSON path into the caller's request, such as `lines[2].exemptionReasonCode`; empty for the whole document. */
  readonly path: string;
  /** UBL location of the element that was judged, where there is one: `/Invoice/cac:InvoiceLine[3]`. */
  readonly location?: string;
  /** Place in the text, for a document that can't be read: line and column from 1. */
  readonly place?: { readonly line: number; readonly column: number };
  /** Business terms concerned, such as `IBT-186`. */
  readonly terms: readonly string[];
}

export type Severity = 'error' | 'warning';

/** A field of a malformed request, and what is wrong with it. */
export interface FieldProblem {
  /** JSON path, such as `lines[0].quantity`; empty for the whole document. */
  readonly field: string;
  readonly message: string;
}
