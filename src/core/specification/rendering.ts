import type { TextKey } from '../../generated/text-keys.js';
import type { Language } from '../messages/language.ts';
import type { Profile } from './engine.ts';
import type { PrintedField } from './plain-fields.ts';
import type { Specification } from './specification.ts';

/** The texts of a rendered invoice. */
export type { TextKey };

/** One text in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** The code lists whose codes are shown with their meaning. */
export type MeaningList =
  | 'addressScheme'
  | 'allowanceReason'
  | 'billingFrequency'
  | 'chargeReason'
  | 'country'
  | 'creditNoteReason'
  | 'currency'
  | 'documentType'
  | 'electronicAddress'
  | 'exemptionReason'
  | 'goodsNature'
  | 'identifierScheme'
  | 'itemType'
  | 'legalRegistrationType'
  | 'mediaType'
  | 'paymentMeans'
  | 'transactionType'
  | 'subdivision'
  | 'unit'
  | 'vatCategory'
  | 'vatCategoryStatement';

/** The rendering of a country's invoices. */
export interface Rendering {
  readonly texts: Readonly<Record<TextKey, Translated>>;
  /** The title of a document, by its type code (IBT-003). */
  readonly titles: Readonly<Record<Profile, Readonly<Record<string, Translated>>>>;
  readonly months: readonly Translated[];
  /** A code that is missing here is shown as it is. */
  readonly meanings: Readonly<Record<MeaningList, Readonly<Record<string, Translated>>>>;
  /** Describes how to say amounts in words, by currency; for other currencies, the name follows the number. */
  readonly currenciesInWords: Readonly<Record<string, CurrencyInWords>>;
  /** The plain fields that are printed by their rows. */
  readonly fields: readonly PrintedField[];
  /** Tax schemes of a party's registrations, each with the name of its number. */
  readonly taxRegistrations: Readonly<Record<string, TextKey>>;
  /** Type codes of supporting documents (IBG-24) that carry other data. */
  readonly specialDocuments: {
    /** Its description has the total with VAT in the accounting currency (BTAE-20). */
    readonly accountingTotal: string;
    /** Its id is the project (IBT-011). */
    readonly project: string;
    /** Its id is the invoiced object (IBT-018). */
    readonly invoicedObject: string;
  };
}

/** A specification whose documents can be shown to people. */
export interface RenderedSpecification extends Specification {
  readonly rendering: Rendering;
}

/** Describes how to show a document that is not an invoice to a person: a title, and facts under headings. */
export interface KindPage {
  readonly title: Translated;
  /** The document's message in one sentence, by its code. */
  readonly statement?: PageFact;
  readonly sections: readonly PageSection[];
}

export interface PageSection {
  readonly heading: Translated;
  /** The elements that are the rows of a table of these facts; default: the facts of the document, once. */
  readonly each?: string;
  readonly facts: readonly PageFact[];
}

/** A fact of the document: the texts at a path, with UBL's prefixes, `ext`, `doc` (its own) and `*`. */
export interface PageFact {
  readonly label: Translated;
  readonly at: string;
  /** Default: as written. An amount has its currency, an address its scheme, a place no namespaces. */
  readonly as?: 'amount' | 'date' | 'address' | 'place';
  /** Meanings of its codes; a missing code is shown as it is. */
  readonly meanings?: Readonly<Record<string, Translated>>;
}

/** An Arabic noun with its forms for counting. */
export interface ArabicNoun {
  /** Singular: one thing, and after hundreds and thousands. */
  readonly one: string;
  /** Dual. */
  readonly two: string;
  /** Plural, after 3 to 10. */
  readonly few: string;
  /** Accusative singular, after 11 to 99. */
  readonly many: string;
  readonly isFeminine?: true;
}

/** The counted unit, in English and Arabic. */
export interface CountedUnit {
  readonly en: { readonly one: string; readonly many: string };
  readonly ar: ArabicNoun;
  /** The adjective after the Arabic noun, in its masculine singular. */
  readonly adjective?: string;
}

/** Describes how to say amounts of a currency in words. */
export interface CurrencyInWords {
  readonly major: CountedUnit;
  /** The fraction of the currency in words; without it, fractions are written in digits. */
  readonly minor?: CountedUnit & {
    /** Number of decimals of the currency. */
    readonly decimals: 2 | 3;
  };
}
