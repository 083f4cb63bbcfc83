/** The release in this folder and in `schematron/`. PINT-AE states no dates between which it applies. */
export const release = {
  id: 'pint-ae',
  name: 'PINT-AE',
  version: '1.0.4',
  validFrom: null,
  validTo: null,
} as const;
