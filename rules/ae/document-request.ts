// Written by `npm run request-types` from the schema of the request and the texts of its fields.

/**
 * An invoice or credit note of the UAE, issued by the seller or self-billed by the buyer, from which PINT-AE
 * UBL is written. Required fields must be there, with null where there is no value.
 */
export type DocumentRequest = {
  /**
   * What the document is; the SelfBilling types are issued by the buyer on behalf of the supplier (IBT-003).
   */
  documentType: 'Invoice' | 'CreditNote' | 'SelfBillingInvoice' | 'SelfBillingCreditNote';
  /** Number of the document (IBT-001). */
  invoiceNumber: string | null;
  /** Day of issue (IBT-002). */
  issueDate: string;
  /** Day by which payment is due (IBT-009). */
  dueDate: string | null;
  /** Currency as an ISO 4217 code; AED where not given (IBT-005). */
  currency: string | null;
  /** The seller (IBG-04). */
  seller: PartyRequest;
  /** The buyer (IBG-07). */
  buyer: PartyRequest;
  /** The lines of the document (IBG-25). */
  lines: LineRequest[];
  /** Other documents that this one refers to. */
  references: ReferencesRequest | null;
  /** A note to the reader (IBT-022). */
  notes: string | null;
  /** Number of the invoice that is credited or corrected (IBT-025). */
  precedingInvoiceNumber: string | null;
  /** The VAT total as the caller has it; checked, never replaced. */
  taxTotal?: TaxTotalRequest | null | undefined;
  /** The totals as the caller has them; checked, never replaced (IBG-22). */
  legalMonetaryTotal?: LegalMonetaryTotalRequest | null | undefined;
  /** Allowances and charges of the whole document (IBG-20, IBG-21). */
  allowancesCharges?: AllowanceChargeRequest[] | null | undefined;
  /** Supporting documents (IBG-24). */
  additionalDocuments?: AdditionalDocumentRequest[] | null | undefined;
  /** When and where it was delivered (IBG-13). */
  delivery?: DeliveryRequest | null | undefined;
  /** What is special about the transaction (BTAE-02). */
  transactionType?: TransactionTypeRequest | null | undefined;
  /** Identifier of the beneficiary (BTAE-01). */
  beneficiaryId?: string | null | undefined;
  /** TRN of the principal of a disclosed agent (BTAE-14). */
  principalId?: string | null | undefined;
  /** How often a continuous supply is billed (BTAE-06). */
  billingFrequencyCode?: string | null | undefined;
  /** Currency of VAT accounting: AED, for a document in another currency (IBT-006). */
  taxCurrencyCode?: string | null | undefined;
  /** AED for one unit of the currency of the document (BTAE-04). */
  currencyExchangeRate?: number | null | undefined;
  /**
   * How it is paid: a code of UNCL4461, or cash, cheque, card, debit; 30, credit transfer, where not given
   * (IBT-081).
   */
  paymentMode?: string | null | undefined;
  /** Terms of payment (IBT-020). */
  paymentTerms?: string | null | undefined;
  /** Account to pay to, such as an IBAN (IBT-084). */
  paymentBankAccount?: string | null | undefined;
  /** Day on which VAT becomes due, where it is before the day of issue (IBT-007). */
  vatPointDate?: string | null | undefined;
  /** First day of the billing period (IBT-073). */
  billingPeriodStart?: string | null | undefined;
  /** Last day of the billing period (IBT-074). */
  billingPeriodEnd?: string | null | undefined;
  /** Day of issue of the preceding invoice (IBT-026). */
  precedingInvoiceIssueDate?: string | null | undefined;
  /** What was paid before (IBT-113). */
  prepaidAmount?: number | null | undefined;
  /** Why a credit note is issued (BTAE-03). */
  creditNoteReasonCode?: string | null | undefined;
};

/** The seller (IBG-04) or the buyer (IBG-07). */
export type PartyRequest = {
  /** Registered name (IBT-027, IBT-044). */
  name: string;
  /**
   * Tax registration number: 15 digits for a party of the UAE, beginning with 1 and ending with 03 (IBT-031,
   * IBT-048).
   */
  trn: string | null;
  /**
   * Peppol participant as scheme and identifier; derived from the TRN where not given (IBT-034, IBT-049).
   */
  participantId: string | null;
  /** Postal address (IBG-05, IBG-08). */
  address: AddressRequest;
  /** Telephone of the contact (IBT-042, IBT-057). */
  contactPhone?: string | null | undefined;
  /** E-mail address of the contact (IBT-043, IBT-058). */
  contactEmail?: string | null | undefined;
  /** Contact person or department (IBT-041, IBT-056). */
  contactName?: string | null | undefined;
  /** Number of the legal registration (IBT-030, IBT-047). */
  legalRegistrationNumber?: string | null | undefined;
  /**
   * What the number is of: TL trade licence, EID Emirates ID, PAS passport, CD cabinet decision; in words as
   * well (BTAE-15, BTAE-16).
   */
  legalRegistrationType?: string | null | undefined;
  /**
   * Authority that issued a trade licence; for a passport its country as an ISO 3166-1 code (BTAE-12,
   * BTAE-11, BTAE-18, BTAE-19).
   */
  authorityName?: string | null | undefined;
};

