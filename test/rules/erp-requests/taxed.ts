import {
  alias,
  equalLines,
  exclusive,
  type Kind,
  lineNet,
  malformed,
  noSums,
  payable,
  pricesWithVat,
  rateAsFraction,
  sellerWithoutRegistration,
  sums,
  unknownField,
  vatTotal,
} from './kind.ts';

const standard: Kind = {
  kind: 'a standard invoice',
  base: {},
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    pricesWithVat,
    ['a number is a text', { 'lines[0].quantity': '10' }, 'malformed', [malformed('lines[0].quantity')]],
    ['a TRN has 14 digits', { 'seller.trn': '10035487970003' }, 'invalid', ['ibr-132-ae seller.trn']],
    [
      'the number has a name of its own',
      { invoiceNumber: undefined, invoiceNo: 'INV-1001' },
      'malformed',
      [unknownField('invoiceNo')],
    ],
    [
      'codes are in small letters',
      { currency: 'aed', 'lines[0].unitCode': 'ea', 'lines[0].vatCategory': 's' },
      'valid',
      [alias('currency'), alias('lines[0].unitCode'), alias('lines[0].vatCategory')],
    ],
    ['it is in an envelope', (invoice) => ({ invoice }), 'malformed', [malformed('invoice')]],
    ['the due date is null', { dueDate: null }, 'invalid', ['ibr-127-ae dueDate']],
    ['the amount due is one less', sums(10, 200, 200, 210, 209), 'invalid', [payable]],
    [
      'VAT is rounded on each of four lines, two fils above',
      { lines: equalLines(4, 1, 0.5), ...sums(0.12, 2, 2, 2.12, 2.12) },
      ['valid', '0.12', '2.12'],
      [`note ${vatTotal}`],
    ],
    ['a date begins with its day', { issueDate: '02/11/2026' }, 'malformed', [malformed('issueDate')]],
    sellerWithoutRegistration,
  ],
};

const businessWithoutTrn: Kind = {
  kind: 'an invoice to a business without a TRN, which is not on the system',
  base: {
    buyer: {
      name: 'Al Marri Tailoring',
      trn: null,
      participantId: null,
      address: { line1: 'Marina Walk', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
    },
    paymentMode: '10',
    paymentBankAccount: null,
  },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  usual: ['note ibr-135-ae buyer.trn', 'warning ibr-080 buyer.participantId'],
  rows: [
    rateAsFraction,
    [
      'the price on the shelf includes VAT',
      { 'lines[0].unitPrice': 21, 'lines[0].lineExtensionAmount': 210, legalMonetaryTotal: null },
      ['invalid', '10.50', '220.50'],
      [vatTotal],
    ],
    [
      'a price has its currency with it',
      { 'lines[0].unitPrice': '20.00 AED' },
      'malformed',
      [malformed('lines[0].unitPrice')],
    ],
    [
      'a TRN says that there is none',
      { 'buyer.trn': 'N/A' },
      'invalid',
      ['pint-ae-no-number buyer.trn', '- note ibr-135-ae buyer.trn'],
    ],
    [
      'a required field of the buyer is misspelt',
      { 'buyer.participantId': undefined, 'buyer.partcipantId': null },
      'malformed',
      [unknownField('buyer.partcipantId')],
    ],
    ['paid in CASH', { paymentMode: 'CASH' }, 'valid', [alias('paymentMode')]],
    ['it is in an envelope', (receipt) => ({ receipt }), 'malformed', [malformed('receipt')]],
    ['the city is null', { 'buyer.address.city': null }, 'invalid', ['ibr-144-ae buyer.address.city']],
    ['the amount due is one more', sums(10, 200, 200, 210, 211), 'invalid', [payable]],
    [
      'cash is rounded to a quarter of a dirham',
      { lines: equalLines(1, 1, 19.85), ...sums(0.99, 19.85, 19.85, 20.84, 20.75) },
      ['valid', '0.99', '20.75'],
      [`note ${payable}`],
    ],
    ['a date has dots', { dueDate: '31.12.2026' }, 'malformed', [malformed('dueDate')]],
    [
      'the registration of the seller is of no known type',
      { 'seller.legalRegistrationType': 'Permit' },
      'invalid',
      ['ibr-173-ae seller.legalRegistrationType'],
    ],
  ],
};

const severalCategories: Kind = {
  kind: 'an invoice of several VAT categories',
  base: {
    'lines[1]': { ...equalLines(1, 5, 10)[0], id: '2', vatCategory: 'Z', vatRate: 0 },
    'lines[2]': {
      ...equalLines(1, 1, 30)[0],
      id: '3',
      vatCategory: 'E',
      vatRate: 0,
      exemptionReasonCode: 'DL8.46.1',
    },
    ...sums(10, 280, 280, 290, 290),
  },
  typeCode: '380',
  vat: '10.00',
  payable: '290.00',
  rows: [
    [
      'zero-rated goods have a rate',
      { 'lines[1].vatRate': 5 },
      'invalid',
      ['aligned-ibrp-z-05 lines[1].vatRate'],
    ],
    [
      'prices include VAT',
      { 'lines[0].unitPrice': 21, 'lines[0].lineExtensionAmount': 210, ...sums(10, 290, 280, 290, 290) },
      ['invalid', '10.50', '300.50'],
      [vatTotal],
    ],
    ['a number is a text', { 'lines[2].quantity': '1' }, 'malformed', [malformed('lines[2].quantity')]],
    ['a TRN has 16 digits', { 'buyer.trn': '1007123456000003' }, 'invalid', ['ibr-132-ae buyer.trn']],
    [
      'the exemption code is under a misspelt key',
      { 'lines[2].exemptionReasonCode': undefined, 'lines[2].exemptionReasoncode': 'DL8.46.1' },
      'invalid',
      ['ibr-167-ae lines[2].exemptionReasonCode', `warning ${unknownField('lines[2].exemptionReasoncode')}`],
    ],
    [
      'a category is in small letters',
      { 'lines[1].vatCategory': 'z' },
      'valid',
      [alias('lines[1].vatCategory')],
    ],
    ['it is in a list', (invoice) => ({ invoices: [invoice] }), 'malformed', [malformed('invoices[0]')]],
    [
      'the exemption code is null',
      { 'lines[2].exemptionReasonCode': null },
      'invalid',
      ['ibr-167-ae lines[2].exemptionReasonCode'],
    ],
    ['the total leaves exempt lines out', sums(10, 280, 250, 290, 290), 'invalid', [exclusive]],
    [
      'half a fil is cut off a line',
      {
        'lines[0].quantity': 3,
        'lines[0].unitPrice': 33.335,
        'lines[0].lineExtensionAmount': 100,
        ...noSums,
      },
      ['valid', '5.00', '185.01'],
      [`warning ${lineNet}`],
    ],
    ['a date has slashes', { vatPointDate: '2026/10/31' }, 'malformed', [malformed('vatPointDate')]],
    [
      'a trade licence without its authority',
      { 'seller.authorityName': null },
      'invalid',
      ['ibr-172-ae seller.authorityName'],
    ],
  ],
};

export const taxed: readonly Kind[] = [standard, businessWithoutTrn, severalCategories];
