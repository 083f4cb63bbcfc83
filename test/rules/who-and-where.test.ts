import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;
type Case = readonly [what: string, example: string, edit: Edit, found: readonly string[]];

/** Every finding of these rules on an edited example: severity, rule and path. */
function found(name: string, edit: Edit, rules: RegExp): string[] {
  const { issues, warnings } = validate(edited(name, edit));
  return [...issues, ...warnings]
    .filter(({ rule }) => rules.test(rule))
    .map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);
}

const sets = (values: Partial<DocumentRequest>) => (request: DocumentRequest) =>
  void Object.assign(request, values);
const seller = (values: Partial<DocumentRequest['seller']>) => (request: DocumentRequest) =>
  void Object.assign(request.seller, values);
const buyer = (values: Partial<DocumentRequest['buyer']>) => (request: DocumentRequest) =>
  void Object.assign(request.buyer, values);
const exports = (request: DocumentRequest) => {
  request.transactionType = { exports: true };
  request.delivery = null;
};

describe('an export', () => {
  const rules = /^ibr-1[45]2-ae$/;
  test.each<Case>([
    [
      'to a buyer in the UAE says where it goes, once',
      'standard-invoice',
      exports,
      ['error ibr-152-ae delivery'],
    ],
    [
      'to a buyer in the UAE may go abroad',
      'standard-invoice',
      sets({
        transactionType: { exports: true },
        delivery: {
          streetName: '1 High Street',
          city: 'Leeds',
          countrySubentity: 'Yorkshire',
          countryCode: 'GB',
        },
      }),
      [],
    ],
    ['to a buyer abroad goes there', 'export-usd', exports, ['warning ibr-152-ae delivery']],
  ])('%s', (_what, name, edit, expected) => {
    expect(found(name, edit, rules)).toEqual(expected);
  });
});

describe('an electronic address', () => {
  const rules = /^(pint-ae-p|pint-ae-advice-p|ibr-08)/;
  test.each<Case>([
    ['that is a TIN holds', 'standard-invoice', () => {}, []],
    [
      'that is a TRN is none: the TIN is named',
      'standard-invoice',
      seller({ participantId: '0235:100354879700003' }),
      ['error pint-ae-participant-id-trn seller.participantId'],
    ],
    [
      'of nine digits is none in the UAE',
      'standard-invoice',
      seller({ participantId: '0235:100354879' }),
      ['error pint-ae-participant-id seller.participantId'],
    ],
    [
      'of another scheme is as that scheme has it',
      'standard-invoice',
      buyer({ participantId: '0088:4012345000009' }),
      [],
    ],
    [
      'is written without blanks and dashes',
      'standard-invoice',
      seller({ participantId: '0235:1003-548 797' }),
      ['warning pint-ae-participant-id seller.participantId'],
    ],
    [
      'of another company than the TRN is told',
      'standard-invoice',
      buyer({ participantId: '0235:1999999996' }),
      ['information pint-ae-advice-participant-not-of-trn buyer.participantId'],
    ],
    [
      'that is predefined is not the issuer’s',
      'standard-invoice',
      seller({ participantId: '0235:9900000098' }),
      ['error pint-ae-predefined-issuer seller.participantId'],
    ],
    [
      'that is predefined is not the issuer’s of a self-billed document',
      'self-billing-invoice',
      buyer({ participantId: '9900000098' }),
      ['error pint-ae-predefined-issuer buyer.participantId'],
    ],
    [
      'is not given to the issuer of a self-billed document',
      'self-billing-invoice',
      buyer({ participantId: null, trn: null }),
      ['error ibr-080 buyer.participantId'],
    ],
    [
      'of a deemed supply goes with its flag',
      'standard-invoice',
      buyer({ participantId: '0235:9900000097' }),
      ['warning pint-ae-predefined-flag buyer.participantId'],
    ],
    [
      'of an export goes with its flag',
      'standard-invoice',
      buyer({ participantId: '0235:9900000099' }),
      ['warning pint-ae-predefined-flag buyer.participantId'],
    ],
    ['of an export holds on an export', 'export-usd', buyer({ participantId: '0235:9900000099' }), []],
  ])('%s', (_what, name, edit, expected) => {
    expect(found(name, edit, rules)).toEqual(expected);
  });
});

