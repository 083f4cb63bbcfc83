/** Properties of every parsed request, and of every invoice that a step returns. */
export const ofRequest = { documentType: 'text', seller: 'object', buyer: 'object', lines: 'list' } as const;
export const ofInvoice = { root: 'text', seller: 'object', buyer: 'object', lines: 'list' } as const;
export const ofComputedInvoice = { ...ofInvoice, totals: 'object', allowancesCharges: 'list' } as const;
