import type { ValidateOptions } from '../src/api/validate.ts';
import { buyerAddress, type Edit, everyLine, fields, line, lineEntry } from './request/edits.ts';
import { lineOf } from './requests.ts';

/** The expected result: its outcome, findings as "severity rule path", and what is in its UBL or is not. */
interface Shown {
  readonly outcome?: 'valid' | 'invalid' | 'malformed';
  readonly options?: ValidateOptions;
  readonly findings?: readonly string[];
  /** Rules of which nothing may be said. */
  readonly silent?: readonly string[];
  readonly ubl?: readonly (string | RegExp)[];
  readonly notInUbl?: readonly (string | RegExp)[];
}

const both =
  (...all: readonly Edit[]): Edit =>
  (request) => {
    for (const edit of all) edit(request);
  };
const noTotals = fields({ legalMonetaryTotal: null, taxTotal: null });
const computed = (values: object) => both(noTotals, line({ lineExtensionAmount: null, ...values }));
const allComputed = (values: object) => both(noTotals, everyLine({ lineExtensionAmount: null, ...values }));
const second =
  (values: object): Edit =>
  ({ lines }) =>
    void Object.assign(lines[1] ?? {}, values);
const total =
  (values: object): Edit =>
  ({ legalMonetaryTotal }) =>
    void Object.assign(legalMonetaryTotal ?? {}, values);
const seller =
  (values: object): Edit =>
  (request) =>
    void Object.assign(request.seller, values);
const buyer =
  (values: object): Edit =>
  (request) =>
    void Object.assign(request.buyer, values);
/** An allowance of 100 on the document. */
const allowance = (values: object) =>
  both(
    noTotals,
    fields({ allowancesCharges: [{ isCharge: false, amount: 100, reason: 'Loyal', ...values }] }),
  );
const percentOnly = (values: object) =>
  both(
    noTotals,
    fields({ allowancesCharges: [{ isCharge: false, reason: 'Loyal', multiplierPercent: 10, ...values }] }),
  );
const cash = fields({ paymentMode: '10', paymentBankAccount: null });
/** Ten lines whose VAT comes to 0.10 if it is rounded on each line, and to 0.15 by the format. */
const roundedByLine: Edit = (request) => {
  request.lines = Array.from({ length: 10 }, (_, index) => ({
    ...lineOf(request),
    id: String(index + 1),
    quantity: 1,
    unitPrice: 0.29,
    lineExtensionAmount: 0.29,
    vatTotal: 0.01,
  }));
  request.taxTotal = { taxAmount: 0.1 };
  total({ lineExtensionAmount: 2.9, taxExclusiveAmount: 2.9, taxInclusiveAmount: 3, payableAmount: 3 })(
    request,
  );
};
const company = {
  name: 'Other LLC',
  trn: '100354879700003',
  legalRegistrationNumber: 'CN-1184420',
  legalRegistrationType: 'TL',
  authorityName: 'Dubai Department of Economy and Tourism',
};
const unregistered: Edit = (request) => {
  const { name, trn, participantId, address } = request.seller;
  request.seller = { name, trn, participantId, address };
};

type Case = readonly [example: string, edit: Edit, shown: Shown];

