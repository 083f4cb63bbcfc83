import type { TextPlace } from '../document/json-text.ts';
import type { FieldProblem, Issue } from '../issue.ts';
import type { Outcome } from '../judge.ts';
import type { RuleSetIdentity } from '../ruleset.ts';
import type { DocumentTotals } from '../totals.ts';

/** What a report says of one document, whether it came as a request or as UBL. */
export interface DocumentReport {
  /** File name, or what stands for it. */
  readonly name: string;
  readonly kind: DocumentKind;
  readonly valid: boolean;
  readonly outcome: Outcome;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
  readonly problems: readonly FieldProblem[];
  readonly ruleset: RuleSetIdentity | null;
  readonly totals: DocumentTotals | null;
}

export type DocumentKind = 'request' | 'ubl';

/** The text of a document and where its fields stand, for reports that quote it. */
export interface QuotedSource {
  readonly lines: readonly string[];
  readonly placeOf: (finding: { readonly path: string; readonly place?: TextPlace }) => TextPlace | undefined;
}
