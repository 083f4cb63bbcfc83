import type { NamedCodes } from '../../../src/core/messages/message-entry.ts';
import type { Spellings } from '../../../src/core/messages/vocabulary.ts';
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
import paymentModeNames from '../aliases/payment-modes.json' with { type: 'json' };
import registrationTypeNames from '../aliases/registration-types.json' with { type: 'json' };
import suggestions from '../aliases/suggestions.json' with { type: 'json' };
import creditReasons from '../codelists/CreditReason.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };
import { meantCodesIn } from './meant-codes.ts';
// Imported by name, so that a program that only checks does not load the texts of printed invoices.
import { classificationLists as classificationNames, meanings } from './rendering.json';
import { named, requestCodeLists, requestSpellings } from './request-code-names.ts';

/** The codes of a list with their meanings; without another meaning, a code has the name in the list. */
function namedByList(codes: Readonly<Record<string, string>>, meaningOf: NamedCodes = {}): NamedCodes {
  const names = Object.entries(codes).map(([code, name]) => [code, { en: name, ar: name }]);
  return { ...Object.fromEntries(names), ...meaningOf };
}

/** The codes of a list with the meanings of the common ones, to keep browser bundles small. */
function commonOf(codes: readonly string[], meaningOf: NamedCodes): NamedCodes {
  return { ...Object.fromEntries(codes.map((code) => [code, undefined])), ...meaningOf };
}

/** Code lists for texts, with the meaning of each code in words. */
export const codeLists = {
  ...requestCodeLists,
  CreditReason: named(creditReasons.codes, meanings.creditNoteReason),
  Emirate: named(emirates.codes, meanings.subdivision),
  FreqBilling: named(frequencies.codes, meanings.billingFrequency),
  MimeCode: named(mediaTypes.codes, sharedMeanings.mediaType),
  allowanceReasons: namedByList(allowanceReasons.codes, sharedMeanings.allowanceReason),
  chargeReasons: namedByList(chargeReasons.codes, sharedMeanings.chargeReason),
  classificationLists: commonOf(UNCL7143, classificationNames),
  countries: countryMeanings,
  currencies: namedByList(currencies.codes, sharedMeanings.currency),
  electronicAddressSchemes: namedByList(addressSchemes.codes),
  identifierSchemes: commonOf(ICD, meanings.identifierScheme),
  legalRegistrationTypes: named(registrationTypeNames, meanings.legalRegistrationType),
  paymentMeans: meanings.paymentMeans,
  paymentModes: namesOf(paymentModeNames),
  units: unitMeanings,
} as const satisfies Readonly<Record<string, NamedCodes>>;

/** The code lists of the rules that have another name in texts. */
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

/** The name that texts use for a list of codes. */
export type CodeListName = keyof typeof codeLists;

/** The first name of each code, which a request may send instead of the code. */
function namesOf(spellings: Spellings): NamedCodes {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([code, [name]]) =>
      name === undefined ? [] : [[name, meanings.paymentMeans[code as keyof typeof meanings.paymentMeans]]],
    ),
  );
}

/** Further spellings that people write for codes. */
const spellings: Partial<Record<CodeListName, readonly Spellings[]>> = {
  ...requestSpellings,
  CreditReason: [suggestions.CreditReason],
  Emirate: [emirateSpellings],
  FreqBilling: [frequencyNames],
  MimeCode: [mediaTypeNames],
  chargeReasons: [suggestions.chargeReasons],
  classificationLists: [suggestions.classificationLists],
  countries: [countrySpellings],
  currencies: [currencyNames],
  electronicAddressSchemes: [suggestions.electronicAddressSchemes],
  identifierSchemes: [suggestions.identifierSchemes],
  legalRegistrationTypes: [registrationTypeNames],
  paymentMeans: [paymentModeNames],
  units: [unitNames],
};

/** Texts that are not codes, each with the codes that it may stand for. */
const textsInTrade: Partial<Record<CodeListName, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  FreqBilling: [ambiguousFrequencies],
  units: [unitsInTrade.codes, unitsInTrade.names],
};

export const meantCodes = meantCodesIn({ codeLists, spellings, textsInTrade });
