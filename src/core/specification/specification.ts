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
import type { Defaults, Units } from './defaults.ts';
import type { Profile } from './engine.ts';
import type { FieldRows, RequestFacts, SupplyFacts } from './fields.ts';
import type { RecordWords } from './record-words.ts';
import type { RuleSet, RuleSetIdentity } from './rule-set.ts';
import type { ToldOfDocument } from './told-of-document.ts';
import type { VatCategory } from './vat-category.ts';

/** A specification such as PINT-AE, built in `rules/`. It never changes, so prepare derived data once. */
export interface Specification {
  readonly release: Release;
  /** The rule that help and documentation show as an example. */
  readonly exampleRule: string;
  /** The official rules of the release, compiled; without them no document can be checked. */
  readonly ruleSet?: RuleSet;
  /** The other releases, which can check a document instead. */
  readonly otherReleases?: readonly OtherRelease[];
  readonly profiles: Readonly<Record<Profile, ProfileIdentifiers>>;
  /** The official rule that a document breaks if its CustomizationID (IBT-024) belongs to no profile. */
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
  /** The business facts that a request may name instead of codes. */
  readonly supplies?: SupplyFacts;
  /** Tax scheme of a VAT registration (IBT-031-1), and of a tax identification number (IBT-032). */
  readonly taxScheme: string;
  readonly tinScheme: string;
  /** ISO 3166 code of the country that levies the tax. */
  readonly homeCountry: string;
  /** The home country's name, as a text uses it in a sentence. */
  readonly homeCountryName: Localised;
  readonly accounting: AccountingFacts;
  /** Returns the number of decimals to which amounts in a currency are rounded and written. */
  readonly minorUnitsOf: (currency: string) => number;
  readonly tolerances: Tolerances;
  readonly codeLists: CodeLists;
  readonly aliases: Aliases;
  readonly units: Units;
  /** Other values that fields of the request accept besides the codes of their lists. */
  readonly vocabularies: readonly Vocabulary[];
  readonly defaults: Defaults;
  /** The text for each kind of sent amount that is not written as sent. */
  readonly adjustmentTexts: AdjustmentTexts;
  readonly jointAdjustmentTexts?: JointAdjustmentTexts;
  /** The checks of the request, in the order in which a person reads a document. */
  readonly checks: readonly Check[];
  /** Warnings about values that are allowed but probably not intended; they never make a document invalid. */
  readonly advice: readonly Check[];
  /** Notes from the normalisation of a request that also apply to a UBL document. */
  readonly toldOfDocuments: readonly ToldOfDocument[];
  /** Findings of a UBL document that cause others, the broadest first. */
  readonly causes: readonly Cause[];
  /** By business term of a figure, the rule that defines how it follows from other figures. */
  readonly figureRules: Readonly<Record<string, string>>;
  /** By business term of an amount, the rule on its decimals. */
  readonly decimalRules: Readonly<Record<string, string>>;
  /** The rule for elements that no reader uses, and the elements that are allowed anyway. */
  readonly unreadElements: UnreadElements;
  /** All texts about findings. */
  readonly messages: Messages;
  /** A program's additions, which distinguish this specification from others. */
  readonly additions?: object;
  /** Suggestions for findings of a request that have more than one remedy. */
  readonly suggestions?: SuggestionRows;
  /** The objects and fields of a document request. */
  readonly fields: RequestFacts;
  /** Describes how an invoice is written as UBL. */
  readonly binding: Aggregate<ComputedInvoice>;
}

/** A specification that also explains the fields of its requests to people. */
export interface DescribedSpecification extends Specification {
  readonly fields: FieldRows;
}

/** Elements of a document that do not belong to an invoice of the specification. */
export interface UnreadElements {
  readonly rule: string;
  /** Names of elements that carry no information about the invoice. */
  readonly allowed: readonly string[];
}

/** The edition of a specification. */
export interface Release extends Omit<RuleSetIdentity, 'hash'> {
  /** The name that people use for it. */
  readonly name: string;
}

/** Differences that apply if another release of a specification checks a document. */
export interface OtherRelease {
  readonly ruleSet: RuleSet;
  /** The checks of requests; default: the checks of the specification. */
  readonly checks?: readonly Check[];
  /** The texts that it has for rules, if they differ. */
  readonly texts?: ChangedTexts;
}

