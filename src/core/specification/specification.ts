import type { SuggestionRows } from '../findings/suggestion.ts';
import type { AmountName, ComputedInvoice } from '../invoice/computed-invoice.ts';
import type { RootName } from '../invoice/invoice.ts';
import type { Localised } from '../messages/language.ts';
import type { Messages } from '../messages/message.ts';
import type { ChangedTexts } from '../messages/message-entry.ts';
import type { Spellings, Vocabulary } from '../messages/vocabulary.ts';
import type { Aggregate } from './binding.ts';
import type { Cause } from './cause.ts';
import type { Check } from './check.ts';
import type { Defaults } from './defaults.ts';
import type { Profile } from './engine.ts';
import type { FieldRows, RequestFacts } from './fields.ts';
import type { RecordWords } from './record-words.ts';
import type { RuleSet, RuleSetIdentity } from './rule-set.ts';
import type { SupplyFacts } from './supply.ts';
import type { ToldOfDocument } from './told-of-document.ts';
import type { Units } from './units.ts';
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
  /** The other releases, by which a document can be judged instead. */
  readonly otherReleases?: readonly OtherRelease[];
  readonly profiles: Readonly<Record<Profile, ProfileIdentifiers>>;
  /** The official rule that a document breaks if its CustomizationID (IBT-024) is that of no profile. */
  readonly identifierRule?: string;
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
  /** The business facts that a request may name in place of codes. */
  readonly supplies?: SupplyFacts;
  /** Tax scheme of a VAT registration (IBT-031-1), and of a tax identification number (IBT-032). */
  readonly taxScheme: string;
  readonly tinScheme: string;
  /** ISO 3166 code of the country whose tax this is. */
  readonly homeCountry: string;
  /** The home country's name, as a text uses it in a sentence. */
  readonly homeCountryName: Localised;
  readonly accounting: AccountingFacts;
  /** The decimals to which amounts in a currency are rounded, and with which they are written. */
  readonly minorUnitsOf: (currency: string) => number;
  readonly tolerances: Tolerances;
  readonly codeLists: CodeLists;
  readonly aliases: Aliases;
  readonly units: Units;
  /** Other values that fields of the request accept besides the codes of their lists. */
  readonly vocabularies: readonly Vocabulary[];
  readonly defaults: Defaults;
  /** The text about each kind of sent amount that is not written as sent. */
  readonly adjustmentTexts: AdjustmentTexts;
  readonly jointAdjustmentTexts?: JointAdjustmentTexts;
  /** The checks of the request, in the order in which a person reads a document. */
  readonly checks: readonly Check[];
  /**
   * Finds values that are allowed but hardly intended, each with its own id: warnings, which never make a document invalid.
   */
  readonly advice: readonly Check[];
  /** Notes of normalisation on a request that are true of a UBL document too. */
  readonly toldOfDocuments: readonly ToldOfDocument[];
  /** The findings of a UBL document that others follow from, the widest first. */
  readonly causes: readonly Cause[];
  /** By business term of a figure of a document, the rule that says how it follows from others. */
  readonly figureRules: Readonly<Record<string, string>>;
  /** By business term of an amount, the rule on its decimals. */
  readonly decimalRules: Readonly<Record<string, string>>;
  /** The rule on elements of a document that nobody reads, and those that may be there all the same. */
  readonly unreadElements: UnreadElements;
  /** All texts about findings. */
  readonly messages: Messages;
  /** Additions of a program, which tell it from others. */
  readonly additions?: object;
  /** Suggestions for findings of a request that have more than one remedy. */
  readonly suggestions?: SuggestionRows;
  /** The objects and fields of a document request. */
  readonly fields: RequestFacts;
  /** Describes how an invoice is written as UBL. */
  readonly binding: Aggregate<ComputedInvoice>;
}

/** A specification that also explains, for people, what the fields of its requests hold. */
export interface DescribedSpecification extends Specification {
  readonly fields: FieldRows;
}

/** Elements of a document that are no part of an invoice of the specification. */
export interface UnreadElements {
  readonly rule: string;
  /** Names of elements that say nothing about what is invoiced. */
  readonly allowed: readonly string[];
}

/** The edition of a specification. */
export interface Release extends Omit<RuleSetIdentity, 'hash'> {
  /** The name that people use for it. */
  readonly name: string;
}

/** Differences if another release of a specification judges. */
export interface OtherRelease {
  readonly ruleSet: RuleSet;
  /** The checks of requests; default: those of the specification. */
  readonly checks?: readonly Check[];
  /** The texts about rules that it has otherwise. */
  readonly texts?: ChangedTexts;
}

