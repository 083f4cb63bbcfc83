import {
  alias,
  creditNoteOfInvoice,
  type Kind,
  lineNet,
  malformed,
  payable,
  rateAsFraction,
  sellerWithoutRegistration,
  sumOfLines,
  sums,
  unknownField,
  vatTotal,
} from './kind.ts';

const creditNote: Kind = {
  kind: 'a credit note',
  base: creditNoteOfInvoice,
  typeCode: '381',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    ['VAT is taken out of the price', sums(9.52, 200, 190.48, 200, 200), 'invalid', [vatTotal]],
    ['a price is a text', { 'lines[0].unitPrice': '20' }, 'malformed', [malformed('lines[0].unitPrice')]],
    ['a TRN ends in other digits', { 'seller.trn': '100354879700004' }, 'invalid', ['ibr-132-ae seller.trn']],
    [
      'the number of the invoice has a name of its own',
      { precedingInvoiceNumber: undefined, precedingInvoiceNo: 'INV-900' },
      'malformed',
      [unknownField('precedingInvoiceNo')],
    ],
    [
      'codes are in small letters',
      { documentType: 'creditnote', creditNoteReasonCode: 'dl8.61.1.a' },
      'valid',
      [alias('documentType'), alias('creditNoteReasonCode')],
    ],
    ['it is in an envelope', (CreditNote) => ({ CreditNote }), 'malformed', [malformed('CreditNote')]],
    [
      'the number of the invoice is null',
      { precedingInvoiceNumber: null, precedingInvoiceIssueDate: null },
      'invalid',
      ['ibr-055-ae precedingInvoiceNumber'],
    ],
    ['nothing is to be paid', sums(10, 200, 200, 210, 0), 'invalid', [payable]],
    ['cash is rounded', sums(10, 200, 200, 210, 209.75), ['valid', '10.00', '209.75'], [`note ${payable}`]],
    ['a date is not in the calendar', { issueDate: '2026-11-31' }, 'malformed', [malformed('issueDate')]],
    sellerWithoutRegistration,
  ],
};

const volumeDiscount: Kind = {
  kind: 'a credit note for a volume discount',
  base: {
    ...creditNoteOfInvoice,
    precedingInvoiceNumber: null,
    precedingInvoiceIssueDate: null,
    creditNoteReasonCode: 'VD',
  },
  typeCode: '381',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    [
      'the price includes VAT',
      { 'lines[0].unitPrice': 21, 'lines[0].lineExtensionAmount': null, legalMonetaryTotal: null },
      ['invalid', '10.50', '220.50'],
      [vatTotal],
    ],
    ['the VAT is a text', { 'taxTotal.taxAmount': '10.00' }, 'malformed', [malformed('taxTotal.taxAmount')]],
    ['a TRN has dashes', { 'buyer.trn': '100-7123-4560-0003' }, 'valid', [alias('buyer.trn')]],
    [
      'the reason is under a misspelt key',
      { creditNoteReasonCode: undefined, creditnotereasoncode: 'VD' },
      'invalid',
      [
        'ibr-055-ae precedingInvoiceNumber',
        'warning ibr-158-ae creditNoteReasonCode',
        `warning ${unknownField('creditnotereasoncode')}`,
      ],
    ],
    [
      'the reason is in small letters',
      { creditNoteReasonCode: 'vd' },
      'valid',
      [alias('creditNoteReasonCode')],
    ],
    ['it is in a list', (note) => ({ data: [note] }), 'malformed', [malformed('data[0]')]],
    [
      'the reason is null',
      { creditNoteReasonCode: null },
      'invalid',
      ['ibr-055-ae precedingInvoiceNumber', 'warning ibr-158-ae creditNoteReasonCode'],
    ],
    ['the sum of the lines is half of it', sums(10, 100, 200, 210, 210), 'invalid', [sumOfLines]],
    [
      'a line has three decimals',
      { 'lines[0].lineExtensionAmount': 199.995 },
      'valid',
      [`warning ${lineNet}`],
    ],
    ['a date begins with its day', { dueDate: '1/12/2026' }, 'malformed', [malformed('dueDate')]],
    [
      'the registration of the buyer has no number',
      { 'buyer.legalRegistrationNumber': null },
      'valid',
      ['warning pint-ae-registration-incomplete buyer.legalRegistrationNumber'],
    ],
  ],
};

export const creditNotes: readonly Kind[] = [creditNote, volumeDiscount];
