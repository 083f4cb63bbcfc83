/** The release of the rules of tax data documents. It has no dates of validity. */
export const release = {
  id: 'tax-data-ae',
  name: 'TDD AE',
  version: '1.0.4',
  validFrom: null,
  validTo: null,
} as const;