/** A release that states what it says otherwise than another. */
export interface ReleaseByDifference extends Release {
  /** The version of that one; the release without it is stated as a whole. */
  readonly differsFrom?: string;
  /** The ids of the rules that it does not have. */
  readonly withoutRules?: readonly string[];
  /** The texts about the rules that it has otherwise. */
  readonly messages?: ChangedTexts;
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
  /** Type code of the supporting document (IBG-24) whose description is the total with VAT in that currency. */
  readonly totalDocumentType?: string;
}

/**
 * For each amount that a caller may send, the rule and the text that report that it is written differently.
 */
export type AdjustmentTexts = Readonly<Record<AmountName, AdjustmentText>>;

/** The texts about many amounts that are not written as sent, told together. */
export interface JointAdjustmentTexts {
  /** For the net amounts of many lines together. */
  readonly lineNetAmounts?: AdjustmentText;
  /** For all amounts together, in currencies with three decimals. */
  readonly thousandths?: AdjustmentText & { readonly currencies: readonly string[] };
}

/** The rule and text case of an amount that is not written as sent. */
export interface AdjustmentText {
  readonly rule: string;
  readonly text?: string;
  /** Default: a warning. */
  readonly severity?: 'information';
}

/** Tolerances between a sent amount and the computed one, in units of the currency. */
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
  readonly text?: 'retention' | 'withholdingTax' | 'discountOrTerms' | 'asEntry' | 'pricesWithTax';
}

/** Meaning of a name: by whole words of it, or by parts of it without blanks and marks. */
export interface SpeakingName {
  readonly parts: RegExp;
  readonly words: readonly string[];
  /** Looked for in the words of a name, joined by `_`. */
  readonly stems?: RegExp;
  /** Words that say it only as the last one: `coldStorage`, not `storageZone`. */
  readonly heads?: readonly string[];
}

/** Meanings of the names of fields that the request does not have. */
export interface NamesOfUnknown {
  readonly tax: SpeakingName;
  /** Words for something that costs nothing. */
  readonly free: SpeakingName;
  /** Words of a name that says a rate, and nothing else. */
  readonly rate?: readonly string[];
  readonly money: SpeakingName;
  /** Words that only look as if they spoke of money: a taxi is no tax. */
  readonly innocent?: readonly string[];
  /** Currencies that end a name and are no word of it. */
  readonly currencies?: readonly string[];
  /** Names of the currency of the amounts, and not of an account or a report. */
  readonly ofAmounts: RegExp;
  /** Words of what only the sender's own books know. */
  readonly internal: readonly string[];
  /** Words with which a name ends if its value identifies, counts, measures, dates or describes. */
  readonly describing: readonly string[];
  /** Endings of names that only describe and do not show where their words begin. */
  readonly describingEnd: RegExp;
}

/** A system whose documents have names of their own for what a document request says. */
export interface OtherSystem {
  readonly name: string;
  /** Names of fields by which its documents are known, of the document and of its lines. */
  readonly fields: readonly string[];
  /** The page of the documentation that says which field is which. */
  readonly guide: string;
}

export interface Aliases {
  /** Systems whose documents are known by their own names of fields. */
  readonly systems?: readonly OtherSystem[];
  /**
   * Other systems' names for fields of the interface, to suggest the right name; they are not read as fields.
   */
  readonly fieldNames: Spellings;
  /** Other names that count if their value is a number; the first that fits. */
  readonly amountNames: readonly NamesOfAmounts[];
  /** Beginnings and endings of other names of amounts. */
  readonly anyAmount: RegExp;
  /** Words by which records of other systems say what no field of the interface states. */
  readonly recordWords?: RecordWords;
  readonly unknownNames: NamesOfUnknown;
  /** Words of names that are not a field of the request misspelt, however like they are. */
  readonly unlike: readonly string[];
  /** By closed list, words for what it does not have, each with the text that says what is sent instead. */
  readonly otherValues?: Readonly<
    Record<string, readonly { readonly names: RegExp; readonly text: string }[]>
  >;
  /** Other systems' names for flags about tax, each with the VAT categories that say the same. */
  readonly taxFlags: readonly { readonly names: RegExp; readonly categories: readonly string[] }[];
  /** Subdivisions of the home country (IBT-039, IBT-054), with their cities. */
  readonly subdivisions: Spellings;
  /** Names of countries besides those of the code list. */
  readonly countries: Spellings;
  readonly registrationTypes: Spellings;
  /** Legal forms at the end of names of companies, each with its other spellings. */
  readonly legalForms: Spellings;
  readonly paymentModes: Spellings;
}

/** The facts of a VAT category of a specification. An unknown category is a bug in the caller's code. */
export function vatCategoryOf(
  { vatCategories }: Pick<Specification, 'vatCategories'>,
  code: string,
): VatCategory {
  const category = Object.hasOwn(vatCategories, code) ? vatCategories[code] : undefined;
  if (category === undefined) throw new TypeError(`${code} is not a VAT category of the specification`);
  return category;
}
