import type { MeaningList, Rendering, Translated } from '../../src/core/specification/rendering.ts';
import {
  easList as addressSchemes,
  UNCL5189List as allowanceReasons,
  UNCL7161List as chargeReasons,
  countryMeanings as countries,
  ISO4217List as currencies,
  unitMeanings as unitNames,
} from '../../src/generated/code-lists.js';
import { UNECERec20List as units } from '../../src/generated/official-units.js';
import { printedFields } from '../../src/generated/request-facts.js';
import { currenciesInWords } from '../pint/currencies-in-words.ts';
import shared from '../pint/messages/rendering.json' with { type: 'json' };
import { invoicedObjectTypeCode, projectTypeCode } from './defaults/attachments.ts';
import { accountingTotalDocument } from './defaults/currency.ts';
import own from './messages/rendering.json' with { type: 'json' };

type Meanings = Readonly<Record<string, Translated>>;

/** The English meanings of a code list; our own words in both languages for codes that people see. */
function meaningsOf(codes: Readonly<Record<string, string>>, words: Meanings): Meanings {
  const official = Object.entries(codes).map(([code, meaning]) => [code, { en: meaning, ar: meaning }]);
  return { ...Object.fromEntries(official), ...words };
}

const meanings: Readonly<Record<MeaningList, Meanings>> = {
  ...own.meanings,
  ...shared.meanings,
  // Separate from the meanings, because no finding needs the text under a total.
  vatCategoryStatement: own.vatCategoryStatement,
  addressScheme: meaningsOf(addressSchemes.codes, own.meanings.identifierScheme),
  country: countries,
  documentType: { ...own.titles.selfbilling, ...own.titles.billing },
  allowanceReason: meaningsOf(allowanceReasons.codes, shared.meanings.allowanceReason),
  chargeReason: meaningsOf(chargeReasons.codes, shared.meanings.chargeReason),
  currency: meaningsOf(currencies.codes, shared.meanings.currency),
  unit: meaningsOf(units.codes, unitNames),
};

/** Rendering of a PINT-AE document: the texts in English and Arabic, and the meanings of its codes. */
export const rendering: Rendering = {
  texts: { ...shared.texts, ...own.texts },
  titles: own.titles,
  months: shared.months,
  meanings,
  currenciesInWords,
  fields: printedFields,
  taxRegistrations: { VAT: 'taxRegistrationNumber', TIN: 'taxIdentificationNumber' },
  specialDocuments: {
    accountingTotal: accountingTotalDocument.typeCode,
    project: projectTypeCode,
    invoicedObject: invoicedObjectTypeCode,
  },
};
