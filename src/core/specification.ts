import type { Aggregate } from './binding.ts';
import type { Check } from './check.ts';
import type { AmountName, ComputedInvoice } from './computed-invoice.ts';
import type { Profile } from './engine.ts';
import type {
  DocumentAllowanceCharge,
  Endpoint,
  Line,
  Optional,
  Party,
  RootName,
  TaxRegistration,
} from './invoice.ts';
import type { Localised } from './language.ts';
import type { Messages } from './message.ts';
import type { AddNotice } from './notice.ts';
import type { RuleSet, RuleSetIdentity } from './rule-set.ts';
import type { VatCategory } from './vat-category.ts';
import type { Spellings, Vocabulary } from './vocabulary.ts';

/**
 * All that a specification such as PINT-AE says, in one value: the folders under `rules/` build it, and the machinery is
 * handed it. Prepare what is made of it once, not once a document: it never changes.
 */
export interface Specification {
  readonly release: Release;
  /** The rule that help and documentation show as an example. */
  readonly exampleRule: string;
  /** The official rules of the release, compiled; a document can't be judged without any. */
  readonly ruleSet?: RuleSet;
  readonly profiles: Readonly<Record<Profile, ProfileIdentifiers>>;
  /** The documents of the interface, by the name that a request gives them. */
  readonly documentTypes: Readonly<Record<string, DocumentTypeFacts>>;
  /** What a request may say of its transaction, each flag with its place in the order of all, from 1. */
  readonly transactionFlags: Readonly<Record<string, number>>;
  /** Every VAT category that a document can have, by its code. */
  readonly vatCategories: Readonly<Record<string, VatCategory>>;
  /** The codes of those that a request may name. */
  readonly requestVatCategories: readonly string[];
  /** The types of items that a request may name, and whether each is written with a classification only. */
  readonly itemTypes: Readonly<Record<string, { readonly needsClassification: boolean }>>;
  /** Tax scheme of a VAT registration (IBT-031-1), and of a tax identification number (IBT-032). */
  readonly taxScheme: string;
  readonly tinScheme: string;
  /** ISO 3166 code of the country whose tax it is. */
  readonly homeCountry: string;
  /** The same in words, as a text names it in a sentence. */
  readonly homeCountryName: Localised;
  readonly accounting: AccountingFacts;
  readonly tolerances: Tolerances;
  readonly codeLists: CodeLists;
  readonly aliases: Aliases;
  /** What fields of the request may hold beside the codes of their lists. */
  readonly vocabularies: readonly Vocabulary[];
  readonly defaults: Defaults;
  /** What is said of each sent amount that is not written as sent. */
  readonly adjustmentTexts: AdjustmentTexts;
  /** The checks of the request, in the order in which a person reads a document. */
  readonly checks: readonly Check[];
  /** What is allowed and hardly meant, each under an id of its own: warnings, by which no document is invalid. */
  readonly advice: readonly Check[];
  /** All that a person reads about a finding. */
  readonly messages: Messages;
  /** How an invoice is written as UBL. */
  readonly binding: Aggregate<ComputedInvoice>;
}

/** Which edition of a specification it is. */
export interface Release extends Omit<RuleSetIdentity, 'hash'> {
  /** The name that people know it by. */
  readonly name: string;
}

/** How a document names what it follows: IBT-024 and IBT-023. */
export interface ProfileIdentifiers {
  readonly customizationId: string;
  readonly profileId: string;
}

export interface DocumentTypeFacts {
  readonly root: RootName;
  readonly profile: Profile;
  /** The document type code (IBT-003) that it has unless its content asks for another. */
  readonly typeCode: string;
}

export interface AccountingFacts {
  /** The currency in which VAT is accounted for (IBT-006), and the one assumed where none is given. */
  readonly currency: string;
  /** Decimals of an exchange rate into it. */
  readonly rateDecimals: number;
}

/** For each amount that a caller may send the rule, and which of its texts, that tell that it is written otherwise. */
export type AdjustmentTexts = Readonly<Record<AmountName, { readonly rule: string; readonly text?: string }>>;

/** How far, in units of the currency, an amount that the caller sent may be from the computed one. */
export interface Tolerances {
  /** Of the net amount of a line. */
  readonly line: number;
  /** Of a total. */
  readonly total: number;
  /** A payable amount rounded for cash (IBT-114): by less than `below`, to a multiple of the coin of its currency. */
  readonly cash: { readonly below: number; readonly accountingCoin: number; readonly otherCoin: number };
}

/** A code list: the meaning of each code. */
export interface CodeList {
  readonly codes: Readonly<Record<string, string>>;
}

/** Code lists by name: those that the machinery reads, and those that the fields of the request take their codes of. */
export interface CodeLists extends Readonly<Record<string, CodeList>> {
  readonly countries: CodeList;
  readonly exemptionReasons: CodeList;
  readonly paymentMeans: CodeList;
}

