import fc from 'fast-check';
import allowanceReasons from '../../rules/pint/codelists/UNCL5189.json' with { type: 'json' };
import chargeReasons from '../../rules/pint/codelists/UNCL7161.json' with { type: 'json' };
import units from '../../rules/pint/codelists/UNECERec20.json' with { type: 'json' };
import type { DocumentRequest } from '../../src/specification/default.ts';

type LineRequest = DocumentRequest['lines'][number];
type EntryRequest = NonNullable<DocumentRequest['allowancesCharges']>[number];

/** Text that a person could write: any letters, and the characters that XML must escape; never a word for "none", such as x. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('a', 'B', ' ', 'é', 'م', '&', '<', '>', '"', "'", ']', '-', '😀'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    ),
    minLength: 1,
    maxLength: 30,
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not for people
  .map((value) => `q${value.replaceAll(/[\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/g, '')}`);

/** A number with this count of decimals, as an ERP would send it. */
function decimalNumber(minimum: number, maximum: number, decimals: number) {
  const scale = 10 ** decimals;
  return fc.integer({ min: minimum * scale, max: maximum * scale }).map((value) => value / scale);
}

const emirates = fc.constantFrom('AUH', 'Dubai', 'AE-SH', 'عجمان', 'UAQ', 'Ras Al Khaimah', 'FUJ');
const trn = fc
  .integer({ min: 0, max: 999_999_999_999 })
  .map((digits) => `1${String(digits).padStart(12, '0')}03`);
const day = fc
  .date({ min: new Date('2026-07-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const party = fc
  .record({
    name: text,
    trn,
    address: fc.record({
      line1: text,
      city: text,
      countrySubentity: emirates,
      countryCode: fc.constant('AE'),
    }),
    legalRegistrationNumber: text,
    authorityName: text,
    hasParticipantId: fc.boolean(),
  })
  .map(({ hasParticipantId, ...rest }): DocumentRequest['seller'] => ({
    ...rest,
    participantId: hasParticipantId ? `0235:${rest.trn.slice(0, 10)}` : null,
    legalRegistrationType: 'TL',
  }));

function entry(): fc.Arbitrary<EntryRequest> {
  return fc
    .record({
      isCharge: fc.boolean(),
      amount: decimalNumber(0, 100, 2),
      allowanceReason: fc.constantFrom(...Object.keys(allowanceReasons.codes)),
      chargeReason: fc.constantFrom(...Object.keys(chargeReasons.codes)),
      percent: fc.option(fc.integer({ min: 0, max: 100 })),
    })
    .map(({ isCharge, amount, allowanceReason, chargeReason, percent }) => ({
      isCharge,
      // With whole hundreds as base the percentage is exact.
      amount: percent === null ? amount : percent * 2,
      reasonCode: isCharge ? chargeReason : allowanceReason,
      ...(percent === null ? {} : { baseAmount: 200, multiplierPercent: percent }),
    }));
}

/** Allowances up to the amount available; others become charges, so that no amount becomes negative. */
function affordable(entries: readonly EntryRequest[], amount: number): EntryRequest[] {
  const taken = entries.reduce((total, { isCharge, amount: taken }) => total + (isCharge ? 0 : taken), 0);
  if (taken <= amount) return [...entries];
  return entries.map((entry) => ({ ...entry, isCharge: true, reasonCode: 'ABK' }));
}

const categoryFields = fc.constantFrom<Pick<LineRequest, 'vatCategory' | 'vatRate'> & Partial<LineRequest>>(
  { vatCategory: 'S', vatRate: 5 },
  { vatCategory: null, vatRate: 5 },
  { vatCategory: 'Z', vatRate: 0 },
  { vatCategory: 'E', vatRate: 0, exemptionReasonCode: 'DL8.46.2' },
  { vatCategory: 'O', vatRate: 0 },
  { vatCategory: 'AE', vatRate: 0, goodsNatureCode: 'DL8.48.8.1', standardItemId: '06291041500213' },
  { vatCategory: 'AE', vatRate: 5, goodsNatureCode: 'DL8.48.3.3', standardItemId: '06291041500213' },
);

const item = fc.constantFrom<Partial<LineRequest>>(
  {},
  { itemTypeCode: 'G', classifications: ['940139'] },
  { itemTypeCode: 'S', serviceAccountingCode: '998719' },
  { itemTypeCode: 'B', serviceAccountingCode: '998719', classifications: [{ code: '940139', listId: 'HS' }] },
);

const line = fc
  .record({
    description: text,
    quantity: fc.oneof(decimalNumber(1, 5000, 0), decimalNumber(1, 50, 3)),
    unitCode: fc.constantFrom(...Object.keys(units.codes)),
    unitPrice: fc.oneof(decimalNumber(0, 10_000, 2), decimalNumber(0, 100, 5)),
    entries: fc.array(entry(), { maxLength: 2 }),
    category: categoryFields,
    item,
  })
  .map(
    ({ entries, category, item: itemFields, ...rest }): LineRequest => ({
      ...rest,
      id: null,
      lineExtensionAmount: null,
      allowancesCharges: affordable(entries, rest.quantity * rest.unitPrice),
      ...category,
      ...itemFields,
    }),
  );

const payment = fc.constantFrom<Partial<DocumentRequest>>(
  {},
  { paymentMode: 'cash' },
  { paymentMode: '30', paymentBankAccount: 'AE070331234567890123456' },
  { paymentMode: 'card' },
);

const currency = fc.constantFrom<Pick<DocumentRequest, 'currency' | 'currencyExchangeRate'>>(
  { currency: 'AED' },
  { currency: null },
  { currency: 'USD', currencyExchangeRate: 3.6725 },
  { currency: 'JPY', currencyExchangeRate: 0.0235 },
);

/** The least that the lines of the entries' category can amount to: their line allowances are below 300. */
function leastTaxable(lines: readonly LineRequest[]): number {
  const category = lines[0]?.vatCategory ?? 'S';
  return lines
    .filter(({ vatCategory }) => (vatCategory ?? 'S') === category)
    .reduce((total, { quantity, unitPrice }) => total + Math.max(0, quantity * unitPrice - 401), 0);
}

function categoryOfEntries(lines: readonly LineRequest[]): Pick<EntryRequest, 'vatCategory'> {
  const [first = 'S', ...others] = new Set(lines.map(({ vatCategory }) => vatCategory ?? 'S'));
  return others.length === 0 ? {} : { vatCategory: first };
}

/** Requests that are valid by construction: every document type, category, currency and kind of entry. */
export const validRequests: fc.Arbitrary<DocumentRequest> = fc
  .record({
    documentType: fc.constantFrom<DocumentRequest['documentType']>(
      'Invoice',
      'CreditNote',
      'SelfBillingInvoice',
      'SelfBillingCreditNote',
    ),
    invoiceNumber: text,
    issueDate: day,
    seller: party,
    buyer: party,
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    notes: fc.option(text),
    entries: fc.array(entry(), { maxLength: 3 }),
    payment,
    currency,
    prepaidAmount: fc.option(decimalNumber(0, 50, 2)),
  })
  .map(({ entries, payment: paymentFields, currency: currencyFields, ...rest }) => ({
    ...rest,
    dueDate: rest.issueDate,
    references: null,
    precedingInvoiceNumber: 'INV-0',
    // In a document with several categories each entry must name its category.
    allowancesCharges: affordable(entries, leastTaxable(rest.lines)).map((fields) => ({
      ...fields,
      ...categoryOfEntries(rest.lines),
    })),
    ...paymentFields,
    ...currencyFields,
  }));
