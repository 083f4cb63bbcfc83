import type { TextMark, TextPlace } from '../core/place.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import type { ValidationResult } from '../judge/result.ts';

/** What a report says of one document, whether it came as a request or as UBL. */
export interface DocumentReport extends ValidationResult {
  /** File name, or what stands for it. */
  readonly name: string;
  readonly kind: DocumentKind;
}

/** The rule sets that judged a document, in order. */
export function ruleSetsOf({
  ruleset,
  rulesets,
}: Pick<DocumentReport, 'ruleset' | 'rulesets'>): readonly RuleSetIdentity[] {
  return rulesets ?? (ruleset === null ? [] : [ruleset]);
}

export type DocumentKind = 'request' | 'ubl';

/** What says where a finding is. */
export interface QuotedFinding {
  readonly path: string;
  readonly location?: string;
  readonly place?: TextPlace;
}

/** The text of a document and where its fields stand, for reports that quote it. */
export interface QuotedSource {
  readonly lines: readonly string[];
  /** The field, or the nearest thing around it that is there. */
  readonly placeOf: (finding: QuotedFinding) => TextPlace | undefined;
  /** The value, or where what is missing belongs. */
  readonly markOf: (finding: QuotedFinding) => TextMark | undefined;
}
