/** The e-invoice of Ruritania, a country that is made up: its currency is the crown, its VAT 12 and 4 percent. */
export const release = {
  id: 'pint-rt',
  name: 'PINT-RT',
  version: '0.3',
  validFrom: '2026-01-01',
  validTo: null,
} as const;
