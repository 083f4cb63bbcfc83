import { all, buyer, fields, flag, line, october, type Row, supporting, withoutTotals } from './edits.ts';

export const dates: readonly Row[] = [
  [
    'what is paid already needs no due date',
    'standard-invoice',
    fields({ dueDate: null, prepaidAmount: 11125.8, ...withoutTotals }),
  ],
  [
    'what is to be paid back needs no due date',
    'standard-invoice',
    fields({ dueDate: null, prepaidAmount: 20000, ...withoutTotals }),
  ],
  [
    'a deemed supply needs no due date',
    'standard-invoice',
    all(flag('deemedSupply', { dueDate: null }), buyer({ participantId: '9900000097' })),
  ],
  ['a credit note needs no due date', 'credit-note', fields({ dueDate: null })],
  ['the VAT point may be the day of issue', 'standard-invoice', fields({ vatPointDate: '2026-11-02' })],
  ['the VAT point may be before', 'standard-invoice', fields({ vatPointDate: '2026-11-01' })],
  [
    'a period may be one day',
    'standard-invoice',
    fields({ billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-01' }),
  ],
  ['a period may have no end', 'standard-invoice', fields({ billingPeriodStart: '2026-10-01' })],
  ['a period may have no start', 'standard-invoice', fields({ billingPeriodEnd: '2026-10-01' })],
  [
    'another frequency is explained in a note',
    'standard-invoice',
    fields({ ...october, billingFrequencyCode: 'OTH', notes: 'every second week' }),
  ],
  [
    'another frequency without a note is not',
    'standard-invoice',
    fields({ ...october, billingFrequencyCode: 'OTH' }),
    'ibr-160-ae notes',
  ],
  [
    'the first and the last day are dates of invoices',
    'standard-invoice',
    fields({ issueDate: '2000-01-01', dueDate: '2100-12-31' }),
  ],
  [
    'every date is looked at',
    'standard-invoice',
    fields({
      precedingInvoiceNumber: 'A',
      precedingInvoices: [{ precedingInvoiceNumber: 'B', precedingInvoiceIssueDate: '1999-01-02' }],
      instalments: [{ amount: 5, dueDate: '2101-01-01' }],
      paidAmounts: [{ amount: 1, date: '1999-01-03' }],
      prepaidAmount: 1,
      legalMonetaryTotal: null,
    }),
    'pint-ae-date-range precedingInvoices[0].precedingInvoiceIssueDate',
    'pint-ae-date-range instalments[0].dueDate',
    'pint-ae-date-range paidAmounts[0].date',
  ],
];

export const referred: readonly Row[] = [
  [
    'a volume discount refers to no invoice',
    'credit-note',
    fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: null, creditNoteReasonCode: 'VD' }),
  ],
  [
    'another credit note does',
    'credit-note',
    fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: null }),
    'ibr-055-ae precedingInvoiceNumber',
  ],
  [
    'that of the buyer need not',
    'self-billing-credit-note',
    fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: null }),
  ],
  [
    'a misspelt volume discount is that',
    'credit-note',
    fields({ precedingInvoiceNumber: null, creditNoteReasonCode: 'vd' }),
    'ibr-001-ae creditNoteReasonCode',
  ],
  [
    'every reason is looked at',
    'credit-note',
    all(
      fields({ creditNoteReasons: [{ creditNoteReasonCode: 'no' }] }),
      line({ creditNoteReasonCode: 'no' }),
    ),
    'ibr-001-ae creditNoteReasons[0].creditNoteReasonCode',
    'ibr-001-ae lines[0].creditNoteReasonCode',
  ],
  [
    'one object is invoiced, beside other documents',
    'standard-invoice',
    supporting(
      { documentTypeCode: '130' },
      { documentTypeCode: '916', description: 'x', externalUri: 'https://x.example/' },
    ),
  ],
  [
    'no more than one',
    'standard-invoice',
    supporting({ documentTypeCode: '130' }, { documentTypeCode: '130' }, { documentTypeCode: '130' }),
    'ibr-078 additionalDocuments[1].documentTypeCode',
    'ibr-078 additionalDocuments[2].documentTypeCode',
  ],
  [
    'an object is not described',
    'standard-invoice',
    supporting({ documentTypeCode: '130', description: 'x' }),
    'ibr-072 additionalDocuments[0].description',
  ],
  [
    'an object is not to be found elsewhere',
    'standard-invoice',
    supporting({ documentTypeCode: '130', externalUri: 'https://x.example/' }),
    'ibr-071 additionalDocuments[0]',
  ],
  [
    'an object is not attached',
    'standard-invoice',
    supporting({ documentTypeCode: '130', embeddedBase64: 'JVBERi0xLjQK', fileName: 'a.pdf' }),
    'ibr-071 additionalDocuments[0]',
  ],
  ['one project', 'standard-invoice', supporting({ documentTypeCode: '50' })],
  [
    'no more than one project',
    'standard-invoice',
    supporting({ documentTypeCode: '50' }, { documentTypeCode: '50' }),
    'ibr-090 additionalDocuments[1]',
  ],
  [
    'an attachment is of a listed media type',
    'standard-invoice',
    supporting({ embeddedBase64: 'AAAA', mimeCode: 'text/plain' }),
    'ibr-cl-24 additionalDocuments[0].mimeCode',
  ],
];