/** A postal address (seller IBG-05, buyer IBG-08). */
export type AddressRequest = {
  /** Street and building (IBT-035, IBT-050). */
  line1: string | null;
  /** More of the street address (IBT-036, IBT-051). */
  line2?: string | null | undefined;
  /** City (IBT-037, IBT-052). */
  city: string | null;
  /**
   * Emirate as a code, an ISO code or a name, or the region of another country; derived from the city where
   * not given (IBT-039, IBT-054).
   */
  countrySubentity?: string | null | undefined;
  /** Postal code (IBT-038, IBT-053). */
  postalCode?: string | null | undefined;
  /** Country as an ISO 3166-1 code (IBT-040, IBT-055). */
  countryCode: string | null;
};

/** A line of the document (IBG-25). */
export type LineRequest = {
  /** Identifier of the line; its position where not given (IBT-126). */
  id: string | null;
  /** Name and description of the item (IBT-153, IBT-154). */
  description: string;
  /** Quantity (IBT-129). */
  quantity: number;
  /** Unit of the quantity, a code of UN/ECE Recommendation 20 or 21; EA where not given (IBT-130). */
  unitCode: string | null;
  /** Net price of a unit, without VAT (IBT-146). */
  unitPrice: number;
  /** Net amount of the line; computed where not given, checked where it is (IBT-131). */
  lineExtensionAmount: number | null;
  /**
   * VAT category: S standard rate, Z zero-rated, E exempt, O out of scope, AE reverse charge; S where not
   * given (IBT-151).
   */
  vatCategory?: 'S' | 'Z' | 'E' | 'O' | 'AE' | null | undefined;
  /** VAT rate in percent: 5 for S, else 0 (IBT-152). */
  vatRate: number;
  /** Why the line is exempt; needed for category E (IBT-186). */
  exemptionReasonCode?: string | null | undefined;
  /** Allowances and charges of the line (IBG-27, IBG-28). */
  allowancesCharges?: AllowanceChargeRequest[] | null | undefined;
  /** The buyer's identifier of the item (IBT-156). */
  buyersItemId?: string | null | undefined;
  /** The seller's identifier of the item (IBT-155). */
  sellersItemId?: string | null | undefined;
  /** Registered identifier of the item, such as a GTIN (IBT-157). */
  standardItemId?: string | null | undefined;
  /** Scheme of the registered identifier, an ICD code; 0160 (GTIN) where not given (IBT-157-1). */
  standardItemSchemeId?: string | null | undefined;
  /** Classifications of the item: HS codes as texts, or objects with code and list (IBT-158). */
  classifications?: (string | ClassificationRequest)[] | null | undefined;
  /** G goods, S services, B both; S and B need serviceAccountingCode (BTAE-13). */
  itemTypeCode?: 'G' | 'S' | 'B' | null | undefined;
  /** Service accounting code (BTAE-17). */
  serviceAccountingCode?: string | null | undefined;
  /** Nature of goods or services under the reverse charge; needed for category AE (BTAE-09). */
  goodsNatureCode?: string | null | undefined;
};

/** An allowance or charge of a line (IBG-27, IBG-28) or of the document (IBG-20, IBG-21). */
export type AllowanceChargeRequest = {
  /** True for a charge, false for an allowance. */
  isCharge: boolean;
  /** Amount without VAT (IBT-136, IBT-141, IBT-092, IBT-099). */
  amount: number;
  /**
   * Reason as a code, UNCL5189 for an allowance, UNCL7161 for a charge; a code or a text is needed (IBT-140,
   * IBT-145, IBT-098, IBT-105).
   */
  reasonCode?: string | null | undefined;
  /** Reason as a text; a code or a text is needed (IBT-139, IBT-144, IBT-097, IBT-104). */
  reason?: string | null | undefined;
  /** Amount that the percentage is taken of (IBT-137, IBT-142, IBT-093, IBT-100). */
  baseAmount?: number | null | undefined;
  /** Percentage of the base amount; 5 is 5 % (IBT-138, IBT-143, IBT-094, IBT-101). */
  multiplierPercent?: number | null | undefined;
  /**
   * VAT category, on the document only: S standard rate, Z zero-rated, E exempt, O out of scope, AE reverse
   * charge (IBT-095, IBT-102).
   */
  vatCategory?: 'S' | 'Z' | 'E' | 'O' | 'AE' | null | undefined;
  /** VAT rate in percent, on the document only (IBT-096, IBT-103). */
  vatRate?: number | null | undefined;
  /** Reason of an exemption from VAT, on the document only (IBT-196, IBT-198). */
  exemptionReasonCode?: string | null | undefined;
};

/**
 * A code of an item with its list (IBT-158). Several names are taken for each, since ERPs differ; one of each
 * is enough.
 */