describe('the emirate of a place of delivery', () => {
  const at = (city: string, countrySubentity: string) =>
    sets({ delivery: { streetName: 'Corniche Road', city, countrySubentity, countryCode: 'AE' } });
  const other = ['warning pint-ae-advice-emirate-not-of-city delivery.countrySubentity'];
  test.each<Case>([
    ["that is the buyer's holds", 'standard-invoice', at('Abu Dhabi', 'AUH'), []],
    ['that is of its city holds', 'standard-invoice', at('Sharjah', 'SHJ'), []],
    ["is not that of the buyer's city", 'standard-invoice', at('Abu Dhabi', 'DXB'), other],
    ["is the buyer's, and not that of the city", 'standard-invoice', at('Dubai', 'AUH'), other],
  ])('%s', (_what, name, edit, expected) => {
    expect(found(name, edit, /emirate-not-of-city/)).toEqual(expected);
  });

  test('is told once where the buyer has the same mistake', () => {
    const edit: Edit = (request) => {
      Object.assign(request.buyer.address ?? {}, { countrySubentity: 'DXB' });
      at('Abu Dhabi', 'DXB')(request);
    };
    expect(found('standard-invoice', edit, /emirate-not-of-city/)).toEqual([
      'warning pint-ae-advice-emirate-not-of-city buyer.address.countrySubentity',
    ]);
  });
});

describe('an account', () => {
  const warning = ['warning pint-ae-iban paymentBankAccount'];
  test.each<Case>([
    ['that is an IBAN holds', 'standard-invoice', () => {}, []],
    [
      'that is an IBAN is written without blanks and dashes, which is told',
      'standard-invoice',
      sets({ paymentBankAccount: 'AE07 0331-2345 6789 0123 456' }),
      ['information pint-ae-iban paymentBankAccount'],
    ],
    [
      'with a wrong digit is told',
      'standard-invoice',
      sets({ paymentBankAccount: 'AE070331234567890123457' }),
      warning,
    ],
    [
      'that is too short for its country is told',
      'standard-invoice',
      sets({ paymentBankAccount: 'AE07033123456789012345' }),
      warning,
    ],
    ['that is no IBAN is as it is', 'standard-invoice', sets({ paymentBankAccount: '012-345 678' }), []],
  ])('%s', (_what, name, edit, expected) => {
    expect(found(name, edit, /^pint-ae-iban/)).toEqual(expected);
  });
});

describe('an exchange rate', () => {
  const plausible = ['warning pint-ae-exchange-rate-plausible currencyExchangeRate'];
  test.each<Case>([
    ['of the pegged dollar holds', 'export-usd', sets({ currencyExchangeRate: 3.6725 }), []],
    ['of the dollar is between 3.6 and 3.7', 'export-usd', sets({ currencyExchangeRate: 3.8 }), plausible],
    [
      'that is inverted is told',
      'export-usd',
      sets({ currency: 'EUR', currencyExchangeRate: 0.2381 }),
      plausible,
    ],
    [
      'of a currency far below the dirham holds',
      'export-usd',
      sets({ currency: 'JPY', currencyExchangeRate: 0.0245 }),
      [],
    ],
    [
      'that six decimals cannot hold is an issue',
      'export-usd',
      sets({ currency: 'IDR', currencyExchangeRate: 0.00022449 }),
      ['error pint-ae-exchange-rate-precision currencyExchangeRate'],
    ],
  ])('%s', (_what, name, edit, expected) => {
    expect(found(name, edit, /^pint-ae-exchange/)).toEqual(expected);
  });
});
