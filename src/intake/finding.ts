import type { Finding, Values } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';

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
  /** Which text of the rule is meant, where it has several. */
  readonly text?: string;
  readonly path?: string;
  readonly place?: TextPlace;
  readonly values?: Values;
}

/** Why a document is malformed. */
export function intakeFinding(rule: IntakeRule, { path = '', ...facts }: IntakeFacts = {}): Finding {
  return { rule, severity: 'error', path, ...facts, foundBy: 'intake' };
}