/** A release that is defined by its differences from another. */
export interface ReleaseByDifference extends Release {
  /** The version of the other release; a release without it is defined in full. */
  readonly differsFrom?: string;
  /** The ids of removed rules. */
  readonly withoutRules?: readonly string[];
  /** The texts of rules that differ. */
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
  /** Decimals of an exchange rate to the accounting currency. */
  readonly rateDecimals: number;
  /** Type code of the supporting document (IBG-24) whose description is the total with VAT in that currency. */
  readonly totalDocumentType?: string;
}

/** For each amount that a caller may send, the rule and the text that report a different written value. */
export type AdjustmentTexts = Readonly<Record<AmountName, AdjustmentText>>;

/** The texts for many amounts that are not written as sent and are reported together. */
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
  /** Cash rounding (IBT-114): less than `below`, to a multiple of the smallest coin of its currency. */
  readonly cash: { readonly below: number; readonly accountingCoin: number; readonly otherCoin: number };
}

/** A code list: the meaning of each code. */
export interface CodeList {
  readonly codes: Readonly<Record<string, string>>;
}

/** Code lists by name: lists that the code itself uses, and lists for fields of the request. */
export interface CodeLists extends Readonly<Record<string, CodeList>> {
  readonly countries: CodeList;
  readonly exemptionReasons: CodeList;
  readonly paymentMeans: CodeList;
}

/** Names that other systems use for one kind of amount. */
export interface NamesOfAmounts {
  readonly names: RegExp;
  /** The fields that have the same meaning, or that make the name clear if they are sent. */
  readonly fields: readonly string[];
  /** The text that refuses the name if it is not simply another name of a field. */
  readonly text?: 'retention' | 'withholdingTax' | 'discountOrTerms' | 'asEntry' | 'pricesWithTax';
}

/** The meaning of a name, by its whole words, or by parts of it without blanks and marks. */
export interface SpeakingName {
  readonly parts: RegExp;
  readonly words: readonly string[];
  /** Matched against the words of a name, joined by `_`. */
  readonly stems?: RegExp;
  /** Words that count only in the last position: `coldStorage`, not `storageZone`. */
  readonly heads?: readonly string[];
}

/** Meanings of the names of unknown fields. */
export interface NamesOfUnknown {
  readonly tax: SpeakingName;
  /** Words for something that costs nothing. */
  readonly free: SpeakingName;
  /** Words of a name that mean only a rate. */
  readonly rate?: readonly string[];
  readonly money: SpeakingName;
  /** Words that only look like words for money, such as `taxi` beside `tax`. */
  readonly innocent?: readonly string[];
  /** Currency codes at the end of a name that are not a separate word. */
  readonly currencies?: readonly string[];
  /** Names for the currency of the amounts, not of an account or a report. */
  readonly ofAmounts: RegExp;
  /** Words for values that exist only in the sender's own books. */
  readonly internal: readonly string[];
  /** Last words of names whose value identifies, counts, measures, dates or describes something. */
  readonly describing: readonly string[];
  /** Endings of descriptive names in which the start of the last word is not visible. */
  readonly describingEnd: RegExp;
}

/** A system that uses its own names for the data of a document request. */
export interface OtherSystem {
  readonly name: string;
  /** Names of fields that identify its documents, on the document and on its lines. */
  readonly fields: readonly string[];
  /** The documentation page that maps its fields. */
  readonly guide: string;
}

export interface Aliases {
  /** Systems whose documents are recognised by their own field names. */
  readonly systems?: readonly OtherSystem[];
  /** Other systems' names for fields; they suggest the right name, but are not read as fields. */
  readonly fieldNames: Spellings;
  /** Other names that count if their value is a number; the first match applies. */
  readonly amountNames: readonly NamesOfAmounts[];
  /** Beginnings and endings of other names of amounts. */
  readonly anyAmount: RegExp;
  /** Words in records of other systems for facts that no field of the interface states. */
  readonly recordWords?: RecordWords;
  readonly unknownNames: NamesOfUnknown;
  /** Words of names that are never a misspelt field of the request, however similar they are. */
  readonly unlike: readonly string[];
  /** For each closed list, the words that it lacks, each with the text that says what to send instead. */
  readonly otherValues?: Readonly<
    Record<string, readonly { readonly names: RegExp; readonly text: string }[]>
  >;
  /** Other systems' names for tax flags, each with the VAT categories of the same meaning. */
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

/** Returns the facts of a VAT category of a specification. An unknown category is a bug in the caller's code. */
export function vatCategoryOf(
  { vatCategories }: Pick<Specification, 'vatCategories'>,
  code: string,
): VatCategory {
  const category = Object.hasOwn(vatCategories, code) ? vatCategories[code] : undefined;
  if (category === undefined) throw new TypeError(`${code} is not a VAT category of the specification`);
  return category;
}