/** Documents that show what a decision says, by its number. */
export const decisionCases: Readonly<Record<number, readonly Case[]>> = {
  1: [
    ['standard-invoice', line({ classifications: ['940139'] }), { ubl: [/listID="HS"[^>]*>940139</] }],
    [
      'standard-invoice',
      line({ classifications: [{ value: '940139', scheme: 'HS' }] }),
      { ubl: [/>940139</] },
    ],
  ],
  2: [
    [
      'standard-invoice',
      second({ serviceAccountingCode: null, classifications: [{ code: '998719', listId: 'SAC' }] }),
      { ubl: [/998719/] },
    ],
  ],
  3: [['standard-invoice', allowance({ vatRate: 5, vatCategory: 'S' }), { ubl: [/<cac:AllowanceCharge>/] }]],
  4: [
    [
      'standard-invoice',
      allowance({}),
      { findings: ['warning pint-ae-entry-category allowancesCharges[0].vatCategory'] },
    ],
    [
      'several-vat-categories',
      allowance({}),
      { outcome: 'invalid', findings: ['error aligned-ibrp-032 allowancesCharges[0].vatCategory'] },
    ],
    [
      'several-vat-categories',
      allowance({}),
      {
        options: { undecidedEntries: 'apportion' },
        findings: ['warning pint-ae-entry-category allowancesCharges[0].vatCategory'],
      },
    ],
  ],
  5: [
    ['standard-invoice', allowance({ vatCategory: 'S' }), { silent: ['ibr-190-ae'] }],
    [
      'standard-invoice',
      allowance({ vatCategory: 'S', vatRate: 0 }),
      { outcome: 'invalid', findings: ['error ibr-190-ae allowancesCharges[0].vatRate'] },
    ],
  ],
  6: [
    [
      'exempt',
      allowance({ vatCategory: 'E' }),
      {
        findings: [
          'warning pint-ae-entry-category allowancesCharges[0].exemptionReasonCode',
          'warning ibr-168-ae allowancesCharges[0].reasonCode',
        ],
      },
    ],
  ],
  7: [
    [
      'standard-invoice',
      both(computed({}), lineEntry({ vatCategory: 'Z' })),
      {
        findings: ['warning pint-ae-line-entry-category lines[0].allowancesCharges[0].vatCategory'],
        notInUbl: [/<cac:AllowanceCharge>(?:(?!<\/cac:AllowanceCharge>)[\s\S])*TaxCategory/],
      },
    ],
    [
      'standard-invoice',
      both(computed({}), lineEntry({ vatCategory: 'S' })),
      { silent: ['pint-ae-line-entry-category'] },
    ],
  ],
  8: [
    [
      'standard-invoice',
      allowance({ vatCategory: 'S', baseAmount: 1000 }),
      {
        findings: ['warning aligned-ibrp-057 allowancesCharges[0].multiplierPercent'],
        notInUbl: ['>1000.00<', '<cbc:MultiplierFactorNumeric'],
      },
    ],
    [
      'standard-invoice',
      allowance({ vatCategory: 'S', multiplierPercent: 10 }),
      { findings: ['warning aligned-ibrp-057 allowancesCharges[0].baseAmount'] },
    ],
  ],
  9: [
    [
      'standard-invoice',
      allowance({ vatCategory: 'S', baseAmount: 1000.1, multiplierPercent: 10 }),
      {
        findings: ['warning ibr-131-ae allowancesCharges[0].amount'],
        notInUbl: ['<cbc:MultiplierFactorNumeric'],
      },
    ],
    [
      'standard-invoice',
      allowance({ vatCategory: 'S', baseAmount: 1000, multiplierPercent: 10, amount: 99 }),
      { outcome: 'invalid', findings: ['error ibr-131-ae allowancesCharges[0].amount'] },
    ],
  ],
  10: [
    [
      'standard-invoice',
      computed({ lineExtensionAmount: 10146.01 }),
      { findings: ['warning ibr-147-ae lines[0].lineExtensionAmount'], ubl: ['>10146.00<'] },
    ],
    [
      'standard-invoice',
      computed({ lineExtensionAmount: 10146.01 }),
      {
        outcome: 'invalid',
        options: { strict: true },
        findings: ['error ibr-147-ae lines[0].lineExtensionAmount'],
      },
    ],
    [
      'standard-invoice',
      computed({ lineExtensionAmount: 10146.02 }),
      { outcome: 'invalid', findings: ['error ibr-147-ae lines[0].lineExtensionAmount'] },
    ],
  ],
  11: [
    [
      'standard-invoice',
      both(noTotals, fields({ taxTotal: { taxAmount: 529.82 } })),
      { findings: ['information ibr-co-14 taxTotal.taxAmount'], ubl: ['>529.82<'] },
    ],
    [
      'standard-invoice',
      both(noTotals, fields({ taxTotal: { taxAmount: 529.83 } })),
      { outcome: 'invalid', findings: ['error ibr-co-14 taxTotal.taxAmount'] },
    ],
  ],
  12: [
    [
      'standard-invoice',
      total({ taxExclusiveAmount: 10596.02 }),
      {
        findings: ['warning ibr-co-13 legalMonetaryTotal.taxExclusiveAmount'],
        ubl: ['TaxExclusiveAmount currencyID="AED">10596.00<'],
      },
    ],
    [
      'standard-invoice',
      total({ taxExclusiveAmount: 10596.03 }),
      { outcome: 'invalid', findings: ['error ibr-co-13 legalMonetaryTotal.taxExclusiveAmount'] },
    ],
  ],
  13: [
    [
      'standard-invoice',
      both(cash, total({ payableAmount: 11125.75 })),
      {
        findings: ['information ibr-co-16 legalMonetaryTotal.payableAmount'],
        silent: ['pint-ae-advice-cash-rounding'],
        ubl: ['PayableRoundingAmount currencyID="AED">-0.05<'],
      },
    ],
    [
      'standard-invoice',
      total({ payableAmount: 11125.75 }),
      { findings: ['warning pint-ae-advice-cash-rounding paymentMode'] },
    ],
    [
      'standard-invoice',
      total({ payableAmount: 11125.82 }),
      { findings: ['information ibr-co-16 legalMonetaryTotal.payableAmount'] },
    ],
    [
      'standard-invoice',
      both(cash, total({ payableAmount: 11125.3 })),
      {
        outcome: 'invalid',
        findings: ['error pint-ae-payable-rounding legalMonetaryTotal.payableAmount'],
      },
    ],
  ],
  14: [['standard-invoice', noTotals, { ubl: ['PayableAmount currencyID="AED">11125.80<'] }]],
  15: [
    [
      'standard-invoice',
      line({ vatCategory: null }),
      { findings: ['warning ibr-sr-58 lines[0].vatCategory'] },
    ],
    [
      'standard-invoice',
      line({ vatCategory: null }),
      {
        outcome: 'invalid',
        options: { strict: true },
        findings: ['error ibr-sr-58 lines[0].vatCategory'],
      },
    ],
    ['profit-margin', everyLine({ vatCategory: null }), { ubl: ['<cbc:ID>N</cbc:ID>'] }],
  ],
  16: [
    [
      'standard-invoice',
      line({ vatRate: 0 }),
      { outcome: 'invalid', findings: ['error ibr-190-ae lines[0].vatRate'] },
    ],
    [
      'standard-invoice',
      line({ vatCategory: null, vatRate: 0 }),
      { outcome: 'invalid', findings: ['error ibr-190-ae lines[0].vatCategory'] },
    ],
  ],
  17: [
    ['reverse-charge', everyLine({ vatRate: 0 }), { ubl: ['<cbc:Percent>0</cbc:Percent>'] }],
    ['reverse-charge', everyLine({ vatRate: 5 }), { ubl: ['<cbc:Percent>5</cbc:Percent>'] }],
    [
      'reverse-charge',
      everyLine({ vatRate: 10 }),
      { outcome: 'invalid', findings: ['error aligned-ibrp-ae-05-ae lines[0].vatRate'] },
    ],
  ],
  18: [
    [
      'standard-invoice',
      line({ exemptionReasonCode: 'DL8.48.8.2' }),
      {
        findings: ['warning pint-ae-exemption-reason-unused lines[0].exemptionReasonCode'],
        notInUbl: ['DL8.48.8.2'],
      },
    ],
  ],
  19: [
    ['credit-note', fields({ creditNoteReasonCode: 'DL8.61.1.A' }), { ubl: ['DL8.61.1.A'] }],
    [
      'credit-note',
      fields({ creditNoteReasonCode: null }),
      { options: { creditNoteReasonCode: 'DL8.61.1.B' }, ubl: ['DL8.61.1.B'] },
    ],
    [
      'credit-note',
      fields({ creditNoteReasonCode: null }),
      { findings: ['warning ibr-158-ae creditNoteReasonCode'], ubl: ['DL8.61.1.C'] },
    ],
  ],
  20: [
    ['self-billing-invoice', fields({}), { ubl: ['selfbilling'] }],
    [
      'standard-invoice',
      fields({}),
      {
        options: { documentType: 'SelfBillingInvoice' },
        findings: ['information pint-ae-option-applied documentType'],
        ubl: ['selfbilling'],
      },
    ],
  ],
  21: [
    [
      'standard-invoice',
      fields({ paymentBankAccount: null }),
      {
        findings: ['warning ibr-192-ae paymentBankAccount'],
        ubl: [/<cbc:PaymentMeansCode[^>]*>1</],
      },
    ],
  ],
  22: (
    [
      ['Cash', '10'],
      ['Cheque', '20'],
      ['Card', '48'],
      ['Debit', '49'],
    ] as const
  ).map(([name, code]) => [
    'standard-invoice',
    fields({ paymentMode: name, paymentBankAccount: null }),
    {
      findings: ['information pint-ae-alias paymentMode'],
      ubl: [new RegExp(`PaymentMeansCode[^>]*>${code}<`)],
    },
  ]),
  23: [
    [
      'standard-invoice',
      buyer({ legalRegistrationType: 'Trade License' }),
      { findings: ['information pint-ae-alias buyer.legalRegistrationType'] },
    ],
  ],
  24: [
    [
      'standard-invoice',
      buyer({ legalRegistrationType: 'PAS', legalRegistrationNumber: 'A123', authorityName: 'IN' }),
      { ubl: ['schemeAgencyName="IN"'] },
    ],
  ],
  25: [
    [
      'standard-invoice',
      line({ classifications: null }),
      { findings: ['warning ibr-184-ae lines[0].itemTypeCode'] },
    ],
    [
      'standard-invoice',
      line({ classifications: null }),
      {
        outcome: 'invalid',
        options: { strict: true },
        findings: ['error ibr-184-ae lines[0].itemTypeCode'],
      },
    ],
  ],
  26: [['standard-invoice', second({ itemTypeCode: null }), { ubl: ['998719'] }]],
  27: [
    [
      'standard-invoice',
      fields({ vatPointDate: '2026-11-02' }),
      { findings: ['warning ibr-141-ae vatPointDate'], notInUbl: ['<cbc:TaxPointDate'] },
    ],
    [
      'credit-note',
      fields({ vatPointDate: '2026-10-01' }),
      { findings: ['warning ibr-141-ae vatPointDate'], notInUbl: ['<cbc:TaxPointDate'] },
    ],
  ],
  28: [
    [
      'credit-note',
      fields({ dueDate: '2026-12-02', paymentMode: '10' }),
      { ubl: ['<cbc:PaymentDueDate>2026-12-02'], notInUbl: ['<cbc:DueDate>'] },
    ],
  ],
  29: [
    [
      'credit-note',
      fields({ paymentMode: null, paymentTerms: null, dueDate: null, paymentBankAccount: null }),
      { notInUbl: ['<cac:PaymentMeans>'] },
    ],
    ['credit-note', fields({ paymentMode: '10' }), { ubl: ['<cac:PaymentMeans>'] }],
  ],
  30: [
    [
      'standard-invoice',
      fields({ dueDate: null }),
      { outcome: 'invalid', findings: ['error ibr-127-ae dueDate'] },
    ],
  ],
  31: [
    [
      'standard-invoice',
      both(noTotals, second({ unitPrice: -450, lineExtensionAmount: -450 })),
      {
        findings: ['warning ibr-027 lines[1].unitPrice'],
        ubl: [/<cbc:InvoicedQuantity[^>]*>-1</, 'LineExtensionAmount currencyID="AED">-450.00<'],
      },
    ],
  ],
  32: [
    [
      'standard-invoice',
      allComputed({ quantity: -1 }),
      { outcome: 'invalid', findings: ['error pint-ae-negative-total '] },
    ],
  ],
  33: [
    [
      'standard-invoice',
      fields({ currency: null }),
      { findings: ['warning ibr-005 currency'], ubl: ['DocumentCurrencyCode>AED<'] },
    ],
  ],
  34: [
    [
      'credit-note',
      fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: '2026-10-01' }),
      { outcome: 'invalid', findings: ['warning ibr-055 precedingInvoiceIssueDate'] },
    ],
  ],
  35: [
    [
      'standard-invoice',
      fields({ delivery: { actualDeliveryDate: '2026-11-01' } }),
      { ubl: ['<cbc:ActualDeliveryDate>2026-11-01'], notInUbl: ['<cac:DeliveryLocation>'] },
    ],
  ],
  36: [['standard-invoice', fields({ beneficiaryId: 'B-1' }), { ubl: ['B-1'] }]],
  37: [
    [
      'standard-invoice',
      computed({ quantity: 1e-7, unitPrice: 1e9 }),
      { ubl: ['>0.0000001<', '>1000000000<'], notInUbl: [/>\d[\d.]*e[+-]?\d/i] },
    ],
  ],
  38: [
    [
      'standard-invoice',
      unregistered,
      {
        outcome: 'invalid',
        options: { company },
        findings: ['error pint-ae-company-other seller'],
        notInUbl: ['CN-1184420'],
      },
    ],
    [
      'standard-invoice',
      unregistered,
      {
        options: { company: { ...company, name: 'Falcon Office Supplies LLC' } },
        findings: ['information pint-ae-company-filled seller.legalRegistrationNumber'],
        ubl: ['CN-1184420'],
      },
    ],
  ],
  39: [
    [
      'credit-note',
      allComputed({ quantity: -1 }),
      { outcome: 'invalid', findings: ['error pint-ae-negative-credit-note lines'] },
    ],
    [
      'credit-note',
      allComputed({ quantity: -1 }),
      { options: { negativeCreditNotes: 'turn' }, findings: ['warning pint-ae-negative-credit-note lines'] },
    ],
  ],
  40: [
    [
      'several-vat-categories',
      both(noTotals, second({ quantity: -1, lineExtensionAmount: null })),
      { findings: ['warning pint-ae-negative-vat-group lines[1]'] },
    ],
    [
      'several-vat-categories',
      both(
        noTotals,
        fields({ allowancesCharges: [{ isCharge: false, amount: 400, reason: 'x', vatCategory: 'Z' }] }),
      ),
      { outcome: 'invalid', findings: ['error pint-ae-negative-vat-group allowancesCharges[0]'] },
    ],
  ],
  41: [
    [
      'standard-invoice',
      fields({ transactionType: { exports: true } }),
      { outcome: 'invalid', findings: ['error ibr-152-ae delivery'] },
    ],
  ],
  42: [
    [
      'standard-invoice',
      seller({ participantId: '0235:9900000099' }),
      { outcome: 'invalid', findings: ['error pint-ae-predefined-issuer seller.participantId'] },
    ],
    ['standard-invoice', buyer({ participantId: '0235:9900000099' }), { ubl: ['9900000099'] }],
  ],
  43: [
    [
      'standard-invoice',
      buyer({ participantId: '0235:hello' }),
      { outcome: 'invalid', findings: ['error pint-ae-participant-id buyer.participantId'] },
    ],
    [
      'standard-invoice',
      buyer({ participantId: '0235:100712345600003' }),
      { silent: ['pint-ae-participant-id'] },
    ],
    [
      'standard-invoice',
      buyer({ participantId: '0235:1009999999' }),
      { findings: ['information pint-ae-participant-id-check-digit buyer.participantId'] },
    ],
  ],
  44: [
    [
      'standard-invoice',
      fields({ paymentBankAccount: 'AE07 0331 2345 6789 0123 456' }),
      { findings: ['information pint-ae-iban paymentBankAccount'], ubl: ['AE070331234567890123456'] },
    ],
    [
      'standard-invoice',
      fields({ paymentBankAccount: 'AE080331234567890123456' }),
      { findings: ['warning pint-ae-iban paymentBankAccount'] },
    ],
    ['standard-invoice', fields({ paymentBankAccount: '1234567' }), { silent: ['pint-ae-iban'] }],
  ],
  45: [
    [
      'export-usd',
      fields({ currencyExchangeRate: 3.67250004 }),
      { findings: ['warning ibr-002-ae currencyExchangeRate'] },
    ],
    [
      'export-usd',
      fields({ currencyExchangeRate: 0.00123456 }),
      { outcome: 'invalid', findings: ['error pint-ae-exchange-rate-precision currencyExchangeRate'] },
    ],
    [
      'export-usd',
      fields({ currencyExchangeRate: 0.2723 }),
      { findings: ['warning pint-ae-exchange-rate-plausible currencyExchangeRate'] },
    ],
    [
      'export-usd',
      fields({ currency: 'EUR' }),
      { findings: ['warning pint-ae-exchange-rate-plausible currencyExchangeRate'] },
    ],
  ],
  46: [
    [
      'standard-invoice',
      fields({ invoiceNumber: null }),
      { outcome: 'invalid', findings: ['error ibr-002 invoiceNumber'] },
    ],
  ],
  47: [
    [
      'standard-invoice',
      line({ unitCode: 'CTN' }),
      { findings: ['warning pint-ae-unit-in-trade lines[0].unitCode'], ubl: ['unitCode="CTN"'] },
    ],
    [
      'standard-invoice',
      line({ unitCode: 'CTN' }),
      {
        outcome: 'invalid',
        options: { strict: true },
        findings: ['error pint-ae-unit-in-trade lines[0].unitCode'],
      },
    ],
    [
      'standard-invoice',
      line({ unitCode: 'CTN' }),
      {
        options: { strict: true, units: { CTN: 'XCT' } },
        findings: ['information pint-ae-unit-in-trade lines[0].unitCode'],
        ubl: ['unitCode="XCT"'],
      },
    ],
  ],
  48: [
    [
      'standard-invoice',
      fields({ handlingFee: 50 }),
      { outcome: 'malformed', findings: ['error pint-ae-malformed handlingFee'] },
    ],
    [
      'standard-invoice',
      fields({ myNumber: 50 }),
      { findings: ['information pint-ae-unknown-field myNumber'] },
    ],
    ['standard-invoice', fields({ wibble: 50 }), { findings: ['warning pint-ae-unknown-field wibble'] }],
    [
      'standard-invoice',
      fields({ wibble: 50 }),
      {
        outcome: 'invalid',
        options: { strict: true },
        findings: ['error pint-ae-unknown-field wibble'],
      },
    ],
    [
      'standard-invoice',
      fields({ wibble: 50 }),
      { options: { strict: true, ignoredFields: ['wibble'] }, silent: ['pint-ae-unknown-field'] },
    ],
  ],
  49: [
    [
      'standard-invoice',
      buyer({ tin: '1009999995', participantId: null }),
      { ubl: [/<cbc:EndpointID[^>]*>1009999995</] },
    ],
  ],
  50: [
    [
      'standard-invoice',
      both(noTotals, fields({ payableRoundingAmount: 0.2 })),
      { ubl: ['PayableRoundingAmount currencyID="AED">0.20<'], silent: ['pint-ae-advice-rounding'] },
    ],
    [
      'standard-invoice',
      both(noTotals, fields({ payableRoundingAmount: 1 })),
      { findings: ['warning pint-ae-advice-rounding payableRoundingAmount'] },
    ],
  ],
  51: [
    [
      'standard-invoice',
      fields({ delivery: { actualDeliveryDate: '2026-10-18' } }),
      { findings: ['warning pint-ae-advice-late-invoice delivery.actualDeliveryDate'] },
    ],
    [
      'standard-invoice',
      fields({ delivery: { actualDeliveryDate: '2026-10-19' } }),
      { silent: ['pint-ae-advice-late-invoice'] },
    ],
  ],
  52: [
    [
      'several-vat-categories',
      buyerAddress({ countryCode: 'SA', countrySubentity: 'Riyadh' }),
      { findings: ['warning pint-ae-advice-zero-rate-abroad transactionType.exports'] },
    ],
  ],
  53: [
    [
      'summary-invoice',
      fields({ billingPeriodStart: '2026-09-01', billingPeriodEnd: '2026-11-30' }),
      { findings: ['warning pint-ae-advice-summary-month billingPeriodEnd'] },
    ],
  ],
  54: [
    [
      'standard-invoice',
      buyer({
        legalRegistrationType: 'EID',
        legalRegistrationNumber: '784198012345671',
        authorityName: null,
      }),
      { findings: ['warning pint-ae-advice-emirates-id buyer.legalRegistrationNumber'] },
    ],
    [
      'standard-invoice',
      buyer({
        legalRegistrationType: 'EID',
        legalRegistrationNumber: '784198012345678',
        authorityName: null,
      }),
      { silent: ['pint-ae-advice-emirates-id'] },
    ],
  ],
  55: [
    [
      'standard-invoice',
      fields({ transactionType: { freeTradeZone: true } }),
      { outcome: 'invalid', findings: ['error ibr-007-ae beneficiaryId'] },
    ],
    [
      'standard-invoice',
      fields({ transactionType: { freeTradeZone: true }, beneficiaryId: '100712345600003' }),
      {},
    ],
  ],
  56: [
    [
      'standard-invoice',
      buyer({
        trn: null,
        participantId: null,
        legalRegistrationType: 'EID',
        legalRegistrationNumber: '784198012345678',
        authorityName: null,
      }),
      { findings: ['information pint-ae-advice-person buyer.legalRegistrationType'] },
    ],
  ],
  57: [
    [
      'standard-invoice',
      fields({ notes: 'Paid by 4111 1111 1111 1111' }),
      { findings: ['warning pint-ae-advice-card-number notes'] },
    ],
  ],
  58: [
    [
      'standard-invoice',
      fields({ paymentMode: '48', paymentBankAccount: null, cardAccountNumber: '1111' }),
      { findings: ['information pint-ae-card-number cardNetworkId'], ubl: ['NetworkID>NA<'] },
    ],
    [
      'standard-invoice',
      fields({ paymentMode: '48', paymentBankAccount: null, cardHolderName: 'A' }),
      { outcome: 'invalid', findings: ['error pint-ae-card-number cardAccountNumber'] },
    ],
  ],
  60: [
    [
      'profit-margin',
      everyLine({ vatRate: 0 }),
      {
        findings: ['information pint-ae-advice-margin-rate lines[0].vatRate'],
        ubl: ['<cbc:Percent>5</cbc:Percent>'],
      },
    ],
  ],
  66: [
    [
      'standard-invoice',
      computed({ quantity: 1, unitPrice: 0.125 }),
      { ubl: ['LineExtensionAmount currencyID="AED">0.13<'] },
    ],
    [
      'standard-invoice',
      both(noTotals, second({ quantity: -1, unitPrice: 0.125, lineExtensionAmount: null })),
      { ubl: ['LineExtensionAmount currencyID="AED">-0.12<'] },
    ],
  ],
  67: [
    [
      'standard-invoice',
      roundedByLine,
      { outcome: 'invalid', findings: ['error ibr-co-14 taxTotal.taxAmount'] },
    ],
    [
      'standard-invoice',
      roundedByLine,
      {
        options: { vatRounding: 'per-line' },
        findings: ['information ibr-co-14 taxTotal.taxAmount'],
        ubl: ['PayableAmount currencyID="AED">3.00<', 'PayableRoundingAmount currencyID="AED">-0.05<'],
      },
    ],
  ],
  68: ['Debit Note', 'Receipt', 'Proforma Invoice', 'Statement', 'Refund'].map((documentType) => [
    'standard-invoice',
    fields({ documentType }),
    { outcome: 'malformed', findings: ['error pint-ae-malformed documentType'] },
  ]),
  71: [
    [
      'standard-invoice',
      percentOnly({ vatCategory: 'S' }),
      { findings: ['warning pint-ae-percentage allowancesCharges[0].amount'], ubl: ['>1059.60<'] },
    ],
    [
      'several-vat-categories',
      percentOnly({ vatCategory: 'S' }),
      { outcome: 'malformed', findings: ['error pint-ae-malformed allowancesCharges[0].amount'] },
    ],
  ],
};

/** Decisions about more than one request: the file and the name of the test that shows each. */
export const shownElsewhere: Readonly<Record<number, readonly [file: string, test: string]>> = {
  59: ['test/ubl/reading/rewrite.test.ts', 'of changed documents of any valid request'],
  61: ['service/test/documents/records-named.test.ts', 'a party that differs is refused there'],
  62: ['service/test/documents/records-named.test.ts', 'because it has no price says so'],
  63: [
    'test/api/checks-on-ubl.test.ts',
    'a check warns; with strict it is an error; rules-only leaves it out',
  ],
  64: ['test/api/request-of.test.ts', 'one cause of many changes is one warning, with the number of places'],
  65: ['test/network/tax-data.test.ts', 'is reported after the warnings about it'],
  69: ['service/test/inbound/refused-arrivals.test.ts', 'is reported as failed, and is DeliveryFailed'],
  70: ['test/cli/found-config.test.ts', 'writes over no file'],
};
