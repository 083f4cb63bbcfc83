import {
  alias,
  exclusive,
  inclusive,
  type Kind,
  lineNet,
  malformed,
  payable,
  sellerWithoutRegistration,
  sums,
  taxedAnyway,
  unknownField,
  untaxed,
  vatTotal,
} from './kind.ts';

const reverseCharge: Kind = {
  kind: 'a supply under reverse charge',
  base: {
    'lines[0].vatCategory': 'AE',
    'lines[0].vatRate': 0,
    notes:
      'Reverse charge: the recipient accounts for the VAT (Article 48(8) of Federal Decree-Law 8 of 2017).',
    'lines[0].goodsNatureCode': 'DL8.48.8.2',
    'lines[0].standardItemId': '06291041500213',
    'lines[0].standardItemSchemeId': '0160',
    ...untaxed,
  },
  typeCode: '380',
  vat: '0.00',
  payable: '200.00',
  rows: [
    [
      'the rate is a fraction',
      { 'lines[0].vatRate': 0.05 },
      'invalid',
      ['aligned-ibrp-ae-05-ae lines[0].vatRate'],
    ],
    ['VAT is charged', taxedAnyway, 'invalid', [vatTotal]],
    [
      'a GTIN is a number',
      { 'lines[0].standardItemId': 6291041500213 },
      'malformed',
      [malformed('lines[0].standardItemId')],
    ],
    ['the TRN of the buyer is null', { 'buyer.trn': null }, 'invalid', ['ibr-103-ae buyer.trn']],
    [
      'the nature of the goods is under a misspelt key',
      { 'lines[0].goodsNatureCode': undefined, 'lines[0].goodsNature': 'DL8.48.8.2' },
      'invalid',
      ['ibr-166-ae lines[0].goodsNatureCode', `warning ${unknownField('lines[0].goodsNature')}`],
    ],
    [
      'codes are in small letters',
      { 'lines[0].goodsNatureCode': 'dl8.48.8.2', 'lines[0].standardItemSchemeId': 'gtin' },
      'valid',
      [alias('lines[0].goodsNatureCode'), alias('lines[0].standardItemSchemeId')],
    ],
    ['it is in an envelope', (Invoice) => ({ Invoice }), 'malformed', [malformed('Invoice')]],
    [
      'the item has no GTIN',
      { 'lines[0].standardItemId': null, 'lines[0].standardItemSchemeId': null },
      'invalid',
      ['ibr-174-ae lines[0].standardItemId'],
    ],
    ['the total with VAT has VAT', sums(0, 200, 200, 210, 200), 'invalid', [inclusive]],
    [
      'cash is rounded',
      sums(0, 200, 200, 200, 199.75),
      ['valid', '0.00', '199.75'],
      [`note ${payable}`, 'warning pint-ae-advice-cash-rounding paymentMode'],
    ],
    ['a date is a time', { issueDate: '2026-11-02T10:15:00+04:00' }, 'malformed', [malformed('issueDate')]],
    [
      'the licence of the buyer has no authority',
      { 'buyer.authorityName': null },
      'invalid',
      ['ibr-101-ae buyer.authorityName'],
    ],
  ],
};

const marginScheme: Kind = {
  kind: 'goods under the profit margin scheme',
  base: { transactionType: { profitMargin: true }, ...untaxed },
  typeCode: '380',
  vat: '0.00',
  payable: '200.00',
  rows: [
    ['the rate is a fraction', { 'lines[0].vatRate': 0.05 }, 'invalid', ['ibr-111-ae lines[0].vatRate']],
    ['VAT is stated', taxedAnyway, 'invalid', [vatTotal]],
    [
      'a flag is a text',
      { 'transactionType.profitMargin': 'true' },
      'malformed',
      [malformed('transactionType.profitMargin')],
    ],
    ['a TRN has 14 digits', { 'seller.trn': '10035487970003' }, 'invalid', ['ibr-132-ae seller.trn']],
    [
      'the flag is misspelt',
      { transactionType: { profitmargin: true } },
      'malformed',
      [malformed('transactionType.profitmargin')],
    ],
    [
      'the category is in small letters',
      { 'lines[0].vatCategory': 's' },
      'valid',
      [alias('lines[0].vatCategory')],
    ],
    ['it is in a list', (invoice) => [invoice], 'malformed', [malformed('[0]')]],
    [
      'the category is null, the rate 0',
      { 'lines[0].vatCategory': null, 'lines[0].vatRate': 0 },
      'valid',
      ['note ibr-sr-58 lines[0].vatCategory', 'note pint-ae-advice-margin-rate lines[0].vatRate'],
    ],
    ['the margin is taken for the total', sums(0, 200, 190, 200, 200), 'invalid', [exclusive]],
    ['a line is a fil more', { 'lines[0].lineExtensionAmount': 200.01 }, 'valid', [`warning ${lineNet}`]],
    ['a date has thirteen months', { dueDate: '2026-13-02' }, 'malformed', [malformed('dueDate')]],
    sellerWithoutRegistration,
  ],
};

export const specialSchemes: readonly Kind[] = [reverseCharge, marginScheme];
