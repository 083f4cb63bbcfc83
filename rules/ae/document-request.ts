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
  /** Why a credit note is issued, as text beside its code. Extension of the interface. */
  creditNoteReason?: string | null | undefined;
  /** Further reasons of a credit note. Extension of the interface (BTAE-03). */
  creditNoteReasons?: CreditNoteReasonRequest[] | null | undefined;
  /**
   * Unique identifier of the document; derived from the request where not given. Extension of the interface
   * (BTAE-07).
   */
  uuid?: string | null | undefined;
  /** Time of issue with its offset. Extension of the interface (IBT-168). */
  issueTime?: string | null | undefined;
  /** Where the buyer books the document. Extension of the interface (IBT-019). */
  accountingCost?: string | null | undefined;
  /** How often a continuous supply is billed, as text beside the code. Extension of the interface. */
  billingFrequencyText?: string | null | undefined;
  /** Preceding invoices after the first. Extension of the interface (IBG-03). */
  precedingInvoices?: PrecedingInvoiceRequest[] | null | undefined;
  /** Who receives the payment, where it is not the seller. Extension of the interface (IBG-10). */
  payee?: PayeeRequest | null | undefined;
  /** Tax representative of the seller. Extension of the interface (IBG-11). */
  taxRepresentative?: TaxRepresentativeRequest | null | undefined;
  /** Payment means as text, where the name of its code does not do. Extension of the interface (IBT-082). */
  paymentModeText?: string | null | undefined;
  /** Reference that the payer gives with the payment. Extension of the interface (IBT-083). */
  paymentReference?: string | null | undefined;
  /**
   * Scheme of the account; IBAN where the account looks like one. Extension of the interface (IBT-084-1).
   */
  paymentAccountSchemeId?: string | null | undefined;
  /** Name of the account. Extension of the interface (IBT-085). */
  paymentAccountName?: string | null | undefined;
  /**
   * Identifier of the bank or payment service that holds the account. Extension of the interface (IBT-086).
   */
  paymentServiceProviderId?: string | null | undefined;
  /** Number of the card that pays, its first digits masked. Extension of the interface (IBT-087). */
  cardAccountNumber?: string | null | undefined;
  /** Network of the card; UBL asks for it beside the number. Extension of the interface. */
  cardNetworkId?: string | null | undefined;
  /** Name of the holder of the card. Extension of the interface (IBT-088). */
  cardHolderName?: string | null | undefined;
  /** Reference of the mandate for a direct debit. Extension of the interface (IBT-089). */
  mandateId?: string | null | undefined;
  /** Account that is debited. Extension of the interface (IBT-091). */
  payerAccount?: string | null | undefined;
  /**
   * Address of the bank or payment service that holds the account. Extension of the interface (IBT-169,
   * IBT-170, IBT-171, IBT-172, IBT-173, IBT-174, IBT-175).
   */
  paymentServiceProviderAddress?: AddressRequest | null | undefined;
  /** Payment instructions after the first. Extension of the interface (IBG-16). */
  paymentInstructions?: PaymentInstructionRequest[] | null | undefined;
  /** Payment terms of each instalment. Extension of the interface (IBG-33). */
  instalments?: InstalmentRequest[] | null | undefined;
  /** What has been paid before, payment by payment; on invoices. Extension of the interface (IBG-35). */
  paidAmounts?: PaidAmountRequest[] | null | undefined;
  /** Why categories of the VAT breakdown are exempt. Extension of the interface (IBT-120, IBT-121). */
  vatExemptions?: VatExemptionRequest[] | null | undefined;
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
  /** Name under which the party trades. Extension of the interface (IBT-028, IBT-045). */
  tradingName?: string | null | undefined;
  /** Tax identification number beside a VAT registration. Extension of the interface (IBT-032). */
  tin?: string | null | undefined;
  /** Other identifiers of the party. Extension of the interface (IBT-029, IBT-046). */
  identifiers?: PartyIdentifierRequest[] | null | undefined;
  /** Scheme of the legal registration number. Extension of the interface (IBT-030-1, IBT-047-1). */
  legalRegistrationSchemeId?: string | null | undefined;
  /** Legal form of the seller and other legal information. Extension of the interface (IBT-033). */
  legalForm?: string | null | undefined;
};

/** An identifier of a party with its scheme. Extension of the interface. */
export type PartyIdentifierRequest = {
  /** The identifier (IBT-029, IBT-046). */
  id: string;
  /** Its scheme (IBT-029-1, IBT-046-1). */
  schemeId?: string | null | undefined;
};

/** Who receives the payment. Extension of the interface. */
export type PayeeRequest = {
  /** Name (IBT-059). */
  name: string;
  /** Identifier (IBT-060). */
  identifier?: string | null | undefined;
  /** Scheme of the identifier (IBT-060-1). */
  identifierSchemeId?: string | null | undefined;
  /** Legal registration number (IBT-061). */
  legalRegistrationNumber?: string | null | undefined;
  /** Scheme of that number (IBT-061-1). */
  legalRegistrationSchemeId?: string | null | undefined;
};

