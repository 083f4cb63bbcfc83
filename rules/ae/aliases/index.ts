import { type Vocabulary, vocabulary } from '../../../src/core/messages/vocabulary.ts';
import {
  UNCL5189 as allowanceReasons,
  UNCL7161 as chargeReasons,
  ISO3166 as countries,
  countrySpellings,
  ISO4217 as currencies,
  ICD as itemSchemes,
  UNCL7143,
} from '../../../src/generated/code-lists.js';
import mediaTypeNames from '../../pint/aliases/media-types.json' with { type: 'json' };
import mediaTypes from '../../pint/codelists/MimeCode.json' with { type: 'json' };
import creditNoteReasons from '../codelists/CreditReason.json' with { type: 'json' };
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };
import paymentMeans from '../codelists/UNCL4461-accepted.json' with { type: 'json' };
import { gtinScheme, serviceAccountingScheme } from '../defaults/items.ts';
import { tinPattern, trnPattern } from '../tax-numbers.ts';
import frequencyNames from './frequencies.json' with { type: 'json' };
import paymentModes from './payment-modes.json' with { type: 'json' };
import registrationTypes from './registration-types.json' with { type: 'json' };
import { codesOf, entries, requestVocabularies } from './request-vocabularies.ts';

/** Further values of code fields; emirates and units are left out, as their names depend on other fields. */
export const vocabularies: readonly Vocabulary[] = [
  ...requestVocabularies,
  vocabulary(['currency', 'taxCurrencyCode'], currencies, {}, 'currencies'),
  vocabulary(
    [
      'seller.address.countryCode',
      'buyer.address.countryCode',
      'taxRepresentative.address.countryCode',
      'delivery.countryCode',
      'lines[].originCountry',
    ],
    countries,
    countrySpellings,
    'countries',
  ),
  vocabulary(
    ['seller.legalRegistrationType', 'buyer.legalRegistrationType'],
    Object.keys(registrationTypes),
    registrationTypes,
    'legalRegistrationTypes',
  ),
  { fields: ['seller.trn', 'buyer.trn', 'seller.tin', 'buyer.tin'], codeOf: taxNumberOf },
  vocabulary(['billingFrequencyCode'], codesOf(frequencies), frequencyNames, 'FreqBilling'),
  vocabulary(
    ['paymentMode', 'paymentInstructions[].paymentMode'],
    codesOf(paymentMeans),
    paymentModes,
    'paymentMeans',
  ),
  vocabulary(
    ['creditNoteReasonCode', 'creditNoteReasons[].creditNoteReasonCode', 'lines[].creditNoteReasonCode'],
    codesOf(creditNoteReasons),
    {},
    'CreditReason',
  ),
  vocabulary(
    entries.map((entry) => `${entry}.reasonCode`),
    [...allowanceReasons, ...chargeReasons],
  ),
  vocabulary(['lines[].standardItemSchemeId'], itemSchemes, {
    [gtinScheme]: ['GTIN', 'EAN', 'UPC'],
  }),
  vocabulary(
    ['listId', 'listID', 'schemeId', 'scheme'].map((name) => `lines[].classifications[].${name}`),
    [...UNCL7143, serviceAccountingScheme],
    { HS: ['HS code', 'HSCODE', 'Harmonized System'] },
  ),
  vocabulary(['additionalDocuments[].mimeCode'], codesOf(mediaTypes), mediaTypeNames, 'MimeCode'),
];

/** A TRN or TIN without blanks and dashes, in Western digits; undefined for any other number. */
function taxNumberOf(text: string): string | undefined {
  // Nearly all numbers already have this form.
  if (trnPattern.test(text)) return text;
  const digits = text
    .replaceAll(/[\s\p{Pd}\p{Cf}./]/gu, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return trnPattern.test(digits) || tinPattern.test(digits) ? digits : undefined;
}
