import type { Misspelt } from '../../../src/core/findings/finding.ts';
import type { NamedCodes } from '../../../src/core/messages/message-entry.ts';
import type { Spellings } from '../../../src/core/messages/vocabulary.ts';
import { standsOnLine } from '../../../src/core/specification/supply.ts';
import { didYouMean, isTypingErrorOf, nearest } from '../../../src/core/text/did-you-mean.ts';
import { withLatinLetters } from '../../../src/core/text/look-alikes.ts';
import { nameKey } from '../../../src/core/text/text.ts';
import {
  easList as addressSchemes,
  UNCL5189List as allowanceReasons,
  UNCL7161List as chargeReasons,
  countryMeanings,
  countrySpellings,
  ISO4217List as currencies,
  ICD,
  UNCL7143,
  unitMeanings,
} from '../../../src/generated/code-lists.js';
import currencyNames from '../../pint/aliases/currencies.json' with { type: 'json' };
import mediaTypeNames from '../../pint/aliases/media-types.json' with { type: 'json' };
import unitsInTrade from '../../pint/aliases/unit-codes-in-trade.json' with { type: 'json' };
import unitNames from '../../pint/aliases/unit-spellings.json' with { type: 'json' };
import mediaTypes from '../../pint/codelists/MimeCode.json' with { type: 'json' };
import { meanings as sharedMeanings } from '../../pint/messages/rendering.json';
import ambiguousFrequencies from '../aliases/ambiguous-frequencies.json' with { type: 'json' };
import { emirateSpellings } from '../aliases/emirates.ts';
import frequencyNames from '../aliases/frequencies.json' with { type: 'json' };
import itemTypeNames from '../aliases/item-types.json' with { type: 'json' };
import paymentModeNames from '../aliases/payment-modes.json' with { type: 'json' };
import registrationTypeNames from '../aliases/registration-types.json' with { type: 'json' };
import suggestions from '../aliases/suggestions.json' with { type: 'json' };
import vatCategoryNames from '../aliases/vat-categories.json' with { type: 'json' };
import exemptionReasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditReasons from '../codelists/CreditReason.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };
import goodsTypes from '../codelists/GoodsType.json' with { type: 'json' };
import { documentTypes } from '../defaults/profiles.ts';
import { transactionFlags } from '../defaults/transaction-flags.ts';
import { supplies } from '../supplies.ts';
// Imported by name, so that a program that only judges does not load the texts of printed invoices.
import { classificationLists as classificationNames, meanings, titles } from './rendering.json';

/** The codes of a list, each with its meaning in both languages if it has one. */
function named(codes: Readonly<Record<string, unknown>>, meaningOf: NamedCodes = {}): NamedCodes {
  return Object.fromEntries(Object.keys(codes).map((code) => [code, meaningOf[code]]));
}

/** The same; a code without another meaning has the list's own name for it. */
function namedByList(codes: Readonly<Record<string, string>>, meaningOf: NamedCodes = {}): NamedCodes {
  const names = Object.entries(codes).map(([code, name]) => [code, { en: name, ar: name }]);
  return { ...Object.fromEntries(names), ...meaningOf };
}

/**
 * The codes of a list, with the meaning of the common ones: the names of the others, which hardly an invoice has, would
 * take kilobytes of a browser bundle.
 */
function commonOf(codes: readonly string[], meaningOf: NamedCodes): NamedCodes {
  return { ...Object.fromEntries(codes.map((code) => [code, undefined])), ...meaningOf };
}

/** The facts that may stand on a line. */
const ofLines = Object.fromEntries(Object.entries(supplies).filter(([, fact]) => standsOnLine(fact)));

/** Code lists for texts: with the meaning of each code, in words. */
export const codeLists = {
  'Aligned-TaxExemptionCodes': named(exemptionReasons.codes, meanings.exemptionReason),
  CreditReason: named(creditReasons.codes, meanings.creditNoteReason),
  Emirate: named(emirates.codes, meanings.subdivision),
  FreqBilling: named(frequencies.codes, meanings.billingFrequency),
  GoodsType: named(goodsTypes.codes, meanings.goodsNature),
  MimeCode: named(mediaTypes.codes, sharedMeanings.mediaType),
  allowanceReasons: namedByList(allowanceReasons.codes, sharedMeanings.allowanceReason),
  chargeReasons: namedByList(chargeReasons.codes, sharedMeanings.chargeReason),
  classificationLists: commonOf(UNCL7143, classificationNames),
  countries: countryMeanings,
  currencies: namedByList(currencies.codes, sharedMeanings.currency),
  documentTypes: documentTypesInWords(),
  electronicAddressSchemes: namedByList(addressSchemes.codes),
  identifierSchemes: commonOf(ICD, meanings.identifierScheme),
  itemTypes: meanings.itemType,
  legalRegistrationTypes: named(registrationTypeNames, meanings.legalRegistrationType),
  paymentMeans: meanings.paymentMeans,
  paymentModes: namesOf(paymentModeNames),
  supplies: named(supplies),
  suppliesOfLines: named(ofLines),
  transactionFlags: flagsInWords(),
  units: unitMeanings,
  vatCategories: meanings.vatCategory,
} as const satisfies Readonly<Record<string, NamedCodes>>;

