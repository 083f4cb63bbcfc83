/** Child order of the UBL 2.1 schema for the aggregates that PINT-AE uses, from the OASIS schema. */
const documentReference = 'ID IssueDate DocumentTypeCode DocumentDescription Attachment';
const address = 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country';
const taxCategory = 'ID Percent PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TaxScheme';

const orders: Readonly<Record<string, string>> = {
  Invoice:
    'CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate IssueTime DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference StatementDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference ProjectReference AccountingSupplierParty AccountingCustomerParty PayeeParty BuyerCustomerParty SellerSupplierParty TaxRepresentativeParty Delivery DeliveryTerms PaymentMeans PaymentTerms PrepaidPayment AllowanceCharge TaxExchangeRate TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate IssueTime TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode BuyerReference InvoicePeriod DiscrepancyResponse OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference ContractDocumentReference AdditionalDocumentReference StatementDocumentReference OriginatorDocumentReference AccountingSupplierParty AccountingCustomerParty PayeeParty BuyerCustomerParty SellerSupplierParty TaxRepresentativeParty Delivery DeliveryTerms PaymentMeans PaymentTerms TaxExchangeRate AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine',
  InvoicePeriod: 'StartDate EndDate DescriptionCode',
  DiscrepancyResponse: 'ReferenceID ResponseCode Description',
  OrderReference: 'ID SalesOrderID',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: documentReference,
  DespatchDocumentReference: documentReference,
  ReceiptDocumentReference: documentReference,
  ContractDocumentReference: documentReference,
  AdditionalDocumentReference: documentReference,
  ProjectReference: documentReference,
  Attachment: 'EmbeddedDocumentBinaryObject ExternalReference',
  ExternalReference: 'URI',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  BuyerCustomerParty: 'Party',
  SellerSupplierParty: 'Party',
  Party: 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PartyIdentification: 'ID',
  PostalAddress: address,
  Address: address,
  AddressLine: 'Line',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
  Contact: 'Name Telephone ElectronicMail',
  Delivery: 'ActualDeliveryDate DeliveryLocation DeliveryParty DeliveryTerms',
  DeliveryLocation: 'ID Address',
  DeliveryTerms: 'ID',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  PaymentTerms: 'Note',
  TaxExchangeRate: 'SourceCurrencyCode TargetCurrencyCode CalculationRate',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  TaxCategory: taxCategory,
  ClassifiedTaxCategory: taxCategory,
  TaxTotal: 'TaxAmount TaxIncludedIndicator TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine:
    'ID Note InvoicedQuantity LineExtensionAmount InvoicePeriod OrderLineReference DespatchLineReference DocumentReference AllowanceCharge TaxTotal Item Price ItemPriceExtension',
  CreditNoteLine:
    'ID Note CreditedQuantity LineExtensionAmount InvoicePeriod OrderLineReference DiscrepancyResponse DespatchLineReference DocumentReference TaxTotal AllowanceCharge Item Price ItemPriceExtension',
  Item: 'Description Name BuyersItemIdentification SellersItemIdentification StandardItemIdentification AdditionalItemIdentification OriginCountry CommodityClassification ClassifiedTaxCategory AdditionalItemProperty ItemInstance',
  BuyersItemIdentification: 'ID',
  SellersItemIdentification: 'ID',
  StandardItemIdentification: 'ID',
  AdditionalItemIdentification: 'ID',
  CommodityClassification: 'NatureCode CommodityCode ItemClassificationCode',
  Price: 'PriceAmount BaseQuantity AllowanceCharge',
  ItemPriceExtension: 'Amount TaxTotal',
};

/** The names of the children of an element in schema order; a basic component has none. */
export function childOrder(localName: string): readonly string[] {
  return orders[localName]?.split(' ') ?? [];
}
