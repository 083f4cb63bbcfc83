/** Identification of a document (mapping of documentType): IBT-024, IBT-023 and the document type code IBT-003. */
export const profiles = {
  billing: {
    customizationId: 'urn:peppol:pint:billing-1@ae-1',
    profileId: 'urn:peppol:bis:billing',
  },
  selfbilling: {
    customizationId: 'urn:peppol:pint:selfbilling-1@ae-1',
    profileId: 'urn:peppol:bis:selfbilling',
  },
} as const;

/** Per document type: its UBL root, its profile, and its type code, normal and out of scope of VAT. */
export const documentTypes = {
  Invoice: { root: 'Invoice', profile: 'billing', typeCode: '380', outOfScopeTypeCode: '480' },
  CreditNote: { root: 'CreditNote', profile: 'billing', typeCode: '381', outOfScopeTypeCode: '81' },
  SelfBillingInvoice: { root: 'Invoice', profile: 'selfbilling', typeCode: '389', outOfScopeTypeCode: '480' },
  SelfBillingCreditNote: {
    root: 'CreditNote',
    profile: 'selfbilling',
    typeCode: '261',
    outOfScopeTypeCode: '81',
  },
} as const;

/** Type codes for supplies outside the scope of VAT, which lift the need for a seller TRN (ibr-134-ae). */
export const outOfScopeTypeCodes: readonly string[] = ['480', '81'];

/** Namespace of our name-based UUIDs (BTAE-07): one request always yields the same identity. */
export const uuidNamespace = '5d1f3c52-0a57-5c0e-9a0e-3f1f4b7d6a21';
