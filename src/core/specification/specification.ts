import type { AddNotice } from '../findings/notice.ts';
import type { AmountName, ComputedInvoice } from '../invoice/computed-invoice.ts';
import type {
  DocumentAllowanceCharge,
  Endpoint,
  LineTax,
  Optional,
  Party,
  RootName,
  TaxRegistration,
} from '../invoice/invoice.ts';
import type { Localised } from '../messages/language.ts';
import type { Messages } from '../messages/message.ts';
import type { Spellings, Vocabulary } from '../messages/vocabulary.ts';
import type { Aggregate } from './binding.ts';
import type { Check } from './check.ts';
import type { Profile } from './engine.ts';
import type { RuleSet, RuleSetIdentity } from './rule-set.ts';
import type { VatCategory } from './vat-category.ts';

/**
 * All that a specification such as PINT-AE says, in one value: the folders under `rules/` build it and the
 * machinery receives it. It never changes, so prepare what you derive from it once, not for each document.
 */
export interface Specification {
  readonly release: Release;
  /** The rule that help and documentation show as an example. */
  readonly exampleRule: string;
  /** The official rules of the release, compiled; without them a document cannot be judged. */
  readonly ruleSet?: RuleSet;
  readonly profiles: Readonly<Record<Profile, ProfileIdentifiers>>;
  /** The documents of the interface, by the `documentType` of a request. */
  readonly documentTypes: Readonly<Record<string, DocumentTypeFacts>>;
  /** The flags that a request may set for its transaction, each with its position from 1. */
  readonly transactionFlags: Readonly<Record<string, number>>;
  /** Every VAT category that a document can have, by its code. */
  readonly vatCategories: Readonly<Record<string, VatCategory>>;
  /** The codes of the VAT categories that a request may name. */
  readonly requestVatCategories: readonly string[];
  /** The item types that a request may name, and whether each is written only with a classification. */
  readonly itemTypes: Readonly<Record<string, { readonly needsClassification: boolean }>>;
  /** Tax scheme of a VAT registration (IBT-031-1), and of a tax identification number (IBT-032). */
  readonly taxScheme: string;
  readonly tinScheme: string;
  /** ISO 3166 code of the country whose tax this is. */
  readonly homeCountry: string;
  /** The home country's name, as a text uses it in a sentence. */
  readonly homeCountryName: Localised;
  readonly accounting: AccountingFacts;
  readonly tolerances: Tolerances;
  readonly codeLists: CodeLists;
  readonly aliases: Aliases;
  /** What fields of the request may hold besides the codes of their lists. */
  readonly vocabularies: readonly Vocabulary[];
  readonly defaults: Defaults;
  /** The text about each kind of sent amount that is not written as sent. */
  readonly adjustmentTexts: AdjustmentTexts;
  /** The checks of the request, in the order in which a person reads a document. */
  readonly checks: readonly Check[];
  /**
   * What is allowed but hardly intended, each with its own id: warnings, which never make a document invalid.
   */
  readonly advice: readonly Check[];
  /** All texts about findings. */
  readonly messages: Messages;
  /** How an invoice is written as UBL. */
  readonly binding: Aggregate<ComputedInvoice>;
}

/** The edition of a specification. */
export interface Release extends Omit<RuleSetIdentity, 'hash'> {
  /** The name that people use for it. */
  readonly name: string;
}

/** The identifiers by which a document names its specification: IBT-024 and IBT-023. */
export interface ProfileIdentifiers {
  readonly customizationId: string;
  readonly profileId: string;
}

export interface DocumentTypeFacts {
  readonly root: RootName;
  readonly profile: Profile;
  /** The document type code (IBT-003), unless the content of the document requires another. */
  readonly typeCode: string;
}

export interface AccountingFacts {
  /** The currency in which VAT is accounted for (IBT-006), which is also the default. */
  readonly currency: string;
  /** Decimals of an exchange rate into the accounting currency. */
  readonly rateDecimals: number;
}

/**
 * For each amount that a caller may send, the rule and the text that report that it is written differently.
 */
export type AdjustmentTexts = Readonly<Record<AmountName, { readonly rule: string; readonly text?: string }>>;

/** How far a sent amount may be from the computed one, in units of the currency. */
export interface Tolerances {
  /** For the net amount of a line. */
  readonly line: number;
  /** For a total. */
  readonly total: number;
  /**
   * A payable amount rounded for cash (IBT-114): by less than `below`, to a multiple of the smallest coin of
   * its currency.
   */
  readonly cash: { readonly below: number; readonly accountingCoin: number; readonly otherCoin: number };
}

/** A code list: the meaning of each code. */
export interface CodeList {
  readonly codes: Readonly<Record<string, string>>;
}

/**
 * Code lists by name: those that the machinery uses, and those from which the request's fields take their
 * codes.
 */
export interface CodeLists extends Readonly<Record<string, CodeList>> {
  readonly countries: CodeList;
  readonly exemptionReasons: CodeList;
  readonly paymentMeans: CodeList;
}

/** Other systems' names for one kind of amount. */
export interface NamesOfAmounts {
  readonly names: RegExp;
  /** The fields that say the same, or that leave nothing undecided if they are sent. */
  readonly fields: readonly string[];
  /** The text that refuses it where it is not simply another name of a field. */
  readonly text?: 'retention' | 'discountOrTerms';
}

