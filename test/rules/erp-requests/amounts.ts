import {
  alias,
  type Kind,
  lineNet,
  malformed,
  noSums,
  payable,
  rateAsFraction,
  registrationTypeNull,
  sums,
  vatTotal,
} from './kind.ts';

const foreignCurrency: Kind = {
  kind: 'an invoice in US dollars',
  base: { currency: 'USD', currencyExchangeRate: 3.6725 },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    [
      'the exchange rate is inverted',
      { currencyExchangeRate: 0.272294 },
      'valid',
      ['warning pint-ae-exchange-rate-plausible currencyExchangeRate'],
    ],
    [
      'prices include VAT, net amounts do not',
      { 'lines[0].unitPrice': 21 },
      ['invalid', '10.50', '220.50'],
      [lineNet],
    ],
    [
      'the rate is a text',
      { currencyExchangeRate: '3.6725' },
      'malformed',
      [malformed('currencyExchangeRate')],
    ],
    ['a TRN ends in other digits', { 'buyer.trn': '100712345600001' }, 'invalid', ['ibr-132-ae buyer.trn']],
    [
      'the rate has a name of its own',
      { currencyExchangeRate: undefined, exchangeRate: 3.6725 },
      'malformed',
      [malformed('exchangeRate')],
    ],
    [
      'currencies are in small letters',
      { currency: 'usd', taxCurrencyCode: 'aed' },
      'valid',
      [alias('currency'), alias('taxCurrencyCode')],
    ],
    [
      'it is in two envelopes',
      (document) => ({ payload: { document } }),
      'malformed',
      [malformed('payload.document')],
    ],
    ['the rate is null', { currencyExchangeRate: null }, 'invalid', ['ibr-159-ae currencyExchangeRate']],
    ['the amount due is in dirhams', sums(10, 200, 200, 210, 771.23), 'invalid', [payable]],
    [
      'the rate has eight decimals',
      { currencyExchangeRate: 3.67254321 },
      'valid',
      ['warning ibr-002-ae currencyExchangeRate'],
    ],
    ['a date is a time', { issueDate: '2026-11-02T00:00:00Z' }, 'malformed', [malformed('issueDate')]],
    registrationTypeNull,
  ],
};

const prepaid: Kind = {
  kind: 'an invoice with a payment in advance',
  base: { prepaidAmount: 100, ...sums(10, 200, 200, 210, 110) },
  typeCode: '380',
  vat: '10.00',
  payable: '110.00',
  rows: [
    rateAsFraction,
    ['VAT is taken out of the price', sums(9.52, 200, 190.48, 200, 100), 'invalid', [vatTotal]],
    ['what is prepaid is a text', { prepaidAmount: '100.00' }, 'malformed', [malformed('prepaidAmount')]],
    [
      'a TRN has a letter for a digit',
      { 'seller.trn': '1OO354879700003' },
      'invalid',
      ['ibr-132-ae seller.trn'],
    ],
    [
      'what is prepaid is under a misspelt key',
      { prepaidAmount: undefined, prepaidAmout: 100 },
      'malformed',
      [malformed('prepaidAmout')],
    ],
    ['the mode of payment is in capitals', { paymentMode: 'CARD' }, 'valid', [alias('paymentMode')]],
    [
      'it is in an envelope',
      (invoiceRequest) => ({ invoiceRequest }),
      'malformed',
      [malformed('invoiceRequest')],
    ],
    ['what is prepaid is null', { prepaidAmount: null }, ['invalid', '10.00', '210.00'], [payable]],
    ['what is prepaid is forgotten', sums(10, 200, 200, 210, 210), 'invalid', [payable]],
    [
      'what is prepaid has three decimals',
      { prepaidAmount: 99.999 },
      'valid',
      ['warning pint-ae-amount-rounded prepaidAmount'],
    ],
    ['the due date is an empty text', { dueDate: '' }, 'invalid', ['ibr-127-ae dueDate']],
    [
      'the authority of the licence is null',
      { 'seller.authorityName': null },
      'invalid',
      ['ibr-172-ae seller.authorityName'],
    ],
  ],
};

const baseQuantity: Kind = {
  kind: 'a price for a thousand',
  base: {
    'lines[0].quantity': 5000,
    'lines[0].unitPrice': 40,
    'lines[0].grossPrice': 50,
    'lines[0].baseQuantity': 1000,
  },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    [
      'prices include VAT, net amounts do not',
      { 'lines[0].unitPrice': 42 },
      ['invalid', '10.50', '220.50'],
      [lineNet],
    ],
    [
      'the base is a text',
      { 'lines[0].baseQuantity': '1000' },
      'malformed',
      [malformed('lines[0].baseQuantity')],
    ],
    ['a TRN is a TIN', { 'seller.trn': '1003548797' }, 'invalid', ['ibr-134-ae seller.trn']],
    [
      'the base is under a misspelt key',
      { 'lines[0].baseQuantity': undefined, 'lines[0].baseQuantty': 1000 },
      'malformed',
      [malformed('lines[0].baseQuantty')],
    ],
    ['the unit is a word', { 'lines[0].unitCode': 'Pieces' }, 'valid', [alias('lines[0].unitCode')]],
    ['it is in an envelope', (record) => ({ record }), 'malformed', [malformed('record')]],
    [
      'the base is null',
      { 'lines[0].baseQuantity': null, 'lines[0].lineExtensionAmount': null, ...noSums },
      ['valid', '10000.00', '210000.00'],
      [],
    ],
    ['the net amount is the gross one', { 'lines[0].lineExtensionAmount': 250 }, 'invalid', [lineNet]],
    [
      'half a fil is cut off the line',
      {
        'lines[0].quantity': 3,
        'lines[0].unitPrice': 33.335,
        'lines[0].grossPrice': null,
        'lines[0].baseQuantity': 1,
        'lines[0].lineExtensionAmount': 100,
        ...noSums,
      },
      ['valid', '5.00', '105.01'],
      [`warning ${lineNet}`],
    ],
    ['a date is a number', { issueDate: 20261102 }, 'malformed', [malformed('issueDate')]],
    registrationTypeNull,
  ],
};

export const amounts: readonly Kind[] = [foreignCurrency, prepaid, baseQuantity];
