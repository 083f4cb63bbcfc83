/** The identifiers of a document (IBT-024, IBT-023). */
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

/** The rule that a document breaks if its CustomizationID (IBT-024) begins with none of these identifiers. */
export const identifierRule = 'aligned-ibrp-001-ae';

/** For each document type: its UBL root, profile, and type codes (IBT-003), normal and out of scope. */
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

/** Type codes for supplies outside the scope of VAT, for which the seller needs no TRN (ibr-134-ae). */
export const outOfScopeTypeCodes: readonly string[] = ['480', '81'];

/** Namespace of the library's name-based UUIDs (BTAE-07): the same request always gets the same UUID. */
export const uuidNamespace = '5d1f3c52-0a57-5c0e-9a0e-3f1f4b7d6a21';