/** The code lists of the rules that texts refer to by another name. */
export const officialLists = {
  allowanceReasons: 'UNCL5189',
  chargeReasons: 'UNCL7161',
  classificationLists: 'UNCL7143',
  countries: 'ISO3166',
  currencies: 'ISO4217',
  electronicAddressSchemes: 'eas',
  identifierSchemes: 'ICD',
  paymentMeans: 'UNCL4461',
  units: 'UNECERec20',
} as const satisfies Partial<Record<CodeListName, string>>;

/** The name by which texts refer to a list of codes. */
export type CodeListName = keyof typeof codeLists;

/** The first name of each code, which a request may send instead of it. */
function namesOf(spellings: Spellings): NamedCodes {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([code, [name]]) =>
      name === undefined ? [] : [[name, meanings.paymentMeans[code as keyof typeof meanings.paymentMeans]]],
    ),
  );
}

/** The document types of the interface with the titles printed on them. */
function documentTypesInWords(): NamedCodes {
  const ofProfiles: Readonly<Record<string, NamedCodes>> = titles;
  return Object.fromEntries(
    Object.entries(documentTypes).map(([type, { profile, typeCode }]) => [
      type,
      ofProfiles[profile]?.[typeCode],
    ]),
  );
}

/** The meaning of each transaction flag; the list has it under the pattern of the code in UBL. */
function flagsInWords(): NamedCodes {
  const byPattern: NamedCodes = meanings.transactionType;
  return Object.fromEntries(
    Object.entries(transactionFlags).map(([flag, position]) => {
      const pattern = Array.from({ length: 8 }, (_, index) => (index + 1 === position ? '1' : 'X')).join('');
      return [flag, byPattern[pattern]];
    }),
  );
}

/** Further spellings that people write for codes. */
const spellings: Partial<Record<CodeListName, readonly Spellings[]>> = {
  CreditReason: [suggestions.CreditReason],
  Emirate: [emirateSpellings],
  FreqBilling: [frequencyNames],
  MimeCode: [mediaTypeNames],
  chargeReasons: [suggestions.chargeReasons],
  classificationLists: [suggestions.classificationLists],
  countries: [countrySpellings],
  currencies: [currencyNames],
  documentTypes: [suggestions.documentTypes],
  electronicAddressSchemes: [suggestions.electronicAddressSchemes],
  identifierSchemes: [suggestions.identifierSchemes],
  itemTypes: [itemTypeNames],
  legalRegistrationTypes: [registrationTypeNames],
  paymentMeans: [paymentModeNames],
  units: [unitNames],
  vatCategories: [vatCategoryNames, suggestions.vatCategories],
};

/** Texts that are not codes, each with the codes that people mean by it. */
const textsInTrade: Partial<Record<CodeListName, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  FreqBilling: [ambiguousFrequencies],
  units: [unitsInTrade.codes, unitsInTrade.names],
};

/** An index that finds the codes of a list by what was sent instead. */
interface NamesOfList {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Names that are long enough not to be near to many others. */
  readonly longNames: readonly string[];
  readonly codes: readonly string[];
  readonly isDense: boolean;
  /** Findings for texts that were asked about before. */
  readonly found: Map<string, readonly string[]>;
}

const namesOfLists = new Map<string, NamesOfList>();

/**
 * The codes that an unknown text may mean: those of which it is a name; otherwise the one whose name, meaning or
 * other spelling is nearest, otherwise those that differ by one character.
 */
export function meantCodes({ text, list }: Misspelt): readonly string[] {
  const names = namesOfLists.get(list) ?? namesOfList(list as CodeListName);
  namesOfLists.set(list, names);
  const found = names.found.get(text) ?? codesNear(text, list, names);
  if (names.found.size >= mostFound) names.found.clear();
  if (text.length <= longestFound) names.found.set(text, found);
  return found;
}

/** A batch has the same wrong code thousands of times, and each is looked up for several texts. */
const mostFound = 1000;
const longestFound = 100;

