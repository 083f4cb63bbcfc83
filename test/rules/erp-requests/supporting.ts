import {
  alias,
  type Kind,
  malformed,
  payable,
  pricesWithVat,
  rateAsFraction,
  sellerWithoutRegistration,
  sumOfLines,
  sums,
  unknownField,
  vatTotal,
} from './kind.ts';

const attachments: Kind = {
  kind: 'an invoice with an attachment',
  base: {
    additionalDocuments: [
      {
        documentId: 'TS-10',
        description: 'Time sheet',
        embeddedBase64: 'JVBERi0xLjQK',
        mimeCode: 'application/pdf',
        fileName: 'time-sheet.pdf',
      },
    ],
  },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    pricesWithVat,
    [
      'a number stands for a text',
      { 'additionalDocuments[0].documentId': 10 },
      'malformed',
      [malformed('additionalDocuments[0].documentId')],
    ],
    ['a TRN has a blank in it', { 'seller.trn': '100354879 700003' }, 'valid', [alias('seller.trn')]],
    [
      'the name of the file is under a misspelt key',
      { 'additionalDocuments[0].fileName': undefined, 'additionalDocuments[0].filename': 'time-sheet.pdf' },
      'valid',
      [
        'warning ibr-075 additionalDocuments[0].fileName',
        `warning ${unknownField('additionalDocuments[0].filename')}`,
      ],
    ],
    [
      'the media type is in capitals',
      { 'additionalDocuments[0].mimeCode': 'Application/PDF' },
      'valid',
      [alias('additionalDocuments[0].mimeCode')],
    ],
    [
      'it is in an envelope with its attachments',
      (invoice) => ({ invoice, attachments: [] }),
      'malformed',
      [malformed('invoice')],
    ],
    [
      'type and name of the file are null',
      { 'additionalDocuments[0].mimeCode': null, 'additionalDocuments[0].fileName': null },
      'valid',
      ['warning ibr-074 additionalDocuments[0].mimeCode', 'warning ibr-075 additionalDocuments[0].fileName'],
    ],
    ['the sum of the lines is nought', sums(10, 0, 200, 210, 210), 'invalid', [sumOfLines]],
    [
      'the VAT is two fils more',
      sums(10.02, 200, 200, 210.02, 210.02),
      ['valid', '10.02', '210.02'],
      [`note ${vatTotal}`],
    ],
    ['a date is a list', { issueDate: [2026, 11, 2] }, 'malformed', [malformed('issueDate')]],
    sellerWithoutRegistration,
  ],
};

const severalPayments: Kind = {
  kind: 'an invoice with several payment means',
  base: { paymentInstructions: [{ id: 'cash', paymentMode: '10' }] },
  typeCode: '380',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    ['VAT is taken out of the price', sums(9.52, 200, 190.48, 200, 200), 'invalid', [vatTotal]],
    ['a mode of payment is a number', { paymentMode: 30 }, 'malformed', [malformed('paymentMode')]],
    ['a TRN has 15 other digits', { 'buyer.trn': '900712345600003' }, 'invalid', ['ibr-132-ae buyer.trn']],
    [
      'the account is under a misspelt key',
      { paymentBankAccount: undefined, paymentBankAcount: 'AE070331234567890123456' },
      'valid',
      ['warning ibr-192-ae paymentBankAccount', `warning ${unknownField('paymentBankAcount')}`],
    ],
    [
      'modes of payment are words',
      { 'paymentInstructions[0].paymentMode': 'CASH' },
      'valid',
      [alias('paymentInstructions[0].paymentMode')],
    ],
    ['it is in an envelope', (entity) => ({ entity }), 'malformed', [malformed('entity')]],
    ['the account is null', { paymentBankAccount: null }, 'valid', ['warning ibr-192-ae paymentBankAccount']],
    ['a mode of payment is of no list', { paymentMode: '99' }, 'invalid', ['ibr-cl-16 paymentMode']],
    [
      'cash is rounded',
      sums(10, 200, 200, 210, 210.25),
      ['valid', '10.00', '210.25'],
      [`note ${payable}`, 'warning pint-ae-advice-cash-rounding paymentMode'],
    ],
    ['a date has an hour', { dueDate: '2026-12-02 00:00' }, 'malformed', [malformed('dueDate')]],
    [
      'an Emirates ID needs no authority',
      {
        'seller.legalRegistrationType': 'Emirates ID',
        'seller.legalRegistrationNumber': '784198712345671',
        'seller.authorityName': null,
      },
      'valid',
      [alias('seller.legalRegistrationType')],
    ],
  ],
};

export const supporting: readonly Kind[] = [attachments, severalPayments];
