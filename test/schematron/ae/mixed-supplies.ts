/** In `mixed-supplies` each category has its own allowance, charge, part of the breakdown and line. */
export const places = {
  S: {
    allowance: 'cac:AllowanceCharge[1]',
    charge: 'cac:AllowanceCharge[2]',
    breakdown: 'cac:TaxSubtotal[1]',
    line: 'cac:InvoiceLine[1]',
  },
  Z: {
    allowance: 'cac:AllowanceCharge[3]',
    charge: 'cac:AllowanceCharge[4]',
    breakdown: 'cac:TaxSubtotal[2]',
    line: 'cac:InvoiceLine[2]',
  },
  E: {
    allowance: 'cac:AllowanceCharge[5]',
    charge: 'cac:AllowanceCharge[6]',
    breakdown: 'cac:TaxSubtotal[3]',
    line: 'cac:InvoiceLine[3]',
  },
  O: {
    allowance: 'cac:AllowanceCharge[7]',
    charge: 'cac:AllowanceCharge[8]',
    breakdown: 'cac:TaxSubtotal[4]',
    line: 'cac:InvoiceLine[4]',
  },
  AE: {
    allowance: 'cac:AllowanceCharge[9]',
    charge: 'cac:AllowanceCharge[10]',
    breakdown: 'cac:TaxSubtotal[5]',
    line: 'cac:InvoiceLine[5]',
  },
} as const;

/** Paths below one of the places. */
export const rate = (place: string) => `${place}/cbc:Percent`;
export const taxableAmount = (place: string) => `${place}/cbc:TaxableAmount`;
export const vatAmount = (place: string) => `${place}/cbc:TaxAmount`;
export const lineVatAmount = (line: string) => `${line}/cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount`;
