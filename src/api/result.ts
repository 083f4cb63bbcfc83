import type { Finding, Issue } from '../core/findings/finding.ts';
import {
  type FindingLimits,
  listedFaults,
  listedFindings,
  type Tally,
} from '../core/findings/finding-limits.ts';
import { type Fix, fixOf } from '../core/findings/fix.ts';
import type { Language } from '../core/messages/language.ts';
import { issueOf, type Messages } from '../core/messages/message.ts';
import type { Profile } from '../core/specification/engine.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { Outcome } from '../judge/judge.ts';
import { identityOf, nameOf } from '../judge/rule-sets.ts';
import type { TextOptions } from '../specification/default.ts';
import type { KindName } from '../specification/kinds.ts';
import { textsOf } from '../specification/texts.ts';
import type { Adjustment } from './adjustments.ts';
import type { DocumentTotals } from './totals.ts';

/** The Validation result of the interface, with further facts; the same for document requests and UBL. */
export interface ValidationResult {
  readonly valid: boolean;
  readonly outcome: Outcome;
  /** Errors that make the document invalid or, if it is malformed, all mistakes in its shape. */
  readonly issues: readonly Issue[];
  /**
   * Derived, defaulted and ignored values, and what the rule set flags only as a warning or information.
   */
  readonly warnings: readonly Issue[];
  /** The rule set that judged, or the first of several; null if none did. */
  readonly ruleset: RuleSetIdentity | null;
  /** The rule sets that judged, in order, if several did. */
  readonly rulesets?: readonly RuleSetIdentity[];
  /**
   * Every amount of a request that is not written as it was sent. If the signs of a whole credit note were
   * turned (`negativeCreditNotes`), a warning tells that once for all of them, and they are compared without it.
   */
  readonly adjustments: readonly Adjustment[];
  /** Totals of a request as written to its UBL; null for UBL input and for a malformed request. */
  readonly totals: DocumentTotals | null;
  /** The kind of document, by the name of its root element; null if unknown. */
  readonly documentType: KindName | null;
  readonly profile: Profile | null;
  /** The document type code (IBT-003), such as 380; null if unknown. */
  readonly typeCode: string | null;
}

export type { TextOptions };

/** How a result is worded, and how many findings it lists. */
export interface ResultOptions extends TextOptions, FindingLimits {}

/** A result whose findings have no words yet, with the facts about the document. */
export interface UnwordedResult {
  /** In the order in which they are shown. */
  readonly findings: readonly Finding[];
  /** How many further findings there are, by kind. */
  readonly unlisted: Tally['rest'];
  /** Whether all rules were evaluated. */
  readonly completed: boolean;
  readonly ruleSets: readonly RuleSet[];
  readonly totals: DocumentTotals | null;
  readonly adjustments: readonly Adjustment[];
  /** The adjustments as findings, without words; undefined for UBL. */
  readonly adjusted?: readonly Finding[];
  readonly documentType: KindName | null;
  readonly profile: Profile | null;
  readonly typeCode: string | null;
  /** The request as sent, to which fixes apply; undefined for UBL. */
  readonly request?: unknown;
  /** Suggestions for the findings of a request. */
  readonly suggest?: Suggest;
  /** The texts of the findings that are not of a rule set with texts of its own. */
  readonly messages: Messages;
}

const isError = ({ severity }: Finding | Issue) => severity === 'error';

/** A result in words. */
export function resultOf(validated: UnwordedResult, options: ResultOptions): ValidationResult {
  const { findings, completed, ruleSets } = validated;
  const hasErrors = findings.some(isError);
  const outcome = !completed ? 'not-judged' : hasErrors ? 'invalid' : 'valid';
  const listed = listedFindings(findings, options, validated.unlisted);
  // Most documents have no findings; the function that words them is then not created.
  const told =
    listed.length === 0
      ? []
      : listed.map(inWords(validated.messages, ruleSets, options, validated.request, validated.suggest));
  const [first] = ruleSets;
  const result: ValidationResult = {
    valid: outcome === 'valid',
    outcome,
    issues: told.filter(isError),
    warnings: told.filter((issue) => !isError(issue)),
    ruleset: first === undefined ? null : identityOf(first),
    adjustments: validated.adjustments,
    totals: validated.totals,
    documentType: validated.documentType,
    profile: validated.profile,
    typeCode: validated.typeCode,
  };
  return ruleSets.length > 1 ? { ...result, rulesets: ruleSets.map(identityOf) } : result;
}

