/**
 * The fields that have their own behaviour and that only some countries have: the name in the request for each name
 * in the invoice. No other file names them.
 */
export const namedFields = {
  natureCode: 'goodsNatureCode',
  serviceCode: 'serviceAccountingCode',
  registrationAuthority: 'authorityName',
} as const;
