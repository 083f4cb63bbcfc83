import type { ResultMembers } from '../api/validation-result.ts';
import type { TextMark, TextPlace } from '../core/findings/place.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';

/** A result with the name of its document, for requests and UBL alike. */
export interface NamedResult extends ResultMembers {
  /** File name, or another name. */
  readonly name: string;
  readonly form: DocumentKind;
}

/** The rule sets that checked a document, in order. */
export function ruleSetsOf({
  ruleSet,
  ruleSets,
}: Pick<NamedResult, 'ruleSet' | 'ruleSets'>): readonly RuleSetIdentity[] {
  return ruleSets ?? (ruleSet === null ? [] : [ruleSet]);
}

export type DocumentKind = 'request' | 'ubl';

/** The members of a finding that tell its place. */
export interface QuotedFinding {
  readonly path: string;
  readonly location?: string;
  readonly place?: TextPlace;
}

/** The text of a document and places in this text, for reports that quote it. */
export interface QuotedSource {
  readonly lines: readonly string[];
  /** Returns the field's place, or the nearest existing place around it. */
  readonly placeOf: (finding: QuotedFinding) => TextPlace | undefined;
  /** Returns the value's place, or the place where a missing value belongs. */
  readonly markOf: (finding: QuotedFinding) => TextMark | undefined;
}
