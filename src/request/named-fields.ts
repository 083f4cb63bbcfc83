/** Fields with behaviour that only some countries have, by their names in the invoice; named only here. */
export const namedFields = {
  natureCode: 'goodsNatureCode',
  serviceCode: 'serviceAccountingCode',
  registrationAuthority: 'authorityName',
} as const;
