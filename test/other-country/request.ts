/** A bill that keeps all rules: 12 percent of 100, and 4 percent of 50. */
export function bill() {
  return {
    documentType: 'Bill',
    invoiceNumber: 'RT/17',
    issueDate: '2026-03-01',
    dueDate: '2026-04-01',
    currency: null as string | null,
    seller: {
      name: 'Rassendyll & Sons',
      guild: 'SMITHS',
      trn: 'R100001',
      participantId: '0999:R100001',
      address: { line1: 'Castle Square 1', city: 'Zenda', countryCode: null },
    },
    buyer: {
      name: 'Flavia Florists',
      trn: 'R100002',
      participantId: null,
      address: { line1: 'River Street 4', city: 'Strelsau', countryCode: 'the kingdom' },
    },
    lines: [
      {
        id: '1',
        description: 'Sword',
        forged: '2025-12-24',
        quantity: 1,
        unitCode: null,
        unitPrice: 100,
        lineExtensionAmount: null,
        vatRate: 12,
      },
      {
        id: '2',
        description: 'Bread',
        quantity: 10,
        unitCode: 'EA',
        unitPrice: 5,
        lineExtensionAmount: 50,
        vatRate: 4,
        vatCategory: 'L',
      },
    ],
    references: null,
    notes: null,
    precedingInvoiceNumber: null,
    paymentMode: 'coins',
    courtOrder: 'By order of Rudolf V',
  };
}
