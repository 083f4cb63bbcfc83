import type { DocumentRequest } from '../src/specification/default.ts';

/** A plausible invoice of a wholesaler: goods and services, some with a discount. */
export function invoiceWithLines(count: number): DocumentRequest {
  return {
    documentType: 'Invoice',
    invoiceNumber: 'INV-2026-0042',
    issueDate: '2026-11-02',
    dueDate: '2026-12-02',
    currency: 'AED',
    seller: {
      name: 'Falcon Office Supplies LLC',
      trn: '100354879700003',
      participantId: '0235:1003548797',
      address: { line1: 'Warehouse 14, Al Quoz', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
      legalRegistrationNumber: 'CN-1184420',
      legalRegistrationType: 'TL',
      authorityName: 'Dubai Department of Economy and Tourism',
    },
    buyer: {
      name: 'Oasis Consulting FZ-LLC',
      trn: '100712345600003',
      participantId: '0235:1007123456',
      address: {
        line1: 'Office 801, Corniche Road',
        city: 'Abu Dhabi',
        countrySubentity: 'AUH',
        countryCode: 'AE',
      },
      legalRegistrationNumber: 'CN-2290117',
      legalRegistrationType: 'TL',
      authorityName: 'Abu Dhabi Department of Economic Development',
    },
    lines: Array.from({ length: count }, (_, index) => lineAt(index)),
    references: { purchaseOrderId: 'PO-77120', contractId: null },
    notes: null,
    precedingInvoiceNumber: null,
    paymentMode: '30',
    paymentBankAccount: 'AE070331234567890123456',
    allowancesCharges: [
      { isCharge: true, amount: 75, reasonCode: 'FC', reason: 'Freight', vatCategory: 'S' },
    ],
  };
}

function lineAt(index: number): DocumentRequest['lines'][number] {
  const goods = index % 3 !== 2;
  return {
    id: String(index + 1),
    description: goods ? `Office chair, model ${index}` : `Assembly on site, order ${index}`,
    quantity: 1 + (index % 12),
    unitCode: 'EA',
    unitPrice: 100 + (index % 90) * 1.25,
    lineExtensionAmount: null,
    vatCategory: 'S',
    vatRate: 5,
    ...(goods
      ? { itemTypeCode: 'G' as const, classifications: ['940139'] }
      : { itemTypeCode: 'S' as const, serviceAccountingCode: '998719' }),
    ...(index % 5 === 0
      ? { allowancesCharges: [{ isCharge: false, amount: 5, reasonCode: '95', reason: 'Discount' }] }
      : {}),
  };
}