export const exchanged: readonly Row[] = [
  ['dirhams need no rate', 'standard-invoice', fields({ currencyExchangeRate: null })],
  [
    'VAT is accounted for in dirhams, whatever letters say so',
    'standard-invoice',
    fields({ taxCurrencyCode: 'aed' }),
  ],
  [
    'a rate that loses next to nothing is rounded',
    'export-usd',
    fields({ currencyExchangeRate: 3.67254321 }),
  ],
  [
    'a rate that loses more is not',
    'export-usd',
    fields({ currency: 'IDR', currencyExchangeRate: 0.00022512 }),
    'pint-ae-exchange-rate-precision currencyExchangeRate',
  ],
  ['six decimals lose nothing', 'export-usd', fields({ currency: 'IDR', currencyExchangeRate: 0.000225 })],
  [
    'a rate is not the other way round',
    'export-usd',
    fields({ currency: 'EUR', currencyExchangeRate: 0.25 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate exchangeRateInverted warning',
  ],
  [
    'nor that of a small unit',
    'export-usd',
    fields({ currency: 'JPY', currencyExchangeRate: 40 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate exchangeRateInverted warning',
  ],
  ['a euro has its price', 'export-usd', fields({ currency: 'EUR', currencyExchangeRate: 4.3 })],
  [
    'not that of a dollar',
    'export-usd',
    fields({ currency: 'EUR', currencyExchangeRate: 3.6725 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate dollarRateForAnother warning',
  ],
  [
    'nor has a riyal, which that of a dollar would turn',
    'export-usd',
    fields({ currency: 'SAR', currencyExchangeRate: 3.673 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate dollarRateForAnother warning',
  ],
  [
    'but a euro may be worth a little more',
    'export-usd',
    fields({ currency: 'EUR', currencyExchangeRate: 3.674 }),
  ],
  [
    'and an unknown currency anything',
    'export-usd',
    fields({ currency: 'XDR', currencyExchangeRate: 3.672 }),
  ],
  ['a yen has', 'export-usd', fields({ currency: 'JPY', currencyExchangeRate: 0.024 })],
  [
    'a dollar is no less than 3.6',
    'export-usd',
    fields({ currencyExchangeRate: 3.59 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate dollarRateOffPeg warning',
  ],
  ['a dollar may be 3.6', 'export-usd', fields({ currencyExchangeRate: 3.6 })],
  ['a dollar may be 3.7', 'export-usd', fields({ currencyExchangeRate: 3.7 })],
  [
    'and no more',
    'export-usd',
    fields({ currencyExchangeRate: 3.71 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate dollarRateOffPeg warning',
  ],
  [
    'a euro is not a dirham, though systems that know no rate say 1',
    'export-usd',
    fields({ currency: 'EUR', currencyExchangeRate: 1 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate warning',
  ],
  [
    'nor is any other currency',
    'export-usd',
    fields({ currency: 'BRL', currencyExchangeRate: 1 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate warning',
  ],
  [
    'nor is a decimal point where another one was',
    'export-usd',
    fields({ currency: 'EUR', currencyExchangeRate: 42.1 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate warning',
  ],
  [
    'a pound may have lost three quarters',
    'export-usd',
    fields({ currency: 'EGP', currencyExchangeRate: 0.0191 }),
  ],
];