/** Tax representative of the seller. Extension of the interface. */
export type TaxRepresentativeRequest = {
  /** Name (IBT-062). */
  name: string;
  /** Tax registration number (IBT-063). */
  trn: string | null;
  /** Address (IBG-12). */
  address: AddressRequest;
};

/** A postal address (seller IBG-05, buyer IBG-08). */
export type AddressRequest = {
  /** Street and building (IBT-035, IBT-050, IBT-064). */
  line1: string | null;
  /** More of the street address (IBT-036, IBT-051, IBT-065). */
  line2?: string | null | undefined;
  /** Third line of the address. Extension of the interface (IBT-162, IBT-163, IBT-164). */
  line3?: string | null | undefined;
  /** City (IBT-037, IBT-052, IBT-066). */
  city: string | null;
  /**
   * Emirate as a code, an ISO code or a name, or the region of another country; derived from the city where
   * not given (IBT-039, IBT-054, IBT-068).
   */
  countrySubentity?: string | null | undefined;
  /** Postal code (IBT-038, IBT-053, IBT-067). */
  postalCode?: string | null | undefined;
  /** Country as an ISO 3166-1 code (IBT-040, IBT-055, IBT-069). */
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
  /** Name of the item; its description where not given. Extension of the interface (IBT-153). */
  name?: string | null | undefined;
  /** Note on the line. Extension of the interface (IBT-127). */
  note?: string | null | undefined;
  /** Where the buyer books the line. Extension of the interface (IBT-133). */
  accountingCost?: string | null | undefined;
  /** First day of what the line is for. Extension of the interface (IBT-134). */
  periodStart?: string | null | undefined;
  /** Last day of what the line is for. Extension of the interface (IBT-135). */
  periodEnd?: string | null | undefined;
  /** Purchase order of the line; it needs orderLineId. Extension of the interface (IBT-183). */
  orderId?: string | null | undefined;
  /** Line of the purchase order. Extension of the interface (IBT-132). */
  orderLineId?: string | null | undefined;
  /** Despatch advice of the line; it needs despatchLineId. Extension of the interface (IBT-184). */
  despatchId?: string | null | undefined;
  /** Line of the despatch advice. Extension of the interface. */
  despatchLineId?: string | null | undefined;
  /**
   * Object that the line is about, such as a meter or a subscription. Extension of the interface (IBT-128).
   */
  objectId?: string | null | undefined;
  /** Scheme of that identifier. Extension of the interface (IBT-128-1). */
  objectSchemeId?: string | null | undefined;
  /** Why the line is credited; on credit notes. Extension of the interface. */
  creditNoteReasonCode?: string | null | undefined;
  /** The same as text. Extension of the interface. */
  creditNoteReason?: string | null | undefined;
  /**
   * Why the line is exempt, as text; the meaning of its code where not given. Extension of the interface
   * (IBT-185).
   */
  exemptionReason?: string | null | undefined;
  /** For how many units the price is; 1 where not given. Extension of the interface (IBT-149). */
  baseQuantity?: number | null | undefined;
  /**
   * Price before its discount; the unit price where not given. Extension of the interface (IBT-148, IBT-147).
   */
  grossPrice?: number | null | undefined;
  /** VAT of the line in the document's currency. Extension of the interface. */
  vatTotal?: number | null | undefined;
  /** VAT for one unit. Extension of the interface. */
  perUnitAmount?: number | null | undefined;
  /** Country of origin of the item. Extension of the interface (IBT-159). */
  originCountry?: string | null | undefined;
  /** Batch of the item. Extension of the interface (BTAE-24). */
  batchNumber?: string | null | undefined;
  /** Properties of the item. Extension of the interface (IBG-32). */
  attributes?: ItemAttributeRequest[] | null | undefined;
  /** Certificates of the item, such as of its origin. Extension of the interface. */
  certificates?: ItemCertificateRequest[] | null | undefined;
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
  /**
   * Reason of an exemption from VAT, on the document only; that of the lines where not given, none where
   * empty (IBT-196, IBT-198).
   */
  exemptionReasonCode?: string | null | undefined;
  /** Why the entry is exempt, as text; on the document. Extension of the interface (IBT-197, IBT-199). */
  exemptionReason?: string | null | undefined;
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

/** A property of an item. Extension of the interface. */
export type ItemAttributeRequest = {
  /** Name of the property (IBT-160). */
  name: string;
  /** Its value (IBT-161). */
  value: string;
};

/** A certificate of an item. Extension of the interface. */
export type ItemCertificateRequest = {
  /** Identifier of the certificate. */
  id: string;
  /** Code of the kind of certificate, as seller and buyer have agreed; NA where there is none. */
  typeCode: string;
  /** Kind of certificate in words. */
  type: string;
  /** Name of the party that issued the certificate. */
  issuer: string;
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
  /** Tender or lot. Extension of the interface (IBT-017). */
  tenderId?: string | null | undefined;
  /** Customs reference. Extension of the interface (BTAE-21). */
  customsReferenceId?: string | null | undefined;
  /** Value of the contract with its currency. Extension of the interface (BTAE-05). */
  contractValue?: string | null | undefined;
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
  /** Scheme of the document identifier. Extension of the interface (IBT-018-1). */
  schemeId?: string | null | undefined;
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
  /** Second line of the deliver-to address. Extension of the interface (IBT-076). */
  additionalStreetName?: string | null | undefined;
  /** Postal code. Extension of the interface (IBT-078). */
  postalCode?: string | null | undefined;
  /** Identifier of the place of delivery. Extension of the interface (IBT-071). */
  locationId?: string | null | undefined;
  /** Scheme of that identifier. Extension of the interface (IBT-071-1). */
  locationSchemeId?: string | null | undefined;
  /** Identifier of the party that is delivered to. Extension of the interface (BTAE-23). */
  partyId?: string | null | undefined;
  /** Name of the party that is delivered to. Extension of the interface (IBT-070). */
  partyName?: string | null | undefined;
};

/** An earlier invoice that the document refers to. Extension of the interface. */
export type PrecedingInvoiceRequest = {
  /** Its number (IBT-025). */
  precedingInvoiceNumber: string;
  /** Its day of issue (IBT-026). */
  precedingInvoiceIssueDate?: string | null | undefined;
};

/** Why a credit note is issued. Extension of the interface. */
export type CreditNoteReasonRequest = {
  /** The reason as a code (BTAE-03). */
  creditNoteReasonCode: string;
  /** The reason as text. */
  creditNoteReason?: string | null | undefined;
};

/** A further way to pay. Extension of the interface. */
export type PaymentInstructionRequest = {
  /** Identifier, to which instalments refer (IBT-178). */
  id?: string | null | undefined;
  /** Payment means as a code or by its name (IBT-081). */
  paymentMode: string;
  /** Account that is paid to (IBT-084). */
  paymentBankAccount?: string | null | undefined;
  /** Payment means as text, where the name of its code does not do (IBT-082). */
  paymentModeText?: string | null | undefined;
  /** Reference that the payer gives with the payment (IBT-083). */
  paymentReference?: string | null | undefined;
  /** Scheme of the account; IBAN where the account looks like one (IBT-084-1). */
  paymentAccountSchemeId?: string | null | undefined;
  /** Name of the account (IBT-085). */
  paymentAccountName?: string | null | undefined;
  /** Identifier of the bank or payment service that holds the account (IBT-086). */
  paymentServiceProviderId?: string | null | undefined;
  /** Number of the card that pays, its first digits masked (IBT-087). */
  cardAccountNumber?: string | null | undefined;
  /** Network of the card; UBL asks for it beside the number. */
  cardNetworkId?: string | null | undefined;
  /** Name of the holder of the card (IBT-088). */
  cardHolderName?: string | null | undefined;
  /** Reference of the mandate for a direct debit (IBT-089). */
  mandateId?: string | null | undefined;
  /** Account that is debited (IBT-091). */
  payerAccount?: string | null | undefined;
  /**
   * Address of the bank or payment service that holds the account (IBT-169, IBT-170, IBT-171, IBT-172,
   * IBT-173, IBT-174, IBT-175).
   */
  paymentServiceProviderAddress?: AddressRequest | null | undefined;
};

/** Payment terms of an instalment. Extension of the interface. */
export type InstalmentRequest = {
  /** The payment instruction by which it is paid (IBT-187). */
  paymentInstructionId?: string | null | undefined;
  /** Terms as text (IBT-020). */
  note?: string | null | undefined;
  /** Amount of the instalment (IBT-176). */
  amount?: number | null | undefined;
  /** Day by which it is due (IBT-177). */
  dueDate?: string | null | undefined;
};

/** A payment made before. Extension of the interface. */
export type PaidAmountRequest = {
  /** Identifier of the payment (IBT-179). */
  id?: string | null | undefined;
  /** Amount (IBT-180). */
  amount?: number | null | undefined;
  /** Day of the payment (IBT-181). */
  date?: string | null | undefined;
  /** Kind of payment (IBT-182). */
  type?: string | null | undefined;
};

/** Why a category of the VAT breakdown is exempt. Extension of the interface. */
export type VatExemptionRequest = {
  /** The category (IBT-118). */
  vatCategory: string;
  /** The reason as a code (IBT-121). */
  exemptionReasonCode?: string | null | undefined;
  /** The reason as text (IBT-120). */
  exemptionReason?: string | null | undefined;
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
