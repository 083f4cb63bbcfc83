/**
 * The e-invoice of Ruritania, an imaginary country: its currency is the crown, its VAT rates are 12 and 4
 * percent.
 */
export const release = {
  id: 'pint-rt',
  name: 'PINT-RT',
  version: '0.3',
  validFrom: '2026-01-01',
  validTo: null,
} as const;
