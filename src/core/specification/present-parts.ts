import type { ComputedInvoice, ComputedLine } from '../invoice/computed-invoice.ts';
import type { AllowanceCharge } from '../invoice/invoice.ts';

/** Bits of parts that most documents lack: testing a bit takes a tenth of the time of an empty call. */
const bits = {
  creditNoteReasons: 1 << 0,
  transactionFlags: 1 << 1,
  period: 1 << 2,
  precedingInvoice: 1 << 3,
  exchangeRate: 1 << 4,
  additionalDocuments: 1 << 5,
  contradictions: 1 << 6,
  vatExemptions: 1 << 7,
  instalments: 1 << 8,
  paidAmounts: 1 << 9,
  prepaidAmount: 1 << 10,
  /** Allowances and charges of the document, not of its lines. */
  documentEntries: 1 << 11,
  /** Of the document or of its lines. */
  allowances: 1 << 12,
  charges: 1 << 13,
  percentages: 1 << 14,
  certificates: 1 << 15,
  baseQuantities: 1 << 16,
  itemTypes: 1 << 17,
  itemSchemes: 1 << 18,
  goodsNatures: 1 << 19,
  originCountries: 1 << 20,
  classifications: 1 << 21,
  lineVatTotals: 1 << 22,
  priceDiscounts: 1 << 23,
  exemptionReasons: 1 << 24,
} as const;

export type PresentPart = keyof typeof bits;

/** The parts that a document has, found in one walk over its lines. */
export interface PresentParts {
  readonly parts: number;
  /** The VAT categories of its lines, and of its document level allowances and charges. */
  readonly vatCategories: readonly string[];
}

/** Set for every document: the bit of a check that names no parts. */
const anyDocument = 1 << 25;

/** The bits of some parts; if none are named, the bit of every document. */
export function bitsOf(parts: readonly PresentPart[] | undefined): number {
  return parts === undefined ? anyDocument : parts.reduce((sum, part) => sum | bits[part], 0);
}

/** The parts that a document has. */
export function presentParts(invoice: ComputedInvoice): PresentParts {
  const vatCategories: string[] = [];
  let parts = anyDocument | partsOfDocument(invoice);
  let last: string | undefined;
  for (const line of invoice.lines) {
    parts |= partsOfLine(line);
    // Most lines have the category of the previous line.
    if (line.vatCategory !== last) addTo(vatCategories, line.vatCategory);
    last = line.vatCategory;
  }
  for (const entry of invoice.allowancesCharges) {
    parts |= bits.documentEntries | partsOfEntry(entry);
    if (entry.exemptionReason !== undefined) parts |= bits.exemptionReasons;
    if (entry.vatCategory !== undefined) addTo(vatCategories, entry.vatCategory);
  }
  return { parts, vatCategories };
}

function addTo(texts: string[], text: string): void {
  if (!texts.includes(text)) texts.push(text);
}

function partsOfDocument(invoice: ComputedInvoice): number {
  let parts = 0;
  if (invoice.creditNoteReason !== undefined || invoice.furtherReasons.length > 0)
    parts |= bits.creditNoteReasons;
  if (invoice.transactionType.size > 0) parts |= bits.transactionFlags;
  if (invoice.period !== undefined) parts |= bits.period;
  if (invoice.precedingInvoice !== undefined) parts |= bits.precedingInvoice;
  if (invoice.exchangeRate !== undefined) parts |= bits.exchangeRate;
  if (invoice.additionalDocuments.length > 0) parts |= bits.additionalDocuments;
  if (invoice.contradictions.length > 0) parts |= bits.contradictions;
  if (invoice.vatExemptions.length > 0) parts |= bits.vatExemptions;
  if (invoice.instalments.length > 0) parts |= bits.instalments;
  if (invoice.paidAmounts.length > 0) parts |= bits.paidAmounts;
  if (invoice.totals.prepaidAmount !== undefined) parts |= bits.prepaidAmount;
  return parts;
}

function partsOfLine(line: ComputedLine): number {
  let parts = 0;
  if (line.creditNoteReasonCode !== undefined) parts |= bits.creditNoteReasons;
  if (line.certificates.length > 0) parts |= bits.certificates;
  if (line.sentBaseQuantity !== undefined) parts |= bits.baseQuantities;
  if (line.sentItemTypeCode !== undefined) parts |= bits.itemTypes;
  if (line.standardItemSchemeId !== undefined) parts |= bits.itemSchemes;
  if (line.natureCode !== undefined) parts |= bits.goodsNatures;
  if (line.asSent.originCountry !== undefined) parts |= bits.originCountries;
  if (line.commodities.some(({ code, listId }) => code !== undefined || listId !== undefined))
    parts |= bits.classifications;
  if (line.vatTotal !== undefined || line.asSent.perUnitAmount !== undefined) parts |= bits.lineVatTotals;
  if (line.grossPrice !== line.unitPrice) parts |= bits.priceDiscounts;
  if (line.exemptionReason !== undefined) parts |= bits.exemptionReasons;
  for (const entry of line.allowancesCharges) parts |= partsOfEntry(entry);
  return parts;
}

function partsOfEntry({ isCharge, multiplierPercent }: AllowanceCharge): number {
  const percentages = multiplierPercent === undefined ? 0 : bits.percentages;
  return percentages | (isCharge ? bits.charges : bits.allowances);
}