function codesNear(text: string, list: string, names: NamesOfList): readonly string[] {
  const latin = withLatinLetters(text.trim());
  if (latin !== text && names.codes.includes(latin)) return [latin];
  const key = nameKey(text) || text;
  const exact = names.byName.get(key);
  if (exact !== undefined) return exact;
  const { isDense, longNames } = names;
  if (decisive.includes(list)) return misspeltCodes(key, names);
  const near = didYouMean(key, isDense ? longNames.filter((name) => mayBeMeant(key, name)) : longNames);
  return (near === undefined ? undefined : names.byName.get(near)) ?? nearCodes(text.trim(), names);
}

/**
 * Lists whose codes decide what kind of document it is, what is taxed, and in which money: likeness proposes none of them,
 * only a word that is misspelt (decision 68).
 */
const decisive: readonly string[] = [
  'documentTypes',
  'vatCategories',
  'currencies',
  'allowanceReasons',
  'chargeReasons',
  'CreditReason',
  'Aligned-TaxExemptionCodes',
  'GoodsType',
  'supplies',
  'suppliesOfLines',
] satisfies CodeListName[];

/** The codes of the only name that a text misspells, or of the code whose last letter it has twice. */
function misspeltCodes(text: string, { byName, longNames }: NamesOfList): readonly string[] {
  const found = longNames.filter((name) => isTypingErrorOf(text, name)).map((name) => byName.get(name) ?? []);
  const doubled = text.length > 3 && text.at(-1) === text.at(-2) ? byName.get(text.slice(0, -1)) : undefined;
  const meant = new Set([...found, doubled ?? []].flat());
  return meant.size > mostNearCodes ? [] : [...meant];
}

/** In a list of more codes, each short word resembles others that mean something else. */
const mostOfSparse = 100;

/** From this length on, a word that differs by a letter is the same word misspelt, and not another one. */
const longWord = 5;

/**
 * Tells whether a text may be a name of a dense list misspelt: short texts are abbreviations, which one letter
 * changes, so only swapped letters and another end count there.
 */
function mayBeMeant(text: string, name: string): boolean {
  if (text.length === name.length && isSwapped(text, name)) return true;
  if (text[0] !== name[0]) return false;
  if (name.startsWith(text)) return text.length >= longWord - 1 && text.length * 2 >= name.length;
  if (text.startsWith(name))
    return name.length >= longWord || [`${name}s`, name + name.at(-1)].includes(text);
  return Math.min(text.length, name.length) >= longWord;
}

/** Tells whether two texts differ only in two neighbouring letters that are swapped. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return at >= 0 && swapped === other;
}

/** If more codes are equally near, none of them is suggested. */
const mostNearCodes = 3;

function nearCodes(text: string, { codes, isDense }: NamesOfList): readonly string[] {
  // A single character is near to every code of one character.
  const near = text.length < 2 ? [] : nearest(text, codes);
  const meant = isDense ? near.filter((code) => mayBeMeant(nameKey(text), nameKey(code))) : near;
  return meant.length > mostNearCodes ? [] : meant;
}

/** Shorter names are near to too many others. */
const shortestName = 3;
/** Codes that are words; for any other code there are several that differ by one character. */
const wordCode = /^\p{L}{4,}$/u;

function namesOfList(list: CodeListName): NamesOfList {
  const byName = new Map<string, readonly string[]>();
  const longNames: string[] = [];
  const add = (name: string, codes: readonly string[]) => {
    const key = nameKey(name) || name;
    if (!byName.has(key) && key.length >= shortestName && (!codes.includes(name) || wordCode.test(key)))
      longNames.push(key);
    byName.set(key, [...new Set([...(byName.get(key) ?? []), ...codes])]);
  };
  const addUnlessKnown = (name: string, code: string) => {
    if (!byName.has(nameKey(name))) add(name, [code]);
  };
  for (const texts of textsInTrade[list] ?? [])
    for (const [name, codes] of Object.entries(texts)) add(name, codes);
  for (const names of spellings[list] ?? [])
    for (const [code, others] of Object.entries(names)) for (const name of others) add(name, [code]);
  const meanings = Object.entries<NamedCodes[string]>(codeLists[list]);
  for (const [code, meaning] of meanings) {
    for (const text of [meaning?.en, meaning?.ar]) if (typeof text === 'string') addUnlessKnown(text, code);
    addUnlessKnown(code, code);
  }
  const codes = meanings.map(([code]) => code);
  return { byName, longNames, codes, isDense: codes.length > mostOfSparse, found: new Map() };
}
