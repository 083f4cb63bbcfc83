import type { FieldProblem, Issue } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import type { Outcome } from '../judge/judge.ts';
import type { DocumentTotals } from '../judge/totals.ts';

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