export type ClassificationRequest = {
  /** The code (IBT-158). */
  code?: string | null | undefined;
  /** The code, under another name (IBT-158). */
  value?: string | null | undefined;
  /** The code, under another name (IBT-158). */
  classificationCode?: string | null | undefined;
  /** The code, under another name (IBT-158). */
  itemClassificationCode?: string | null | undefined;
  /** The code, under another name (IBT-158). */
  id?: string | null | undefined;
  /** The code list; HS where not given (IBT-158-1). */
  listId?: string | null | undefined;
  /** The code list, under another name (IBT-158-1). */
  listID?: string | null | undefined;
  /** The code list, under another name (IBT-158-1). */
  schemeId?: string | null | undefined;
  /** The code list, under another name (IBT-158-1). */
  scheme?: string | null | undefined;
  /** Version of the code list (IBT-158-2). */
  listVersionId?: string | null | undefined;
  /** Version of the code list, under another name (IBT-158-2). */
  version?: string | null | undefined;
  /** Version of the code list, under another name (IBT-158-2). */
  listVersion?: string | null | undefined;
};

/** Other documents and identifiers that the document refers to. */
export type ReferencesRequest = {
  /** Purchase order (IBT-013). */
  purchaseOrderId: string | null;
  /** Contract (IBT-012). */
  contractId: string | null;
  /** Sales order (IBT-014). */
  salesOrderId?: string | null | undefined;
  /** Project (IBT-011). */
  projectId?: string | null | undefined;
  /** Despatch advice (IBT-016). */
  despatchId?: string | null | undefined;
  /** Receiving advice (IBT-015). */
  receiptId?: string | null | undefined;
  /** The buyer's reference (IBT-010). */
  buyerReference?: string | null | undefined;
  /** Scheme of the purchase order identifier. */
  purchaseOrderSchemeId?: string | null | undefined;
  /** Scheme of the contract identifier. */
  contractSchemeId?: string | null | undefined;
  /** Scheme of the sales order identifier. */
  salesOrderSchemeId?: string | null | undefined;
  /** Scheme of the project identifier. */
  projectSchemeId?: string | null | undefined;
  /** Scheme of the despatch advice identifier. */
  despatchSchemeId?: string | null | undefined;
  /** Scheme of the receiving advice identifier. */
  receiptSchemeId?: string | null | undefined;
};

/** The VAT total as the caller has it; checked, never replaced. */
export type TaxTotalRequest = {
  /** VAT of the document in its currency (IBT-110). */
  taxAmount: number;
};

/** The totals as the caller has them (IBG-22); checked, never replaced. */
export type LegalMonetaryTotalRequest = {
  /** Sum of the line net amounts (IBT-106). */
  lineExtensionAmount: number;
  /** Total without VAT (IBT-109). */
  taxExclusiveAmount: number;
  /** Total with VAT (IBT-112). */
  taxInclusiveAmount: number;
  /** Amount due for payment (IBT-115). */
  payableAmount: number;
};

/** A supporting document (IBG-24), by reference or embedded. */
export type AdditionalDocumentRequest = {
  /** Identifier (IBT-122). */
  documentId: string;
  /** Type of the document; 130 marks the invoiced object (IBT-018). */
  documentTypeCode?: string | null | undefined;
  /** Description (IBT-123). */
  description?: string | null | undefined;
  /** Where the document is found (IBT-124). */
  externalUri?: string | null | undefined;
  /** The document itself in Base64 (IBT-125). */
  embeddedBase64?: string | null | undefined;
  /** Media type of the embedded document (IBT-125-1). */
  mimeCode?: string | null | undefined;
  /** File name of the embedded document (IBT-125-2). */
  fileName?: string | null | undefined;
};

/** When and where goods or services were delivered (IBG-13, IBG-15). */
export type DeliveryRequest = {
  /** Day of the delivery (IBT-072). */
  actualDeliveryDate?: string | null | undefined;
  /** Street (IBT-075). */
  streetName?: string | null | undefined;
  /** City (IBT-077). */
  city?: string | null | undefined;
  /** Emirate or region (IBT-079). */
  countrySubentity?: string | null | undefined;
  /** Another line of the address (IBT-165). */
  addressLine?: string | null | undefined;
  /** Country as an ISO 3166-1 code (IBT-080). */
  countryCode?: string | null | undefined;
  /** Incoterms code (BTAE-22). */
  incoterms?: string | null | undefined;
};

/** What is special about the transaction (BTAE-02); each is false where not given. */
export type TransactionTypeRequest = {
  /** Within a free trade zone. */
  freeTradeZone?: boolean | null | undefined;
  /** A deemed supply. */
  deemedSupply?: boolean | null | undefined;
  /** Under the profit margin scheme. */
  profitMargin?: boolean | null | undefined;
  /** A summary invoice. */
  summaryInvoice?: boolean | null | undefined;
  /** A continuous supply. */
  continuousSupply?: boolean | null | undefined;
  /** Billed by a disclosed agent. */
  disclosedAgentBilling?: boolean | null | undefined;
  /** Supplied through e-commerce. */
  ecommerce?: boolean | null | undefined;
  /** An export. */
  exports?: boolean | null | undefined;
};
