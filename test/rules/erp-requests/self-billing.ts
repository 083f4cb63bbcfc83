import {
  alias,
  creditNoteOfInvoice,
  type Kind,
  lineNet,
  malformed,
  noLicence,
  noRegistration,
  rateAsFraction,
  standardRate,
  sums,
  totalsAt,
  unknownField,
  vatTotal,
} from './kind.ts';

const selfBillingInvoice: Kind = {
  kind: 'a self-billing invoice',
  base: { documentType: 'SelfBillingInvoice' },
  typeCode: '389',
  vat: '10.00',
  payable: '210.00',
  rows: [
    rateAsFraction,
    [
      'prices include VAT, net amounts do not',
      { 'lines[0].unitPrice': 21 },
      ['invalid', '10.50', '220.50'],
      [lineNet],
    ],
    ['a TRN is a number', { 'seller.trn': 100354879700003 }, 'malformed', [malformed('seller.trn')]],
    ['the supplier has a TIN', { 'seller.trn': '1003548797' }, 'invalid', ['ibr-134-ae seller.trn']],
    [
      'the supplier is under a misspelt key',
      (document) => ({ ...Object(document), seller: undefined, sellar: Object(document).seller }),
      'malformed',
      [unknownField('sellar')],
    ],
    [
      'the type is in small letters',
      { documentType: 'selfbillinginvoice' },
      'valid',
      [alias('documentType')],
    ],
    ['it is in an envelope', (selfBilling) => ({ selfBilling }), 'malformed', [malformed('selfBilling')]],
    [
      'the address of the supplier is null',
      { 'seller.participantId': null },
      'valid',
      ['warning ibr-081 seller.participantId'],
    ],
    [
      'the VAT is that of another country',
      sums(30, 200, 200, 230, 230),
      'invalid',
      [totalsAt('taxTotal.taxAmount')],
    ],
    [
      'VAT is rounded on each of four lines, two fils above',
      {
        lines: [1, 2, 3, 4].map((id) => ({
          id: String(id),
          description: 'Screw',
          quantity: 1,
          unitCode: 'EA',
          unitPrice: 0.7,
          lineExtensionAmount: 0.7,
          vatCategory: 'S',
          vatRate: 5,
        })),
        ...sums(0.16, 2.8, 2.8, 2.96, 2.96),
      },
      ['valid', '0.16', '2.96'],
      [`note ${vatTotal}`],
    ],
    ['a date is null', { issueDate: null }, 'malformed', [malformed('issueDate')]],
    ['the supplier has no registration', noRegistration, 'invalid', [noLicence]],
  ],
};

const selfBillingCreditNote: Kind = {
  kind: 'a self-billing credit note',
  base: {
    ...creditNoteOfInvoice,
    documentType: 'SelfBillingCreditNote',
    creditNoteReasonCode: 'DL8.61.1.D',
  },
  typeCode: '261',
  vat: '10.00',
  payable: '210.00',
  rows: [
    ['the rate is the factor of the gross', { 'lines[0].vatRate': 1.05 }, 'invalid', [standardRate]],
    [
      'the price includes VAT',
      { 'lines[0].unitPrice': 21, 'lines[0].lineExtensionAmount': null, legalMonetaryTotal: null },
      ['invalid', '10.50', '220.50'],
      [vatTotal],
    ],
    [
      'a quantity has a decimal comma',
      { 'lines[0].quantity': '10,00' },
      'malformed',
      [malformed('lines[0].quantity')],
    ],
    ['a TRN has 14 digits', { 'buyer.trn': '10071234560003' }, 'invalid', ['ibr-132-ae buyer.trn']],
    [
      'the number of the invoice is under a misspelt key',
      { precedingInvoiceNumber: undefined, precedingInvoiceNumer: 'INV-900' },
      'malformed',
      [unknownField('precedingInvoiceNumer')],
    ],
    [
      'the reason is in small letters',
      { creditNoteReasonCode: 'dl8.61.1.d' },
      'valid',
      [alias('creditNoteReasonCode')],
    ],
    ['it is in an envelope', (creditNote) => ({ creditNote }), 'malformed', [malformed('creditNote')]],
    [
      'the reason is null',
      { creditNoteReasonCode: null },
      'valid',
      ['warning ibr-158-ae creditNoteReasonCode'],
    ],
    [
      'all amounts are negative',
      {
        'lines[0].quantity': -10,
        'lines[0].lineExtensionAmount': -200,
        ...sums(-10, -200, -200, -210, -210),
      },
      ['invalid', '-10.00', '-210.00'],
      ['pint-ae-negative-credit-note lines'],
    ],
    ['a line is a fil more', { 'lines[0].lineExtensionAmount': 200.01 }, 'valid', [`warning ${lineNet}`]],
    [
      'a date has dots',
      { precedingInvoiceIssueDate: '02.10.2026' },
      'malformed',
      [malformed('precedingInvoiceIssueDate')],
    ],
    [
      'the registration is of no known type',
      { 'seller.legalRegistrationType': 'Driving licence' },
      'invalid',
      ['ibr-173-ae seller.legalRegistrationType'],
    ],
  ],
};

export const selfBilling: readonly Kind[] = [selfBillingInvoice, selfBillingCreditNote];
