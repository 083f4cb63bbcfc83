import type { KnownRuleId } from '../../generated/rule-ids.js';
import type { Localised } from '../messages/language.ts';
import type { Fix, Remedy, Suggestion } from './fix.ts';
import type { TextPlace } from './place.ts';

/** Effect of a finding on the document: only an `error` makes it invalid. */
export const severities = ['error', 'warning', 'information'] as const;
export type Severity = (typeof severities)[number];

/** Values for the `{placeholders}` of a text. */
export type Values = Readonly<Record<string, Value>>;

/**
 * A text or number as it is, a list of codes, codes that may be meant, a code with its meaning, a word that has a
 * text in each language, or a phrase with its own texts.
 */
export type Value =
  | string
  | number
  | readonly (string | Word | Code)[]
  | { readonly anyOf: readonly (string | Code)[] }
  | Word
  | Code
  | Phrase;

/** A word that the messages have in each language. */
export interface Word {
  readonly word: string;
}

/** A code of a list of the messages, shown with its meaning: `DXB (Dubai)`. */
export interface Code {
  readonly code: string;
  readonly list: string;
}

/** A text that is not in a list of codes, although one of the codes may be meant. */
export interface Misspelt {
  readonly text: string;
  readonly list: string;
  /** The possible codes of the list, if not all are possible. */
  readonly among?: readonly string[];
  /** The codes that need no other missing field. If there are such codes, only these are suggested. */
  readonly complete?: readonly string[];
}

/** A text in each language, with the values for its placeholders. */
export interface Phrase {
  readonly phrase: Localised;
  readonly values?: Values | undefined;
}

/** An amount at a path, as sent and as computed from the document. */
export interface Difference {
  readonly path: string;
  readonly sent: string;
  readonly computed: string;
}

/**
 * A finding about a document. Everything that a user sees is a finding: a rule that fails, a field of the wrong
 * shape, text that is not XML, a default that was filled in, a document that could not be checked. A finding holds
 * facts. Its text is rendered last, in the requested language, from the entry of its rule in `messages/`.
 */
export interface Finding {
  /** The official rule's id if there is one, otherwise an id of this library. */
  readonly rule: string;
  /** The rule whose texts it uses, if its texts have another id. */
  readonly textsOf?: string;
  /** Text to use: `onRequest`, or the name of a case; default: the rule's own. */
  readonly text?: string;
  /** The text of the Schematron assertion, for a rule that has no entry in the messages. */
  readonly assertion?: string;
  readonly severity: Severity;
  /** JSON path of the field to fix; empty if it concerns the whole document, or only the UBL. */
  readonly path: string;
  /** Location of the element in the UBL, such as `/Invoice/cac:InvoiceLine[2]`. */
  readonly location?: string;
  /** Line and column in the source, if there is one. */
  readonly place?: TextPlace;
  /** Business terms; default: those in the entry of the rule. */
  readonly terms?: readonly string[];
  readonly values?: Values;
  /** The misspelt value, for which the message suggests codes. */
  readonly misspelt?: Misspelt;
  /** Amounts that are wrong only for the same reason; the message names them. */
  readonly entailed?: readonly Difference[];
  /** Findings that follow only from this one; the message counts them. */
  readonly consequences?: readonly Finding[] | undefined;
  /** The remedy, if there is exactly one. */
  readonly remedy?: Remedy;
  readonly foundBy: FoundBy;
  /** The rule set that found it, if several checked the document. */
  readonly ruleSet?: string;
}

/** The step that made the finding. */
export type FoundBy =
  | 'intake'
  | 'shape'
  | 'normalisation'
  | 'checks'
  | 'advice'
  | 'structure'
  | 'schematron'
  | 'judge';

/** The rule that a field of the wrong shape breaks: a request must have the shape of the interface. */
export const malformedRule = 'pint-ae-malformed';

/** A mistake in the shape of a field; `text` names the case. */
export function malformedField(
  text: string,
  path: string,
  values: Values = {},
  remedy: Remedy | undefined = undefined,
): Finding {
  const finding: Finding = { rule: malformedRule, text, severity: 'error', path, values, foundBy: 'shape' };
  return remedy === undefined ? finding : { ...finding, remedy };
}

export type { KnownRuleId };

/** The id of a rule: an official rule, a rule of this library, or a rule of any other rule set. */
export type RuleId = KnownRuleId | (string & {});

/** A finding as results show it, in words of the requested language. */
export interface Issue {
  /** Id of the official rule if one exists, such as `ibr-002`; otherwise an id of this library. */
  readonly rule: RuleId;
  /** The problem, in plain words. */
  readonly message: string;
  /** The remedy, in plain words. */
  readonly hint: string;
  /** An `error` makes the document invalid; a `warning` or `information` does not. */
  readonly severity: Severity;
  /** JSON path into the caller's request, such as `lines[2].exemptionReasonCode`; empty for the whole document. */
  readonly path: string;
  /** UBL location of the element that was checked, if there is one: `/Invoice/cac:InvoiceLine[3]`. */
  readonly location?: string;
  /** Line and column in the source, counted from 1, if known. */
  readonly place?: TextPlace;
  /** The rule set that found it, such as `own 2`, if several checked the document. */
  readonly ruleSet?: string;
  /** Business terms concerned, such as `IBT-186`. */
  readonly terms: readonly string[];
  /** Findings on UBL that follow only from this one, and are not listed separately. */
  readonly consequences?: readonly Issue[] | undefined;
  /** A JSON Patch (RFC 6902) of the request that fixes it, if there is only one remedy. */
  readonly fix?: Fix;
  /** Several ways to fix it, each with a title; the sender decides which one is right. */
  readonly suggestions?: readonly Suggestion[];
  /** Page of the rule in the documentation, if the option `docsUrl` is set. */
  readonly helpUri?: string;
}
