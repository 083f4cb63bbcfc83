import { didYouMean } from '../../../src/core/did-you-mean.ts';
import type { Misspelt } from '../../../src/core/finding.ts';
import type { NamedCodes } from '../../../src/core/message.ts';
import { nameKey } from '../../../src/core/text.ts';
import type { Spellings } from '../../../src/core/vocabulary.ts';
import countryNames from '../../pint/aliases/countries.json' with { type: 'json' };
import currencyNames from '../../pint/aliases/currencies.json' with { type: 'json' };
import mediaTypeNames from '../../pint/aliases/media-types.json' with { type: 'json' };
import unitNames from '../../pint/aliases/units.json' with { type: 'json' };
import { ISO4217 } from '../../../src/generated/code-lists.js';
import mediaTypes from '../../pint/codelists/MimeCode.json' with { type: 'json' };
import countryMeanings from '../../pint/messages/countries.json' with { type: 'json' };
import { meanings as sharedMeanings } from '../../pint/messages/rendering.json';
import unitMeanings from '../../pint/messages/units.json' with { type: 'json' };
import emirateNames from '../aliases/emirates.json' with { type: 'json' };
import frequencyNames from '../aliases/frequencies.json' with { type: 'json' };
import paymentModeNames from '../aliases/payment-modes.json' with { type: 'json' };
import registrationTypeNames from '../aliases/registration-types.json' with { type: 'json' };
import exemptionReasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditReasons from '../codelists/CreditReason.json' with { type: 'json' };
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };
import goodsTypes from '../codelists/GoodsType.json' with { type: 'json' };
import { transactionFlags } from '../defaults/transaction-flags.ts';
// By name, so that whoever only judges does not load the words of printed invoices.
import { meanings } from './rendering.json';

/** The codes of a list, each with its meaning in both languages where it has one. */
function named(codes: readonly string[], meaningOf: NamedCodes = {}): NamedCodes {
  return Object.fromEntries(codes.map((code) => [code, meaningOf[code]]));
}

/** Code lists as texts name them: with what each code means, in words. */
export const codeLists = {
  'Aligned-TaxExemptionCodes': named(Object.keys(exemptionReasons.codes), meanings.exemptionReason),
  CreditReason: named(Object.keys(creditReasons.codes), meanings.creditNoteReason),
  Emirate: named(Object.keys(emirates.codes), meanings.subdivision),
  FreqBilling: named(Object.keys(frequencies.codes), meanings.billingFrequency),
  GoodsType: named(Object.keys(goodsTypes.codes), meanings.goodsNature),
  MimeCode: named(Object.keys(mediaTypes.codes), sharedMeanings.mediaType),
  countries: countryMeanings,
  currencies: named(ISO4217, sharedMeanings.currency),
  itemTypes: meanings.itemType,
  legalRegistrationTypes: named(Object.keys(registrationTypeNames), meanings.legalRegistrationType),
  paymentMeans: meanings.paymentMeans,
  paymentModes: namesOf(paymentModeNames),
  transactionFlags: flagsInWords(),
  units: unitMeanings,
  vatCategories: meanings.vatCategory,
} as const satisfies Readonly<Record<string, NamedCodes>>;

/** A list of codes as texts name it. */
export type CodeListName = keyof typeof codeLists;

/** The first name of each code, which is what a request may hold in its place. */
function namesOf(spellings: Spellings): NamedCodes {
  return Object.fromEntries(
    Object.entries(spellings).flatMap(([code, [name]]) =>
      name === undefined ? [] : [[name, meanings.paymentMeans[code as keyof typeof meanings.paymentMeans]]],
    ),
  );
}

/** The meanings of the transaction flags stand under the pattern of the code in which the UBL has them. */
function flagsInWords(): NamedCodes {
  const byPattern: NamedCodes = meanings.transactionType;
  return Object.fromEntries(
    Object.entries(transactionFlags).map(([flag, position]) => {
      const pattern = Array.from({ length: 8 }, (_, index) => (index + 1 === position ? '1' : 'X')).join('');
      return [flag, byPattern[pattern]];
    }),
  );
}

/** What people write for codes beside the codes and their meanings. */
const spellings: Partial<Record<CodeListName, Spellings>> = {
  Emirate: emirateNames,
  FreqBilling: frequencyNames,
  MimeCode: mediaTypeNames,
  countries: countryNames,
  currencies: currencyNames,
  legalRegistrationTypes: registrationTypeNames,
  paymentMeans: paymentModeNames,
  units: unitNames,
};

/** Of every list that a code was looked for in, its codes by all of their names. */
const namesOfLists = new Map<string, ReadonlyMap<string, string>>();

/** The code whose name, meaning or other spelling is the nearest to a text that is none of them. */
export function meantCode({ text, list }: Misspelt): string | undefined {
  const names = namesOfLists.get(list) ?? codesByAnyName(list as CodeListName);
  namesOfLists.set(list, names);
  const name = didYouMean(nameKey(text), names.keys());
  return name === undefined ? undefined : names.get(name);
}

/** Shorter names, and codes of as few letters as most have, are near to too much. */
const shortestName = 3;
const shortestCode = 4;

function codesByAnyName(list: CodeListName): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = nameKey(name);
    if (key.length >= shortestName && !names.has(key)) names.set(key, code);
  };
  for (const [code, others] of Object.entries(spellings[list] ?? {}))
    for (const name of others) add(name, code);
  for (const [code, meaning] of Object.entries<NamedCodes[string]>(codeLists[list])) {
    for (const text of [meaning?.en, meaning?.ar]) if (typeof text === 'string') add(text, code);
    if (code.length >= shortestCode) add(code, code);
  }
  return names;
}
