import type { Localised } from '../messages/language.ts';
import type { Prefixes } from '../xml/path.ts';
import type { UblStructure } from '../xml/ubl-structure.ts';
import type { Profile } from './engine.ts';
import type { RuleSet } from './rule-set.ts';

/** A kind of document: a value in `rules/`, found by its root element and the specification that it names. */
export interface DocumentKind {
  /** The name of its root element; results use it as the name of the kind. */
  readonly root: string;
  readonly namespace: string;
  /** Beginnings of the CustomizationID of its documents; default: those in its profiles. */
  readonly customizationIds?: readonly string[];
  /** The rule that a document breaks if its CustomizationID is none of these. */
  readonly identifierRule?: string;
  /** The name of one such document, as used in a sentence. */
  readonly name: Localised;
  /** Name of the specification of its documents; default: the name of the release. */
  readonly specification?: string;
  readonly structure: UblStructure;
  readonly envelope: EnvelopePlaces;
  /** Place of the embedded invoice or credit note, and the rule that reports it if it breaks the schema of UBL. */
  readonly embeds?: { readonly path: string; readonly prefixes: Prefixes; readonly rule: string };
}

/** A kind of document with the rules that check it. */
export interface JudgedKind extends DocumentKind {
  /** Its own rules; default: the rules of the specification. */
  readonly ruleSet?: RuleSet;
}

/** Places in a kind of document for the data that its envelope must name, and the form of that data in the envelope. */
export interface EnvelopePlaces {
  /** Paths from the root to the sender and the receiver of a document; each has a `cbc:EndpointID`. */
  readonly sender: string;
  readonly receiver: string;
  /** The profile in which sender and receiver are swapped. */
  readonly turnedIn?: Profile;
  /** The path from the sender to its country, or the country of all documents of the kind; other kinds have none. */
  readonly country?: { readonly at: string } | { readonly always: string };
  /** The version of its schema in the network's notation. */
  readonly typeVersion: string;
  /** The scheme of its document type. */
  readonly documentTypeScheme: string;
}

/** A specification that documents can name as their own. */
export interface NamedSpecification {
  readonly name: Localised;
  /** Beginnings of the CustomizationID of its documents. */
  readonly customizationIds?: readonly string[];
  /** Beginnings of their ProfileID, if the CustomizationID is not specific enough. */
  readonly profileIds?: readonly string[];
}
