import type { DocumentRequest } from '../../src/specification/default.ts';

/** The four kinds of mistakes with one certain remedy, each with an example. */
export const mendable = {
  'a TRN with blanks': 'trnWithBlanks',
  'a unit by another name': 'unitByName',
  'a missing default': 'noUnitKey',
  'a misspelt key': 'misspeltField',
} as const;

/** Mistakes that systems make, by name: each turns a request into one with the mistake. */
export const mistakes: Readonly<Record<string, (request: unknown) => unknown>> = {
  trnWithBlanks: inRequest(({ seller }) => ({ seller: { ...seller, trn: '1003 5487 9700 003' } })),
  trnWithDashes: inRequest(({ seller }) => ({ seller: { ...seller, trn: 'TRN: 100-354879-700003' } })),
  trnInArabicDigits: inRequest(({ seller }) => ({ seller: { ...seller, trn: '١٠٠٣٥٤٨٧٩٧٠٠٠٠٣' } })),
  trnTooShort: inRequest(({ seller }) => ({ seller: { ...seller, trn: '10035487970003' } })),
  unitByName: inLines((line) => ({ ...line, unitCode: 'pieces' })),
  blankUnit: inLines((line) => ({ ...line, unitCode: ' ' })),
  noLineId: inLines(({ id, ...line }) => line),
  noParticipant: inRequest(({ seller, buyer }) => ({
    seller: { ...seller, participantId: null },
    buyer: { ...buyer, participantId: null },
  })),
  participantWithBlanks: inRequest(({ seller }) => ({
    seller: { ...seller, participantId: '0235:1003 548797' },
  })),
  noUnitKey: inLines(({ unitCode, ...line }) => line),
  noAmountKey: inLines(({ lineExtensionAmount, ...line }) => line),
  noNotes: inRequest(() => ({ notes: undefined })),
  noReferences: inRequest(() => ({ references: undefined })),
  noPrecedingInvoice: inRequest(() => ({ precedingInvoiceNumber: undefined })),
  noDueDate: inRequest(() => ({ dueDate: undefined })),
  noCurrency: inRequest(() => ({ currency: null })),
  emirateByName: inRequest(({ seller }) => ({
    seller: { ...seller, address: { ...seller.address, countrySubentity: 'Dubai' } },
  })),
  noEmirate: inRequest(({ seller }) => ({
    seller: { ...seller, address: { ...seller.address, countrySubentity: undefined } },
  })),
  noCountry: inRequest(({ seller }) => ({
    seller: { ...seller, address: { ...seller.address, countryCode: null } },
  })),
  ibanInGroups: inRequest(() => ({ paymentBankAccount: 'AE07 0331 2345 6789 0123 456' })),
  totalOff: inRequest(({ legalMonetaryTotal: totals }) => ({
    legalMonetaryTotal: totals && { ...totals, taxExclusiveAmount: totals.taxExclusiveAmount + 120 },
  })),
  /** The totals agree with each other: a line may be missing. */
  lineMissing: inRequest(({ lines }) => ({ lines: lines.slice(0, 1).map((line) => ({ ...line, id: '9' })) })),
  taxAloneOff: inRequest(() => ({ taxTotal: { taxAmount: 500 }, legalMonetaryTotal: null })),
  taxRoundedPerLine: inRequest(({ lines: [line] }) => ({
    lines: Array.from({ length: 20 }, (_, index) => ({
      ...line,
      id: String(index),
      quantity: 1,
      unitPrice: 1.1,
      lineExtensionAmount: 1.1,
    })),
    taxTotal: { taxAmount: 1.2 },
    legalMonetaryTotal: {
      lineExtensionAmount: 22,
      taxExclusiveAmount: 22,
      taxInclusiveAmount: 23.2,
      payableAmount: 23.2,
    },
  })),
  payableOff: inRequest(({ legalMonetaryTotal: totals }) => ({
    legalMonetaryTotal: totals && { ...totals, payableAmount: totals.payableAmount + 27 },
  })),
  retentionTakenOff: inRequest(({ legalMonetaryTotal: totals }) => ({
    legalMonetaryTotal: totals && { ...totals, payableAmount: totals.payableAmount * 0.95 },
  })),
  lineAmountOff: inLines((line) => ({ ...line, lineExtensionAmount: line.quantity * line.unitPrice + 9 })),
  lineAmountRounded: inLines((line) => ({
    ...line,
    lineExtensionAmount: line.quantity * line.unitPrice + 0.004,
  })),
  rateAsFraction: inLines((line) => ({ ...line, vatRate: line.vatCategory === 'S' ? 0.05 : line.vatRate })),
  numberAsText: inLines((line) => ({ ...line, quantity: ` ${line.quantity}` })),
  amountWithCurrency: inLines((line) => ({ ...line, unitPrice: `AED ${line.unitPrice.toFixed(2)}` })),
  ambiguousNumber: inLines((line) => ({ ...line, quantity: '1,234' })),
  textAsNumber: inRequest(() => ({ invoiceNumber: 20260042 })),
  booleanAsText: inRequest(() => ({ transactionType: { exports: 'false' } })),
  misspeltField: inRequest(({ dueDate, ...request }) => ({
    ...request,
    dueDat: '2026-12-02',
    dueDate: undefined,
  })),
  otherAccountingCurrency: inRequest(() => ({ taxCurrencyCode: 'USD' })),
  otherCurrencies: inRequest(() => ({ currency: 'USD', taxCurrencyCode: 'EUR', currencyExchangeRate: 0.92 })),
  entryUnderMargin: inRequest(() => ({
    transactionType: { profitMargin: true },
    allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x' }],
  })),
  rateInHomeCurrency: inRequest(({ currency }) => (currency === 'AED' ? { currencyExchangeRate: 1 } : {})),
  schemeAlone: inRequest(() => ({ references: { contractSchemeId: 'ABZ' } })),
  codeTwice: inLines((line) => ({
    ...line,
    classifications: [{ code: '940139', value: '940139', listId: 'HS' }],
  })),
  inEnvelope: (request) => ({ data: { invoice: request } }),
  envelopeWithMore: (request) => ({ data: { invoice: request, sentBy: 'billing' } }),
};

function inRequest(edit: (request: DocumentRequest) => object): (request: unknown) => unknown {
  return (request) => withoutUndefined(isRequest(request) ? { ...request, ...edit(request) } : request);
}

function inLines(edit: (line: DocumentRequest['lines'][number]) => object): (request: unknown) => unknown {
  return inRequest(({ lines: [first, ...others] }) => ({ lines: first && [edit(first), ...others] }));
}

/** An earlier mistake may have turned the request into something else. */
function isRequest(value: unknown): value is DocumentRequest {
  return typeof value === 'object' && value !== null && 'lines' in value;
}

function withoutUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
