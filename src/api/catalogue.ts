import type { Language, LanguageOption, Localised } from '../core/messages/language.ts';
import { fill, type Messages } from '../core/messages/message.ts';
import type { PlacedEntry } from '../core/messages/message-entry.ts';
import { textsOfLanguage } from '../core/messages/wording.ts';
import { defaultSpecification } from '../specification/default.ts';
import { titleOf } from '../specification/facts.ts';

/** The texts of a rule in one language. */
export interface CatalogueText {
  /** The short name of the requirement. */
  readonly title: string;
  /** The problem in a document that breaks the rule. */
  readonly message: string;
  /** The fix. */
  readonly hint: string;
}

/** An official rule explained for the person who must fix the document. */
export interface CatalogueEntry {
  readonly id: string;
  /** The messages file of the entry, which is also the topic of the rule. */
  readonly topic: string;
  /** `shared` for all PINT countries, or the name of the UAE's own set or of the set of another kind of document. */
  readonly set: string;
  /** PINT-AE has no lesser severity: a document that breaks a rule is not valid. */
  readonly severity: 'fatal';
  readonly terms: readonly string[];
  readonly fields: readonly string[];
  readonly en: CatalogueText;
  /** Missing in a browser bundle, which contains no Arabic texts. */
  readonly ar?: CatalogueText | undefined;
}

/** The ids of this library's own rules, including those on the structure of UBL and on envelopes. */
const ownIds = /^(pint-ae|ubl|sbdh)-/;

/** Every official rule of invoices and credit notes, by its id. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = catalogueOf(defaultSpecification.messages);

/**
 * Returns the official rules of invoices and credit notes by id, each with its terms and texts.
 *
 * @example
 * ```ts
 * console.log(describeRules().get('ibr-002')?.terms.join()); // IBT-001
 * ```
 * @since 0.1.0
 */
export function describeRules(): ReadonlyMap<string, CatalogueEntry> {
  return catalogue;
}

/** Returns the official rules for which there are texts, by their ids. */
export function catalogueOf(messages: Messages): ReadonlyMap<string, CatalogueEntry> {
  const official = [...messages.entries.values()].filter(({ id }) => !ownIds.test(id));
  return new Map(official.map((entry) => [entry.id, entryOf(entry, messages)]));
}

function ruleTexts(entry: PlacedEntry, messages: Messages, language: LanguageOption): CatalogueText {
  const text = (part: Localised) => fill(part, language, {}, messages);
  return { title: text(titleOf(entry)), message: text(entry.message), hint: text(entry.hint) };
}

function entryOf(entry: PlacedEntry, messages: Messages): CatalogueEntry {
  const { id, topic, set, terms, fields } = entry;
  const textsIn = (language: LanguageOption) => ruleTexts(entry, messages, language);
  return {
    id,
    topic,
    set,
    severity: 'fatal',
    terms,
    fields,
    en: textsIn('en'),
    // Created on first use: most programs show one language.
    get ar() {
      return textsOfLanguage('ar') && textsIn('ar');
    },
  };
}

/** Returns the texts of a rule in a language that is loaded. */
export function textsOfRule(entry: CatalogueEntry, language: Language): CatalogueText {
  return entry[language] ?? entry.en;
}

/** The texts of a rule in a language; undefined for an id that has none. */
export function catalogueTextsIn(id: string, language: LanguageOption): CatalogueText | undefined {
  const { messages } = defaultSpecification;
  const entry = messages.entries.get(id);
  return entry && ruleTexts(entry, messages, language);
}

/** The title of a rule of the catalogue; undefined for any other id. */
export function titleOfRule(id: string, language: Language): string | undefined {
  const entry = catalogue.get(id);
  return entry && textsOfRule(entry, language).title;
}
