/**
 * The fields that have their own behaviour and that only some countries have: by the name in the invoice, the name in
 * the request. No other file names them.
 */
export const namedFields = {
  natureCode: 'goodsNatureCode',
  serviceCode: 'serviceAccountingCode',
  registrationAuthority: 'authorityName',
} as const;
