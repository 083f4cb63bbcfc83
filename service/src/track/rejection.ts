import type { Language } from 'pint-ae';

/** One reason of a rejection, in words. */
export interface RejectionIssue {
  /** The rule that it names; empty if none. */
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  readonly severity: 'error' | 'warning';
  /** The field of the request; empty if unknown, or for the whole document. */
  readonly path: string;
  /** Why: SV schema, BV rule, BW warning, FD delivery failed. */
  readonly code: string;
  /** The place in the document that was sent, and the other side's own words. */
  readonly location: string;
  readonly said: string;
}

/** A rejection as a message level status tells it. */
export interface Rejection {
  /** The provider that sent it, with its scheme; null if we found it ourselves, before anything was sent. */
  readonly by: string | null;
  readonly description: string;
  readonly issues: Readonly<Record<Language, readonly RejectionIssue[]>>;
  /** How many reasons are not kept. */
  readonly unlisted: number;
}
