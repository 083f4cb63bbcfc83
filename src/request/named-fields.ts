/**
 * The names in the request of fields with behaviour of their own that only some countries have, by what the invoice
 * calls them: no other file names them.
 */
export const namedFields = {
  natureCode: 'goodsNatureCode',
  serviceCode: 'serviceAccountingCode',
  registrationAuthority: 'authorityName',
} as const;
