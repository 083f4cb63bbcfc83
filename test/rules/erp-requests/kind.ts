/**
 * What a system sends: values by their path in the base document of the kind, undefined if it leaves them
 * out; or a function of the whole document.
 */
export type Sent = Readonly<Record<string, unknown>> | ((document: unknown) => unknown);

/** A verdict; with VAT and the amount due if they differ from the base document. */
export type Verdict =
  | 'malformed'
  | 'valid'
  | 'invalid'
  | readonly ['valid' | 'invalid', vat: string, payable: string];

/**
 * The mistake, what is sent, the verdict, and each finding besides the usual ones: `rule path`, `warning …`
 * or `note …`.
 */
export type Row = readonly [mistake: string, sent: Sent, verdict: Verdict, findings: readonly string[]];

/** A kind of document with mistakes that systems make in it. */
export interface Kind {
  readonly kind: string;
  /** How it differs from the standard invoice. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly typeCode: string;
  readonly vat: string;
  readonly payable: string;
  /** The findings on every document of this kind, correct ones included. */
  readonly usual?: readonly string[];
  readonly rows: readonly Row[];
}

/** Ten at 20.00 with VAT of 5 %: 200.00, 10.00, 210.00. */
const standardInvoice = {
  documentType: 'Invoice',
  invoiceNumber: 'INV-1001',
  issueDate: '2026-11-02',
  dueDate: '2026-12-02',
  currency: 'AED',
  seller: {
    name: 'Falcon Office Supplies LLC',
    trn: '100354879700003',
    participantId: '0235:1003548797',
    address: { line1: 'Al Quoz 3', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
    legalRegistrationNumber: 'CN-1184420',
    legalRegistrationType: 'TL',
    authorityName: 'Dubai Department of Economy and Tourism',
  },
  buyer: {
    name: 'Oasis Consulting LLC',
    trn: '100712345600003',
    participantId: '0235:1007123456',
    address: { line1: 'Corniche Road', city: 'Abu Dhabi', countrySubentity: 'AUH', countryCode: 'AE' },
    legalRegistrationNumber: 'CN-2290117',
    legalRegistrationType: 'TL',
    authorityName: 'Abu Dhabi Department of Economic Development',
  },
  lines: [
    {
      id: '1',
      description: 'Desk lamp',
      quantity: 10,
      unitCode: 'EA',
      unitPrice: 20,
      lineExtensionAmount: 200,
      vatCategory: 'S',
      vatRate: 5,
    },
  ],
  references: null,
  notes: null,
  precedingInvoiceNumber: null,
  taxTotal: { taxAmount: 10 },
  legalMonetaryTotal: {
    lineExtensionAmount: 200,
    taxExclusiveAmount: 200,
    taxInclusiveAmount: 210,
    payableAmount: 210,
  },
  paymentMode: '30',
  paymentBankAccount: 'AE070331234567890123456',
};

/** The base document of a kind. */
export function baseOf({ base }: Kind): unknown {
  return withValues(standardInvoice, base);
}

/** What the system of a row sends. */
export function requestOf(kind: Kind, sent: Sent): unknown {
  return typeof sent === 'function' ? sent(baseOf(kind)) : withValues(baseOf(kind), sent);
}

function withValues(document: unknown, values: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(document);
  for (const [path, value] of Object.entries(values)) {
    const steps = path.match(/[^.[\]]+/g) ?? [];
    const parent = steps.slice(0, -1).reduce((part, step) => Reflect.get(part, step), Object(copy));
    const last = steps.at(-1) ?? '';
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, structuredClone(value));
  }
  return copy;
}

/** The totals that a document sends: VAT, lines, without VAT, with VAT, to pay. */
export function sums(vat: number, lines: number, exclusive: number, inclusive: number, payable: number) {
  return {
    taxTotal: { taxAmount: vat },
    legalMonetaryTotal: {
      lineExtensionAmount: lines,
      taxExclusiveAmount: exclusive,
      taxInclusiveAmount: inclusive,
      payableAmount: payable,
    },
  };
}

/** A document without totals, which the writer then computes. */
export const noSums = { taxTotal: null, legalMonetaryTotal: null };

export const noRegistration = {
  'seller.legalRegistrationNumber': undefined,
  'seller.legalRegistrationType': undefined,
  'seller.authorityName': undefined,
};

/** Lines that differ only in their id. */
export function equalLines(count: number, quantity: number, unitPrice: number) {
  const [line] = standardInvoice.lines;
  return Array.from({ length: count }, (_, index) => ({
    ...line,
    id: String(index + 1),
    quantity,
    unitPrice,
    lineExtensionAmount: quantity * unitPrice,
  }));
}

/** Findings that many rows share. */
export const lineNet = 'ibr-147-ae lines[0].lineExtensionAmount';
export const sumOfLines = 'ibr-co-10 legalMonetaryTotal.lineExtensionAmount';
export const exclusive = 'ibr-co-13 legalMonetaryTotal.taxExclusiveAmount';
export const vatTotal = 'ibr-co-14 taxTotal.taxAmount';
export const inclusive = 'ibr-co-15 legalMonetaryTotal.taxInclusiveAmount';
export const payable = 'ibr-co-16 legalMonetaryTotal.payableAmount';
export const totalsAt = (path: string) => `pint-ae-totals ${path}`;
export const standardRate = 'ibr-190-ae lines[0].vatRate';
export const noLicence = 'ibr-150-ae seller.legalRegistrationNumber';
export const malformed = (field: string) => `pint-ae-malformed ${field}`;
export const unknownField = (field: string) => `pint-ae-unknown-field ${field}`;
export const alias = (field: string) => `note pint-ae-alias ${field}`;

/** The totals of a document without VAT. */
export const untaxed = sums(0, 200, 200, 200, 200);

/** VAT of 5 % although the document has none. */
export const taxedAnyway = sums(10, 200, 200, 210, 210);

/** What a credit note has and an invoice has not. */
export const creditNoteOfInvoice = {
  documentType: 'CreditNote',
  invoiceNumber: 'CN-17',
  dueDate: null,
  precedingInvoiceNumber: 'INV-900',
  precedingInvoiceIssueDate: '2026-10-02',
  creditNoteReasonCode: 'DL8.61.1.A',
  paymentMode: null,
  paymentBankAccount: null,
};

/** Mistakes that systems make in documents of many kinds. */
export const rateAsFraction: Row = [
  'the rate is a fraction',
  { 'lines[0].vatRate': 0.05 },
  'invalid',
  [standardRate],
];
export const pricesWithVat: Row = [
  'prices include VAT',
  { 'lines[0].unitPrice': 21, 'lines[0].lineExtensionAmount': 210, ...sums(10, 210, 200, 210, 210) },
  ['invalid', '10.50', '220.50'],
  [vatTotal],
];
export const sellerWithoutRegistration: Row = [
  'the seller has no registration',
  noRegistration,
  'invalid',
  [noLicence],
];
export const registrationTypeNull: Row = [
  'the type of the registration is null',
  { 'seller.legalRegistrationType': null },
  'invalid',
  ['ibr-181-ae seller.legalRegistrationType'],
];
