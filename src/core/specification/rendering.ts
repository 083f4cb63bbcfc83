import type { TextKey } from '../../generated/text-keys.js';
import type { Language } from '../messages/language.ts';
import type { CurrencyInWords } from './currency-in-words.ts';
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
