import type { Finding, Issue } from '../core/findings/finding.ts';
import { type FindingLimits, type Tally } from '../core/findings/finding-limits.ts';
import type { Language } from '../core/messages/language.ts';
import { type Messages } from '../core/messages/message.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { Outcome } from '../judge/judge.ts';
import type { TextOptions } from '../specification/default.ts';
import type { Adjustment } from './adjustments.ts';
import type { DocumentFacts, MalformedResult, NoFacts, NotJudgedResult, ReadResult, RequestFacts, UblFacts, ValidationResult } from './validation-result.ts';
export type { TextOptions };
/** How a result is worded, and how many findings it lists. */
export interface ResultOptions extends TextOptions, FindingLimits {
}
/** A result whose findings have no words yet, with the facts about the document. */
export interface UnwordedResult<Facts extends DocumentFacts = DocumentFacts> {
    /** In the order in which they are shown. */
    readonly findings: readonly Finding[];
    /** How many further findings there are, by kind. */
    readonly unlisted: Tally['rest'];
    /** Whether all rules were evaluated. */
    readonly completed: boolean;
    readonly ruleSets: readonly RuleSet[];
    readonly adjustments: readonly Adjustment[];
    /** The adjustments as findings, without words; undefined for UBL. */
    readonly adjusted?: readonly Finding[];
    readonly facts: Omit<Facts, 'ruleset'>;
    /** The request as sent, to which fixes apply; undefined for UBL. */
    readonly request?: unknown;
    /** Suggestions for the findings of a request. */
    readonly suggest?: Suggest;
    /** The texts of the findings that are not of a rule set with texts of its own. */
    readonly messages: Messages;
}
/** A result in words. */
export declare function resultOf<Facts extends RequestFacts | UblFacts>(validated: UnwordedResult<Facts>, options: ResultOptions): ReadResult<Facts>;
/**
 * Puts findings into words: those of a rule set by its own messages, all others by the given ones.
 */
export declare function inWords(messages: Messages, ruleSets: readonly RuleSet[], { language, docsUrl }: TextOptions, request?: unknown, suggest?: Suggest): (finding: Finding) => Issue;
/** Suggestion for a finding about a request, in a language. */
export type Suggest = (finding: Finding, language: Language) => Pick<Issue, 'suggestions'>;
/** The result for a document that cannot be read as a request or as UBL: what is wrong with its shape. */
export declare function malformed(findings: readonly Finding[], messages: Messages, options: ResultOptions, request?: unknown): MalformedResult;
/** A result without facts about the document. */
export declare const nothingKnown: () => MalformedResult;
/** A verdict in words, made from its findings; it has no other facts about the document. */
export declare function verdictInWords({ outcome, findings }: {
    readonly outcome: Outcome;
    readonly findings: readonly Finding[];
}, ruleSets: readonly RuleSet[], options: TextOptions): ValidationResult<NoFacts>;
/** Findings that no rule set made, in words, up to a limit. */
export declare function ownFindingsInWords(findings: readonly Finding[], options: ResultOptions): Issue[];
/** The result for a document that cannot be read. */
export declare function malformedDocument(findings: readonly Finding[], options: ResultOptions): MalformedResult;
/** The result for a document that could not be judged. */
export declare function notJudgedResult(finding: Finding, options: TextOptions): NotJudgedResult;
//# sourceMappingURL=result.d.ts.map