import { expect, test } from 'vitest';
import { compute, normalise } from '../../../src/api/steps.ts';
import { bitsOf, type PresentPart, presentParts } from '../../../src/core/specification/present-parts.ts';
import type { DocumentRequest } from '../../../src/specification/default.ts';
import { edited, lineOf } from '../../requests.ts';

type Edit = (request: DocumentRequest) => void;

const sets = (values: object) => (request: DocumentRequest) => void Object.assign(request, values);
const ofLine = (values: object) => (request: DocumentRequest) => void Object.assign(lineOf(request), values);
const entry = { amount: 1, reason: 'Agreed', reasonCode: '95' };
const day = '2026-11-01';

/** One of each part, and nothing else that the invoice has not. */
const oneOf: Partial<Record<PresentPart, Edit>> = {
  transactionFlags: sets({ transactionType: { summaryInvoice: true } }),
  period: sets({ billingPeriodStart: day }),
  precedingInvoice: sets({ precedingInvoiceNumber: 'INV-1', precedingInvoiceIssueDate: day }),
  additionalDocuments: sets({ additionalDocuments: [{ documentId: 'TS-1' }] }),
  instalments: sets({ instalments: [{ amount: 1, dueDate: '2026-12-01' }] }),
  paidAmounts: sets({ paidAmounts: [{ amount: 1 }] }),
  prepaidAmount: sets({ prepaidAmount: 1 }),
  documentEntries: sets({ allowancesCharges: [{ ...entry, isCharge: false, vatCategory: 'S', vatRate: 5 }] }),
  allowances: ofLine({ allowancesCharges: [{ ...entry, isCharge: false }] }),
  charges: ofLine({ allowancesCharges: [{ ...entry, isCharge: true, reasonCode: 'ABK' }] }),
  percentages: ofLine({
    allowancesCharges: [{ ...entry, isCharge: false, baseAmount: 10, multiplierPercent: 10 }],
  }),
  certificates: ofLine({ certificates: [{ id: 'C-1', typeCode: 'A', type: 'B', issuer: 'C' }] }),
  baseQuantities: ofLine({ baseQuantity: 1 }),
  itemTypes: ofLine({ itemTypeCode: 'G' }),
  itemSchemes: ofLine({ standardItemId: '1', standardItemSchemeId: '0160' }),
  originCountries: ofLine({ originCountry: 'AE' }),
  classifications: ofLine({ classifications: [{ code: '1', listId: 'HS' }] }),
  lineVatTotals: ofLine({ vatTotal: 1 }),
  priceDiscounts: ofLine({ grossPrice: 100_000 }),
  exemptionReasons: ofLine({ exemptionReason: 'Exempt' }),
};

const partsOf = (edit: Edit) =>
  presentParts(compute(normalise(edited('standard-invoice', edit)).invoice)).parts;

test.each(Object.entries(oneOf))('a document that has one of it has the part %s', (name, edit) => {
  const bit = bitsOf([name as PresentPart]);
  expect(partsOf(edit) & bit).toBe(bit);
});

test('a document has no part of which it has none', () => {
  const plain: Edit = (request) => {
    const { id, description, quantity, unitCode, unitPrice, vatCategory, vatRate } = lineOf(request);
    request.lines = [
      { id, description, quantity, unitCode, unitPrice, vatCategory, vatRate, lineExtensionAmount: null },
    ];
    for (const list of ['allowancesCharges', 'instalments', 'paidAmounts', 'additionalDocuments'])
      Object.assign(request, { [list]: [] });
    Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
  };
  const parts = partsOf(plain);
  const found = Object.keys(oneOf).filter((name) => (parts & bitsOf([name as PresentPart])) !== 0);
  expect(found).toEqual([]);
  expect(parts & bitsOf(undefined)).toBe(bitsOf(undefined));
});
