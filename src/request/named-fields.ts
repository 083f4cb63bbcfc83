/**
 * The request names of fields with their own behaviour that only some countries have, by their names in the invoice.
 * No other file names them.
 */
export const namedFields = {
  natureCode: 'goodsNatureCode',
  serviceCode: 'serviceAccountingCode',
  registrationAuthority: 'authorityName',
} as const;