export interface Aliases {
  /** Names that systems have for fields of the interface, for who misses one; they are not read. */
  readonly fieldNames: Spellings;
  /** Subdivisions of the home country (IBT-039, IBT-054), with their cities. */
  readonly subdivisions: Spellings;
  /** Names of countries beside those of the code list. */
  readonly countries: Spellings;
  readonly registrationTypes: Spellings;
  readonly paymentModes: Spellings;
}

/** A media type of attachments (IBT-125-1) with its file extensions and the first characters of its Base64 text. */
export interface MediaType {
  readonly type: string;
  /** The first is the one that is written. */
  readonly extensions: readonly [string, ...string[]];
  readonly base64Start?: string;
}

/** A reason for an allowance or charge, as code and as text. */
export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** The transaction flags that a request sets. */
export type TransactionType = ReadonlySet<string>;

/** A party as sent, its texts trimmed. */
export interface SentParty {
  readonly participantId: Optional<string>;
  readonly trn: Optional<string>;
  readonly legalRegistrationNumber: Optional<string>;
  /** Whether it issues the document: the seller, or the buyer of a self-billed one. */
  readonly isIssuer: boolean;
}

/** Who a party is for the tax authority and the network. */
export interface PartyIdentity extends Pick<Party, 'identification'> {
  readonly endpoint: Optional<Endpoint>;
  readonly taxRegistration: Optional<Omit<TaxRegistration, 'path'>>;
}

/** What the type code of a document may depend on. */
export interface TypeCodeFacts {
  readonly documentType: string;
  readonly lines: readonly Line[];
  readonly allowancesCharges: readonly DocumentAllowanceCharge[];
  readonly buyer: Party;
  readonly transactionType: TransactionType;
}

/** What is put in where a request says nothing, and what is asked for or left out where it does. All functions are pure. */
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
  /** Payment modes that need an account, each with what is written where none is given. */
  readonly paymentModesWithAccount: Readonly<Record<string, string>>;
  readonly creditNoteReason: string;
  /** Written as the purchase order (IBT-013) of a document that names a sales order only. */
  readonly purchaseOrderId: string;
  /** Type code of the supporting document that holds the project (IBT-011) of a credit note. */
  readonly projectTypeCode: string;
  readonly mediaTypes: readonly MediaType[];
  /** Namespace of name-based UUIDs: one request always yields the same identity. */
  readonly uuidNamespace: string;
  /** Identity of the seller, and of the buyer: electronic address, identifier and tax registration. */
  readonly sellerIdentity: (seller: SentParty, addNotice: AddNotice) => PartyIdentity;
  readonly buyerIdentity: (
    buyer: SentParty,
    transactionType: TransactionType,
    addNotice: AddNotice,
  ) => PartyIdentity;
  /** Whether a tax number is one of the home country, and so the party that has it is there. */
  readonly isHomeTaxNumber: (trn: string) => boolean;
  /** Whether the authority of a legal registration of this type is named by its country. */
  readonly isIssuedByCountry: (legalRegistrationType: string | undefined) => boolean;
  readonly typeCode: (facts: TypeCodeFacts) => string;
  /** The transaction flags as the document writes them; undefined where it does not. */
  readonly transactionCode: (transactionType: TransactionType) => string | undefined;
  /** The VAT category of a line from the one that is sent, if any. */
  readonly lineVatCategory: (sent: string | undefined, transactionType: TransactionType) => string;
  /** Whether a date on which VAT becomes due (IBT-007) is written. */
  readonly writesVatPointDate: (root: RootName, vatPointDate: string, issueDate: string) => boolean;
  /** Whether a credit note with this reason refers to a preceding invoice (IBG-03). */
  readonly allowsPrecedingInvoice: (creditNoteReason: string | undefined) => boolean;
  /** Whether a document has payment instructions (IBG-16) even where it says nothing of payment. */
  readonly needsPayment: (root: RootName, transactionType: TransactionType) => boolean;
  /** What is told where a document must have a deliver-to address (IBG-15) and names none; undefined where it does not have that of the buyer. */
  readonly deliverToNotice: (
    transactionType: TransactionType,
    buyerCountry: string | undefined,
  ) => string | undefined;
  /** Country of a deliver-to address that names none. */
  readonly deliverToCountry: (
    buyerCountry: string | undefined,
    transactionType: TransactionType,
  ) => string | undefined;
}

/** What a VAT category of a specification brings with it. An unknown one is a fault of the caller's code. */
export function vatCategoryOf({ vatCategories }: Specification, code: string): VatCategory {
  const category = Object.hasOwn(vatCategories, code) ? vatCategories[code] : undefined;
  if (category === undefined) throw new TypeError(`${code} is not a VAT category of the specification`);
  return category;
}
