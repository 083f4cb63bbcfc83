import type { Coverage } from 'schematron-compiler/engine';
import type { Issue } from '../core/findings/finding.ts';
import type { Profile } from '../core/specification/engine.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { Outcome } from '../judge/judge.ts';
import type { KindName } from '../specification/kinds.ts';
import type { Adjustment } from './adjustments.ts';
import type { DocumentTotals } from './totals.ts';

/** Facts about a document that its result has; null if they are unknown. */
export interface DocumentFacts {
  /** The rule set that judged, or the first of several. */
  readonly ruleSet: RuleSetIdentity | null;
  /** Totals of a request as written to its UBL. */
  readonly totals: DocumentTotals | null;
  /** The kind of document, by the name of its root element. */
  readonly kind: KindName | null;
  readonly profile: Profile | null;
  /** The document type code (IBT-003), such as 380. */
  readonly typeCode: string | null;
}

/** Facts about a request that could be judged: it has all of them. */
export interface RequestFacts extends DocumentFacts {
  readonly ruleSet: RuleSetIdentity;
  readonly totals: DocumentTotals;
  readonly kind: KindName;
  readonly profile: Profile;
  readonly typeCode: string;
}

/** Facts about UBL that could be judged: its totals are those it states itself. */
export interface UblFacts extends DocumentFacts {
  readonly ruleSet: RuleSetIdentity;
  readonly totals: null;
}

/** No facts: those of a document that could not be read. */
export type NoFacts = { readonly [Fact in keyof DocumentFacts]: null };

/** Members that results of every outcome have. */
export interface ResultBasics {
  /** Errors that make the document invalid or, if it is malformed, all mistakes in its shape. */
  readonly issues: readonly Issue[];
  /**
   * Derived, defaulted and ignored values, and what the rule set flags only as a warning or information.
   */
  readonly warnings: readonly Issue[];
  /** The rule sets that judged, in order, if several did. */
  readonly ruleSets?: readonly RuleSetIdentity[];
  /** The number of rules that looked at the document, if the option `coverage` asks for it. */
  readonly coverage?: Coverage;
  /**
   * Every amount of a request that is not written as it was sent. If the signs of a whole credit note were
   * turned (`turnNegative`), a warning tells that once for all of them, and they are compared without it.
   */
  readonly adjustments: readonly Adjustment[];
}

/** Members of a result whose outcome nobody asks for, as reports pass it on. */
export interface ResultMembers extends ResultBasics, DocumentFacts {
  readonly valid: boolean;
  readonly outcome: Outcome;
}

/** The document keeps all rules: it can be sent. */
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

/** The result for a document that could be read. */
export type ReadResult<Facts extends DocumentFacts = DocumentFacts> =
  | ValidResult<Facts>
  | InvalidResult<Facts>
  | NotJudgedResult;

/**
 * The Validation result of the interface, with further facts: a union on `outcome`, and on `valid`. That of any document; a
 * request and UBL each have their own.
 */
export type ValidationResult<Facts extends DocumentFacts = DocumentFacts> =
  | ReadResult<Facts>
  | MalformedResult;

/** The result for a document request. */
export type RequestResult = ValidationResult<RequestFacts>;

/** The result for UBL. */
export type UblResult = ValidationResult<UblFacts>;
