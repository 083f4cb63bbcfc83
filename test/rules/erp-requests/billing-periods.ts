import {
  alias,
  equalLines,
  exclusive,
  type Kind,
  malformed,
  payable,
  pricesWithVat,
  rateAsFraction,
  sellerWithoutRegistration,
  sums,
  unknownField,
  vatTotal,
} from './kind.ts';

const period = {
  billingPeriodStart: '2026-10-01',
  billingPeriodEnd: '2026-10-31',
  billingFrequencyCode: 'MTH',
};

const summary: Kind = {
  kind: 'a summary invoice',
  base: { transactionType: { summaryInvoice: true }, ...period },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    pricesWithVat,
    [
      'a flag is a number',
      { 'transactionType.summaryInvoice': 1 },
      'malformed',
      [malformed('transactionType.summaryInvoice')],
    ],
    ['a TRN is in Arabic digits', { 'seller.trn': '١٠٠٣٥٤٨٧٩٧٠٠٠٠٣' }, 'valid', [alias('seller.trn')]],
    [
      'the start is under a misspelt key',
      { billingPeriodStart: undefined, billingPeriodstart: '2026-10-01' },
      'valid',
      [
        'warning pint-ae-advice-summary-period billingPeriodStart',
        `warning ${unknownField('billingPeriodstart')}`,
      ],
    ],
    [
      'the frequency is in small letters',
      { billingFrequencyCode: 'mth' },
      'valid',
      [alias('billingFrequencyCode')],
    ],
    ['it is in an envelope', (summary) => ({ summary }), 'malformed', [malformed('summary')]],
    [
      'the period is null',
      { billingPeriodStart: null, billingPeriodEnd: null, billingFrequencyCode: null },
      'invalid',
      ['ibr-138-ae billingPeriodStart'],
    ],
    ['the total without VAT has VAT', sums(10, 200, 210, 210, 210), 'invalid', [exclusive]],
    [
      'VAT is rounded on each of ten lines, five fils above',
      { lines: equalLines(10, 1, 0.1), ...sums(0.1, 1, 1, 1.1, 1.1) },
      ['invalid', '0.05', '1.05'],
      // The other totals follow from it.
      [vatTotal],
    ],
    [
      'a date begins with its day',
      { billingPeriodEnd: '31-10-2026' },
      'malformed',
      [malformed('billingPeriodEnd')],
    ],
    [
      'the licence has no authority',
      { 'seller.authorityName': '' },
      'invalid',
      ['ibr-172-ae seller.authorityName'],
    ],
  ],
};

const continuousSupply: Kind = {
  kind: 'a continuous supply',
  base: { transactionType: { continuousSupply: true }, ...period },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    ['only the VAT is that of inclusive prices', sums(9.52, 200, 200, 210, 210), 'invalid', [vatTotal]],
    ['a quantity is a text', { 'lines[0].quantity': '10.0' }, 'malformed', [malformed('lines[0].quantity')]],
    ['the buyer has no TRN, but an address', { 'buyer.trn': null }, 'valid', []],
    [
      'the frequency has a name of its own',
      { billingFrequencyCode: undefined, billingFrequency: 'MTH' },
      'valid',
      [`warning ${unknownField('billingFrequency')}`],
    ],
    [
      'the frequency is a word',
      { billingFrequencyCode: 'monthly' },
      'valid',
      [alias('billingFrequencyCode')],
    ],
    [
      'it is in a list',
      (invoice) => ({ d: { results: [invoice] } }),
      'malformed',
      [malformed('d.results[0]')],
    ],
    [
      'another frequency is not explained',
      { billingFrequencyCode: 'OTH', notes: null },
      'invalid',
      ['ibr-160-ae notes'],
    ],
    ['the amount due is that of a year', sums(10, 200, 200, 210, 2520), 'invalid', [payable]],
    ['a sum has three decimals', sums(10.004, 200, 200, 210, 210), 'valid', [`warning ${vatTotal}`]],
    ['a date has no day', { billingPeriodStart: '2026-10' }, 'malformed', [malformed('billingPeriodStart')]],
    sellerWithoutRegistration,
  ],
};

export const billingPeriods: readonly Kind[] = [summary, continuousSupply];
