import type { Coverage } from 'schematron-compiler/engine';
import type { Finding, Issue } from '../core/findings/finding.ts';
import { listedFaults, listedFindings, type Tally } from '../core/findings/finding-limits.ts';
import { type Fix, fixOf } from '../core/findings/fix.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { issueOf, type Messages } from '../core/messages/message.ts';
import type { Limits } from '../core/options/limits.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { identityOf } from '../judge/identity.ts';
import { isFailureOfCheck, type Outcome } from '../judge/judge.ts';
import { nameOf } from '../judge/rule-sets.ts';
import type { TextOptions } from '../specification/default.ts';
import { messagesFor } from '../specification/texts.ts';
import type { Adjustment } from './adjustments.ts';
import type {
  DocumentFacts,
  MalformedResult,
  NoFacts,
  NotJudgedResult,
  ReadResult,
  RequestFacts,
  UblFacts,
  ValidationResult,
} from './validation-result.ts';

export type { TextOptions };

/** Options for the wording of a result and for the number of its findings. */
export interface ResultOptions extends TextOptions {
  readonly limits?: Limits;
}

/** A result whose findings have not been put into words yet, with the facts about the document. */
export interface UnwordedResult<Facts extends DocumentFacts = DocumentFacts> {
  /** In display order. */
  readonly findings: readonly Finding[];
  /** Number of further findings, by kind. */
  readonly unlisted: Tally['rest'];
  /** True if all rules were evaluated. */
  readonly completed: boolean;
  readonly ruleSets: readonly RuleSet[];
  readonly coverage?: Coverage | undefined;
  readonly adjustments: readonly Adjustment[];
  /** The adjustments as findings, not yet in words; undefined for UBL. */
  readonly adjusted?: readonly Finding[];
  readonly facts: Omit<Facts, 'ruleSet'>;
  /** The request as sent, to which fixes apply; undefined for UBL. */
  readonly request?: unknown;
  /** Suggestions for the findings of a request. */
  readonly suggest?: Suggest;
  /** The texts of findings that do not come from a rule set with its own texts. */
  readonly messages: Messages;
}

const isError = ({ severity }: Finding | Issue) => severity === 'error';

/** Errors, and warnings with information, each in their order. */
export function bySeverity<Found extends Finding | Issue>(found: readonly Found[]): [Found[], Found[]] {
  return [found.filter(isError), found.filter((each) => !isError(each))];
}

/** A result in words. */
export function resultOf<Facts extends RequestFacts | UblFacts>(
  validated: UnwordedResult<Facts>,
  options: ResultOptions,
): ReadResult<Facts> {
  const { findings, completed, ruleSets, coverage, adjustments, facts } = validated;
  const listed = listedFindings(findings, options.limits ?? {}, validated.unlisted);
  // Most documents have no findings; the function that words them is then not created.
  const told =
    listed.length === 0
      ? []
      : listed.map(inWords(validated.messages, ruleSets, options, validated.request, validated.suggest));
  const [issues, warnings] = bySeverity(told);
  const identities = ruleSets.map((ruleSet) => identityOf(ruleSet, options.specification));
  const [first, second] = identities;
  const all = second === undefined ? {} : { ruleSets: identities };
  const counted = coverage === undefined ? {} : { coverage };
  const others = { adjustments, ...facts, ...all, ...counted };
  const errors = findings.filter(isError);
  const isUnfinished = errors.length > 0 && errors.every(isFailureOfCheck);
  if (!completed || first === undefined || isUnfinished)
    return { valid: false, outcome: 'not-judged', issues, warnings, ruleSet: first ?? null, ...others };
  if (errors.length > 0)
    return { valid: false, outcome: 'invalid', issues, warnings, ruleSet: first, ...others };
  return { valid: true, outcome: 'valid', issues, warnings, ruleSet: first, ...others };
}

/** Puts findings into words: findings of a rule set with its own messages, all others with the given messages. */
export function inWords(
  messages: Messages,
  ruleSets: readonly RuleSet[],
  { language = 'en', docsUrl }: TextOptions,
  request?: unknown,
  suggest: Suggest = () => ({}),
): (finding: Finding) => Issue {
  const own = (ruleSet: RuleSet | undefined): Messages => ({
    ...messages,
    entries: ruleSet?.messages?.entries ?? new Map(),
  });
  const byName = new Map(ruleSets.map((ruleSet) => [nameOf(ruleSet), own(ruleSet)]));
  const ofFirst = own(ruleSets[0]);
  const messagesOf = ({ foundBy, ruleSet = '' }: Finding) =>
    foundBy === 'schematron' ? (byName.get(ruleSet) ?? ofFirst) : messages;
  const word = (finding: Finding): Issue => ({
    ...issueOf(finding, messagesOf(finding), language, docsUrl),
    ...(finding.consequences === undefined ? {} : { consequences: finding.consequences.map(word) }),
    ...withFix(finding, request),
    ...suggest(finding, language),
  });
  return word;
}

/** Returns suggestions for a finding about a request, in a language. */
export type Suggest = (finding: Finding, language: LanguageOption) => Pick<Issue, 'suggestions'>;

/** The fix of a finding; undefined if the request can no longer be read, as with a getter. */
function withFix({ remedy, path }: Finding, request: unknown): { readonly fix?: Fix } {
  if (remedy === undefined) return {};
  try {
    const fix = fixOf(remedy, path, request);
    return fix === undefined ? {} : { fix };
  } catch {
    return {};
  }
}

/** The result for a document that cannot be read as a request or as UBL, with the mistakes in its shape. */
export function malformed(
  findings: readonly Finding[],
  messages: Messages,
  options: ResultOptions,
  request?: unknown,
): MalformedResult {
  const told = listedFaults(findings, options.limits ?? {}).map(inWords(messages, [], options, request));
  const [issues, warnings] = bySeverity(told);
  return { ...nothingKnown(), issues, warnings };
}

/** A result without facts about the document. */
export const nothingKnown = (): MalformedResult => ({
  valid: false,
  outcome: 'malformed',
  issues: [],
  warnings: [],
  ruleSet: null,
  adjustments: [],
  totals: null,
  kind: null,
  profile: null,
  typeCode: null,
});

/** A verdict in words, made from its findings only; it has no other facts about the document. */
export function verdictInWords(
  { outcome, findings }: { readonly outcome: Outcome; readonly findings: readonly Finding[] },
  ruleSets: readonly RuleSet[],
  options: TextOptions,
): ValidationResult<NoFacts> {
  const [issues, warnings] = bySeverity(findings.map(inWords(messagesFor(options), ruleSets, options)));
  const told = { issues, warnings };
  if (outcome === 'valid') return { ...nothingKnown(), valid: true, outcome, ...told };
  return { ...nothingKnown(), outcome, ...told };
}

/** Findings that come from no rule set, in words, up to a limit. */
export function ownFindingsInWords(findings: readonly Finding[], options: ResultOptions): Issue[] {
  return listedFaults(findings, options.limits ?? {}).map(inWords(messagesFor(options), [], options));
}

/** The result for a document that cannot be read. */
export function malformedDocument(findings: readonly Finding[], options: ResultOptions): MalformedResult {
  return malformed(findings, messagesFor(options), options);
}

/** The result for a document that could not be checked. */
export function notJudgedResult(finding: Finding, options: TextOptions): NotJudgedResult {
  const issue = inWords(messagesFor(options), [], options)(finding);
  const told = isError(issue) ? { issues: [issue] } : { warnings: [issue] };
  return { ...nothingKnown(), outcome: 'not-judged', ...told };
}
