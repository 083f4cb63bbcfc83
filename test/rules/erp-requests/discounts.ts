import {
  alias,
  exclusive,
  type Kind,
  lineNet,
  malformed,
  noSums,
  sellerWithoutRegistration,
  sums,
  totalsAt,
} from './kind.ts';

const discount = { isCharge: false, amount: 10, baseAmount: 200, multiplierPercent: 5, reason: 'Discount' };

const lineDiscount: Kind = {
  kind: 'a discount on a line',
  base: {
    'lines[0].allowancesCharges': [discount],
    'lines[0].lineExtensionAmount': 190,
    ...sums(9.5, 190, 190, 199.5, 199.5),
  },
  typeCode: '380',
  vat: '9.50',
  payable: '199.50',
  rows: [
    [
      'the percentage is a fraction',
      { 'lines[0].allowancesCharges[0].multiplierPercent': 0.05 },
      'invalid',
      ['ibr-131-ae lines[0].allowancesCharges[0].multiplierPercent'],
    ],
    [
      'prices include VAT, net amounts do not',
      { 'lines[0].unitPrice': 21 },
      ['invalid', '10.00', '210.00'],
      [lineNet],
    ],
    [
      'an amount is a text',
      { 'lines[0].allowancesCharges[0].amount': '10' },
      'malformed',
      [malformed('lines[0].allowancesCharges[0].amount')],
    ],
    ['a TRN has letters', { 'seller.trn': 'AE100354879700003' }, 'invalid', ['ibr-132-ae seller.trn']],
    [
      'the discounts are under a misspelt key',
      {
        'lines[0].allowancesCharges': undefined,
        'lines[0].allowanceCharges': [discount],
        'lines[0].lineExtensionAmount': null,
        ...noSums,
      },
      'malformed',
      [malformed('lines[0].allowanceCharges')],
    ],
    [
      'the code of a charge is in small letters',
      {
        'lines[0].allowancesCharges': [{ isCharge: true, amount: 10, reasonCode: 'fc' }],
        'lines[0].lineExtensionAmount': 210,
        ...noSums,
      },
      ['valid', '10.50', '220.50'],
      [alias('lines[0].allowancesCharges[0].reasonCode')],
    ],
    ['it is in an envelope', (message) => ({ message }), 'malformed', [malformed('message')]],
    [
      'the reason is null',
      { 'lines[0].allowancesCharges[0].reason': null },
      'valid',
      ['warning ibr-033 lines[0].allowancesCharges[0].reason'],
    ],
    ['the net amount is before the discount', { 'lines[0].lineExtensionAmount': 200 }, 'invalid', [lineNet]],
    [
      'a discount has three decimals',
      { 'lines[0].allowancesCharges': [{ isCharge: false, amount: 10.004, reason: 'Discount' }] },
      'valid',
      ['warning pint-ae-amount-rounded lines[0].allowancesCharges[0].amount'],
    ],
    ['a date begins with its month', { dueDate: '12/02/2026' }, 'malformed', [malformed('dueDate')]],
    sellerWithoutRegistration,
  ],
};

const documentEntries: Kind = {
  kind: 'a discount and freight on the whole document',
  base: {
    allowancesCharges: [
      { isCharge: false, amount: 20, reason: 'Discount', vatCategory: 'S' },
      { isCharge: true, amount: 10, reasonCode: 'FC', vatCategory: 'S' },
    ],
    ...sums(9.5, 200, 190, 199.5, 199.5),
  },
  typeCode: '380',
  vat: '9.50',
  payable: '199.50',
  rows: [
    [
      'the percentage is a fraction',
      { 'allowancesCharges[0].baseAmount': 200, 'allowancesCharges[0].multiplierPercent': 0.1 },
      'invalid',
      ['ibr-131-ae allowancesCharges[0].multiplierPercent'],
    ],
    [
      'the discount is in the price as well',
      { 'lines[0].unitPrice': 18, 'lines[0].lineExtensionAmount': 180, ...sums(9, 180, 180, 189, 189) },
      ['invalid', '8.50', '178.50'],
      [totalsAt('allowancesCharges')],
    ],
    [
      'a flag is a text',
      { 'allowancesCharges[0].isCharge': 'false' },
      'malformed',
      [malformed('allowancesCharges[0].isCharge')],
    ],
    [
      'a TRN is that of the TIN twice',
      { 'buyer.trn': '1007123456-1007123456' },
      'invalid',
      ['ibr-132-ae buyer.trn'],
    ],
    [
      'the category of the discount is under a misspelt key',
      { 'allowancesCharges[0].vatCategory': undefined, 'allowancesCharges[0].vatCatgory': 'S' },
      'malformed',
      [malformed('allowancesCharges[0].vatCatgory')],
    ],
    [
      'codes are in small letters',
      { 'allowancesCharges[0].vatCategory': 's', 'allowancesCharges[1].reasonCode': 'fc' },
      'valid',
      [alias('allowancesCharges[0].vatCategory'), alias('allowancesCharges[1].reasonCode')],
    ],
    ['it is in an envelope', (doc) => ({ doc }), 'malformed', [malformed('doc')]],
    [
      'categories are null',
      { 'allowancesCharges[0].vatCategory': null, 'allowancesCharges[1].vatCategory': null },
      'valid',
      [
        'warning pint-ae-entry-category allowancesCharges[0].vatCategory',
        'warning pint-ae-entry-category allowancesCharges[1].vatCategory',
      ],
    ],
    ['the total leaves the discount out', sums(9.5, 200, 210, 199.5, 199.5), 'invalid', [exclusive]],
    [
      'a discount is a fil less than its percentage',
      { 'allowancesCharges[0].baseAmount': 66.7, 'allowancesCharges[0].multiplierPercent': 30 },
      'valid',
      ['warning ibr-131-ae allowancesCharges[0].amount'],
    ],
    ['a date has blanks', { dueDate: '2 Dec 2026' }, 'malformed', [malformed('dueDate')]],
    [
      'the registration is of no known type',
      { 'seller.legalRegistrationType': 'CR' },
      'invalid',
      ['ibr-173-ae seller.legalRegistrationType'],
    ],
  ],
};

export const discounts: readonly Kind[] = [lineDiscount, documentEntries];