export interface Aliases {
  /**
   * Other systems' names for fields of the interface, to suggest the right name; they are not read as fields.
   */
  readonly fieldNames: Spellings;
  /** The same for names that count if their value is a number; the first that fits. */
  readonly amountNames: readonly NamesOfAmounts[];
  /** How other names of amounts begin or end. */
  readonly anyAmount: RegExp;
  /** Other systems' names for the fact that prices include the tax, which no field of the interface states. */
  readonly pricesWithTax: RegExp;
  /** Subdivisions of the home country (IBT-039, IBT-054), with their cities. */
  readonly subdivisions: Spellings;
  /** Names of countries besides those of the code list. */
  readonly countries: Spellings;
  readonly registrationTypes: Spellings;
  readonly paymentModes: Spellings;
}

/**
 * A media type of attachments (IBT-125-1) with its file extensions and the first characters of its Base64
 * text.
 */
export interface MediaType {
  readonly type: string;
  /** The first one is written. */
  readonly extensions: readonly [string, ...string[]];
  readonly base64Start?: string;
}

/** A reason for an allowance or charge, as a code and as text. */
export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** The transaction flags that a request sets. */
export type TransactionType = ReadonlySet<string>;

/** A party as sent, with its texts trimmed. */
export interface SentParty {
  readonly participantId: Optional<string>;
  readonly trn: Optional<string>;
  readonly legalRegistrationNumber: Optional<string>;
  /** Whether it issues the document: the seller, or the buyer of a self-billed document. */
  readonly isIssuer: boolean;
}

/** How the tax authority and the network identify a party. */
export interface PartyIdentity extends Pick<Party, 'identification'> {
  readonly endpoint: Optional<Endpoint>;
  readonly taxRegistration: Optional<Omit<TaxRegistration, 'path'>>;
}

/** The facts on which the type code of a document may depend. */
export interface TypeCodeFacts {
  readonly documentType: string;
  readonly lines: readonly LineTax[];
  readonly allowancesCharges: readonly DocumentAllowanceCharge[];
  readonly buyer: Party;
  readonly transactionType: TransactionType;
}

/** What is filled in, required or left out where a request says nothing. All functions are pure. */
export interface Defaults {
  readonly vatCategory: string;
  readonly allowanceReason: Reason;
  readonly chargeReason: Reason;
  /** Unit of a quantity (IBT-130). */
  readonly unitCode: string;
  /** Scheme of a standard item identifier (IBT-157-1). */
  readonly standardItemScheme: string;
  /** List of an item classification (IBT-158-1), and the one that holds service accounting codes. */
  readonly classificationList: string;
  readonly serviceAccountingList: string;
  readonly paymentMode: string;
  /** Payment modes that need an account, each with the value that is written if none is given. */
  readonly paymentModesWithAccount: Readonly<Record<string, string>>;
  readonly creditNoteReason: string;
  /** Written as the purchase order (IBT-013) of a document that names only a sales order. */
  readonly purchaseOrderId: string;
  /** Type code of the supporting document that carries the project (IBT-011) of a credit note. */
  readonly projectTypeCode: string;
  readonly mediaTypes: readonly MediaType[];
  /** Namespace of name-based UUIDs: the same request always gets the same UUID. */
  readonly uuidNamespace: string;
  /** Identification of the seller, and of the buyer: electronic address, identifier and tax registration. */
  readonly sellerIdentity: (seller: SentParty, addNotice: AddNotice) => PartyIdentity;
  readonly buyerIdentity: (
    buyer: SentParty,
    transactionType: TransactionType,
    addNotice: AddNotice,
  ) => PartyIdentity;
  /** Whether a tax number is one of the home country, which places its party there. */
  readonly isHomeTaxNumber: (trn: string) => boolean;
  /** Whether the authority of this type of legal registration is named by its country. */
  readonly isIssuedByCountry: (legalRegistrationType: string | undefined) => boolean;
  readonly typeCode: (facts: TypeCodeFacts) => string;
  /** The transaction flags as the document writes them; undefined if it does not write any. */
  readonly transactionCode: (transactionType: TransactionType) => string | undefined;
  /** The VAT category of a line, from the one that was sent, if any. */
  readonly lineVatCategory: (sent: string | undefined, transactionType: TransactionType) => string;
  /** Whether to write the date on which VAT becomes due (IBT-007). */
  readonly writesVatPointDate: (root: RootName, vatPointDate: string, issueDate: string) => boolean;
  /** Whether a credit note with this reason may refer to a preceding invoice (IBG-03). */
  readonly allowsPrecedingInvoice: (creditNoteReason: string | undefined) => boolean;
  /** Whether a document has payment instructions (IBG-16) even if the request says nothing about payment. */
  readonly needsPayment: (root: RootName, transactionType: TransactionType) => boolean;
  /**
   * The notice for a document that must have a deliver-to address (IBG-15) but names none; undefined if the
   * buyer's address is not used.
   */
  readonly deliverToNotice: (
    transactionType: TransactionType,
    buyerCountry: string | undefined,
  ) => string | undefined;
  /** Country of a deliver-to address without a country. */
  readonly deliverToCountry: (
    buyerCountry: string | undefined,
    transactionType: TransactionType,
  ) => string | undefined;
}

/** The facts of a VAT category of a specification. An unknown category is a bug in the caller's code. */
export function vatCategoryOf({ vatCategories }: Specification, code: string): VatCategory {
  const category = Object.hasOwn(vatCategories, code) ? vatCategories[code] : undefined;
  if (category === undefined) throw new TypeError(`${code} is not a VAT category of the specification`);
  return category;
}
