import type { Coverage } from 'schematron-compiler/engine';
import type { Issue } from '../core/findings/finding.ts';
import type { Profile } from '../core/specification/engine.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { Outcome } from '../judge/judge.ts';
import type { KindName } from '../specification/kinds.ts';
import type { Adjustment } from './adjustments.ts';
import type { DocumentTotals } from './totals.ts';

/** Facts about a document in its result; null if they are unknown. */
export interface DocumentFacts {
  /** The rule set that checked the document, or the first of several. */
  readonly ruleSet: RuleSetIdentity | null;
  /** The totals of a request as they are written to its UBL. */
  readonly totals: DocumentTotals | null;
  /** The kind of document, by the name of its root element. */
  readonly kind: KindName | null;
  readonly profile: Profile | null;
  /** The document type code (IBT-003), such as 380. */
  readonly typeCode: string | null;
}

/** Facts about a request that could be checked: all of them are known. */
export interface RequestFacts extends DocumentFacts {
  readonly ruleSet: RuleSetIdentity;
  readonly totals: DocumentTotals;
  readonly kind: KindName;
  readonly profile: Profile;
  readonly typeCode: string;
}

/** Facts about UBL that could be checked: its totals are those in the document. */
export interface UblFacts extends DocumentFacts {
  readonly ruleSet: RuleSetIdentity;
  readonly totals: null;
}

/** Facts about a document that could not be read: all are unknown. */
export type NoFacts = { readonly [Fact in keyof DocumentFacts]: null };

/** Members that results of every outcome have. */
export interface ResultBasics {
  /** Errors that make the document invalid or, if it is malformed, all mistakes in its shape. */
  readonly issues: readonly Issue[];
  /** Derived, defaulted and ignored values, and findings that the rule set flags only as a warning or information. */
  readonly warnings: readonly Issue[];
  /** The rule sets that checked the document, in order, if there were several. */
  readonly ruleSets?: readonly RuleSetIdentity[];
  /** The number of rules that applied to the document, if you set the option `coverage`. */
  readonly coverage?: Coverage;
  /**
   * Every amount of a request that is not written as it was sent. If the signs of a whole credit note were turned
   * (`turnNegative`), one warning reports it for all amounts, and their signs are ignored in the comparison.
   */
  readonly adjustments: readonly Adjustment[];
}

/** Members of a result of any outcome, for reports that only pass it on. */
export interface ResultMembers extends ResultBasics, DocumentFacts {
  readonly valid: boolean;
  readonly outcome: Outcome;
}

/** The document satisfies all rules, so you can send it. */
export type ValidResult<Facts extends DocumentFacts = DocumentFacts> = ResultBasics &
  Facts & { readonly valid: true; readonly outcome: 'valid' };

/** The document breaks the rules that `issues` names. */
export type InvalidResult<Facts extends DocumentFacts = DocumentFacts> = ResultBasics &
  Facts & { readonly valid: false; readonly outcome: 'invalid' };

/** The document could not be checked; `issues` says why. */
export interface NotJudgedResult extends ResultBasics, DocumentFacts {
  readonly valid: false;
  readonly outcome: 'not-judged';
}

/** The document could not be read; `issues` has the mistakes in its shape. */
export interface MalformedResult extends ResultBasics, NoFacts {
  readonly valid: false;
  readonly outcome: 'malformed';
}

/** The result for a document that could be read, with the given facts. */
export type ReadResult<Facts extends DocumentFacts = DocumentFacts> =
  | ValidResult<Facts>
  | InvalidResult<Facts>
  | NotJudgedResult;

/**
 * The Validation result of the interface, with further facts: a union on `outcome`, and on `valid`. This type is for
 * any document; requests and UBL each have their own.
 */
export type ValidationResult<Facts extends DocumentFacts = DocumentFacts> =
  | ReadResult<Facts>
  | MalformedResult;

/** The result for a document request. */
export type RequestResult = ValidationResult<RequestFacts>;

/** The result for UBL. */
export type UblResult = ValidationResult<UblFacts>;
