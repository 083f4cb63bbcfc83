import type { Fix, Remedy } from './fix.ts';
import type { Localised } from './language.ts';
import type { TextPlace } from './place.ts';

/** What a finding means for the document: only an `error` makes it invalid. */
export type Severity = 'error' | 'warning' | 'information';

/** Values for the `{placeholders}` of a text. */
export type Values = Readonly<Record<string, Value>>;

/**
 * A text or number as it is, a list of codes, codes of which one is meant, a code with its meaning, a word that has a text in
 * each language, or a phrase that brings its texts.
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

/** A text that is not in a list of codes, where one of them may be meant. */
export interface Misspelt {
  readonly text: string;
  readonly list: string;
  /** Those of the list that may be meant, where not all of them may. */
  readonly among?: readonly string[];
}

/** A text of its own in each language, with the values for its placeholders. */
export interface Phrase {
  readonly phrase: Localised;
  readonly values?: Values | undefined;
}

/**
 * Everything that a user meets is a finding: a rule that fails, a field of the wrong shape, a text that is not XML, a
 * default that was put in, a document that could not be judged. It holds facts; its text is rendered last, in the
 * language asked for, from the entry of its rule in `messages/`.
 */
export interface Finding {
  /** The official rule's id where there is one, else an id of this library. */
  readonly rule: string;
  /** Which text is meant: `onRequest`, or the name of a case; the rule's own where not given. */
  readonly text?: string;
  /** The text of the Schematron assertion, for a rule that no entry explains. */
  readonly assertion?: string;
  readonly severity: Severity;
  /** JSON path of the field to fix; empty where the whole document, or only UBL, is meant. */
  readonly path: string;
  /** Location of the element in the UBL, such as `/Invoice/cac:InvoiceLine[2]`. */
  readonly location?: string;
  /** Line and column in the source where there is one. */
  readonly place?: TextPlace;
  /** Business terms; those of the rule's entry where not given. */
  readonly terms?: readonly string[];
  readonly values?: Values;
  /** What may have been meant, which the message asks. */
  readonly misspelt?: Misspelt;
  /** What is wrong for the same reason alone, each place with its figures, which the message names. */
  readonly entailed?: readonly string[];
  /** What to do, where there is only one thing to do. */
  readonly remedy?: Remedy;
  readonly foundBy: FoundBy;
  /** The rule set that it comes from, where several judged. */
  readonly ruleset?: string;
}

/** Which step of the way found it. */
export type FoundBy =
  | 'intake'
  | 'shape'
  | 'normalisation'
  | 'checks'
  | 'advice'
  | 'structure'
  | 'schematron'
  | 'judge';

/** The rule that a field of the wrong shape breaks: that a request is what the interface asks for. */
export const malformedRule = 'pint-ae-malformed';

/** What is wrong with the shape of a field; `text` names the case. */
export function malformedField(
  text: string,
  path: string,
  values: Values = {},
  remedy: Remedy | undefined = undefined,
): Finding {
  const finding: Finding = { rule: malformedRule, text, severity: 'error', path, values, foundBy: 'shape' };
  return remedy === undefined ? finding : { ...finding, remedy };
}

/** A finding as the results of this library show it: in words, in the language asked for. */
export interface Issue {
  /** Official rule id where one exists, such as `ibr-002`; else an id of this library. */
  readonly rule: string;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** An `error` makes the document invalid; a `warning` or `information` does not. */
  readonly severity: Severity;
  /** JSON path into the caller's request, such as `lines[2].exemptionReasonCode`; empty for the whole document. */
  readonly path: string;
  /** UBL location of the element that was judged, where there is one: `/Invoice/cac:InvoiceLine[3]`. */
  readonly location?: string;
  /** Place in the source, where it is known: line and column from 1. */
  readonly place?: TextPlace;
  /** The rule set that it comes from, such as `own 2`, where several judged. */
  readonly ruleset?: string;
  /** Business terms concerned, such as `IBT-186`. */
  readonly terms: readonly string[];
  /** A JSON Patch (RFC 6902) of the request that mends it, where there is only one thing to do. */
  readonly fix?: Fix;
  /** Page of the rule in the documentation, where it is said under which address that is served. */
  readonly helpUri?: string;
}

/** A field of a malformed request, and what is wrong with it. */
export interface FieldProblem {
  /** JSON path, such as `lines[0].quantity`; empty for the whole document. */
  readonly field: string;
  /** What is wrong with the field: `is required`. */
  readonly message: string;
  /** Id of the library's rule for it. */
  readonly rule: string;
  /** Place in the source, where it is known: line and column from 1. */
  readonly place?: TextPlace;
  /** A JSON Patch (RFC 6902) of the request that mends it, where there is only one thing to do. */
  readonly fix?: Fix;
}
