import type { Localised } from '../messages/language.ts';
import type { Prefixes } from '../xml/path.ts';
import type { UblStructure } from '../xml/ubl-structure.ts';
import type { Profile } from './engine.ts';
import type { RuleSet } from './rule-set.ts';

/** A kind of document: a value in `rules/`, found by its root element and what it says it follows. */
export interface DocumentKind {
  /** The name of its root element, by which results name the kind. */
  readonly root: string;
  readonly namespace: string;
  /** Beginnings of the CustomizationID of its documents; default: those of its profiles. */
  readonly customizationIds?: readonly string[];
  /** The rule that a document breaks if its CustomizationID is none of these. */
  readonly identifierRule?: string;
  /** Name of one of them, as in a sentence. */
  readonly name: Localised;
  /** Name of the specification of its documents; default: the name of the release. */
  readonly specification?: string;
  readonly structure: UblStructure;
  readonly envelope: EnvelopePlaces;
  /** Place where it holds an invoice or credit note, and the rule that says if that breaks the schema of UBL. */
  readonly embeds?: { readonly path: string; readonly prefixes: Prefixes; readonly rule: string };
}

/** A kind of document with the rules that judge it. */
export interface JudgedKind extends DocumentKind {
  /** Its own rules; default: those of the specification. */
  readonly ruleSet?: RuleSet;
}

/** Place where a kind of document has what its envelope must name, and how it is named there. */
export interface EnvelopePlaces {
  /** Paths from the root to who sends a document and to who receives it; each has a `cbc:EndpointID`. */
  readonly sender: string;
  readonly receiver: string;
  /** The profile in which the receiver's place is that of the sender. */
  readonly turnedIn?: Profile;
  /** The path from the sender to its country, or the country of all; documents of other kinds have none. */
  readonly country?: { readonly at: string } | { readonly always: string };
  /** The version of its schema, as the network names it. */
  readonly typeVersion: string;
  /** The scheme of its document type. */
  readonly documentTypeScheme: string;
}

/** A specification by which documents name themselves. */
export interface NamedSpecification {
  readonly name: Localised;
  /** Beginnings of the CustomizationID of its documents. */
  readonly customizationIds?: readonly string[];
  /** Beginnings of their ProfileID, where the CustomizationID says less. */
  readonly profileIds?: readonly string[];
}