/**
 * Puts findings into words: those of a rule set by its own messages, all others by the given ones.
 */
export function inWords(
  messages: Messages,
  ruleSets: readonly RuleSet[],
  { language = 'en', docsUrl }: TextOptions,
  request?: unknown,
  suggest: Suggest = suggestNothing,
): (finding: Finding) => Issue {
  const own = (ruleSet: RuleSet | undefined): Messages => ({
    ...messages,
    entries: ruleSet?.messages?.entries ?? new Map(),
  });
  const byName = new Map(ruleSets.map((ruleSet) => [nameOf(ruleSet), own(ruleSet)]));
  const ofFirst = own(ruleSets[0]);
  const messagesOf = ({ foundBy, ruleset = '' }: Finding) =>
    foundBy === 'schematron' ? (byName.get(ruleset) ?? ofFirst) : messages;
  const word = (finding: Finding): Issue => ({
    ...issueOf(finding, messagesOf(finding), language, docsUrl),
    ...(finding.consequences === undefined ? {} : { consequences: finding.consequences.map(word) }),
    ...withFix(finding, request),
    ...suggest(finding, language),
  });
  return word;
}

/** Suggestion for a finding about a request, in a language. */
export type Suggest = (finding: Finding, language: Language) => Pick<Issue, 'suggestions'>;

const suggestNothing: Suggest = () => ({});

/**
 * The fix of a finding with a remedy; none if the request can no longer be read, for example because a getter
 * throws.
 */
function withFix({ remedy, path }: Finding, request: unknown): { readonly fix?: Fix } {
  if (remedy === undefined) return {};
  try {
    const fix = fixOf(remedy, path, request);
    return fix === undefined ? {} : { fix };
  } catch {
    return {};
  }
}

/** The result for a document that cannot be read as a request or as UBL: what is wrong with its shape. */
export function malformed(
  findings: readonly Finding[],
  messages: Messages,
  options: ResultOptions,
  request?: unknown,
): ValidationResult {
  const told = listedFaults(findings, options).map(inWords(messages, [], options, request));
  return {
    ...nothingKnown(),
    issues: told.filter(isError),
    warnings: told.filter((issue) => !isError(issue)),
  };
}

/** A result without facts about the document. */
export const nothingKnown = (): ValidationResult => ({
  valid: false,
  outcome: 'malformed',
  issues: [],
  warnings: [],
  ruleset: null,
  adjustments: [],
  totals: null,
  documentType: null,
  profile: null,
  typeCode: null,
});

/** A verdict in words, made from its findings; it has no other facts about the document. */
export function verdictInWords(
  { outcome, findings }: { readonly outcome: Outcome; readonly findings: readonly Finding[] },
  ruleSets: readonly RuleSet[],
  options: TextOptions,
): ValidationResult {
  const isError = ({ severity }: Finding) => severity === 'error';
  const render = inWords(textsOf(options), ruleSets, options);
  return {
    ...nothingKnown(),
    valid: outcome === 'valid',
    outcome,
    issues: findings.filter(isError).map(render),
    warnings: findings.filter((finding) => !isError(finding)).map(render),
  };
}

/** Findings that no rule set made, in words, up to a limit. */
export function ownFindingsInWords(findings: readonly Finding[], options: ResultOptions): Issue[] {
  return listedFaults(findings, options).map(inWords(textsOf(options), [], options));
}

/** The result for a document that cannot be read. */
export function malformedDocument(findings: readonly Finding[], options: ResultOptions): ValidationResult {
  return malformed(findings, textsOf(options), options);
}

/** The result for a document that could not be judged. */
export function notJudgedResult(finding: Finding, options: TextOptions): ValidationResult {
  return {
    ...nothingKnown(),
    outcome: 'not-judged',
    issues: [inWords(textsOf(options), [], options)(finding)],
  };
}
