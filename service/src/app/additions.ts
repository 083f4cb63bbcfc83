import type { Schemas } from './openapi-schemas.ts';

/** Operations that the interface names, or that it explicitly leaves out. */
const statedOperations: ReadonlySet<string> = new Set([
  ...['Invoice', 'CreditNote', 'Customer', 'Item', 'Vendor', 'Webhook'].flatMap((name) => [
    `create${name}`,
    `list${name}s`,
    `get${name}`,
    `replace${name}`,
    `delete${name}`,
  ]),
  ...['submitInvoice', 'submitCreditNote', 'validateInvoice', 'validateCreditNote', 'listFailedInvoices'],
  ...['listPurchaseInvoices', 'getPurchaseInvoice', 'listPurchaseCreditNotes', 'getPurchaseCreditNote'],
  ...['whoAmI', 'echoTest', 'throwTest'],
]);

const listed =
  'id invoiceNumber issueDate currency sellerName buyerName status documentType totalPayableAmount links';
const response = 'id invoiceNumber status participantDelivery createdAt links submissionError';
const partner =
  'id name nameAr email phone vatTrn address city country contactPerson participantId postalCode addressLine2 stateProvince companyRegistrationNumber code isActive';
const item = 'id code name nameAr description unitOfMeasure unitPrice isActive';
const purchase =
  'id invoiceNumber documentType status issueDate dueDate currency seller buyerName totalNetAmount totalVatAmount totalPayableAmount note lines links';

/** The members that the interface names, by their schema. */
const statedMembers: Readonly<Record<string, string>> = {
  AdditionalDocument: 'documentId documentTypeCode description externalUri embeddedBase64 mimeCode fileName',
  Address: 'line1 line2 city countryCode countrySubentity postalCode',
  AllowanceCharge: 'isCharge amount reasonCode reason baseAmount multiplierPercent vatCategory',
  BusinessPartner: partner,
  BusinessPartnerReplacement: partner,
  BusinessPartnerRequest: partner,
  Delivery: 'actualDeliveryDate streetName city countrySubentity addressLine countryCode incoterms',
  DocumentDetail: `${response} ${listed}`,
  DocumentResponse: response,
  DocumentSummary: `${response} ${listed}`,
  FailedDocument: `${listed} direction submissionError`,
  FieldError: 'field message',
  Issue: 'rule message hint',
  Item: item,
  ItemReplacement: item,
  ItemRequest: item,
  LegalMonetaryTotal: 'lineExtensionAmount taxExclusiveAmount taxInclusiveAmount payableAmount',
  Line: 'id description quantity unitCode unitPrice lineExtensionAmount vatCategory vatRate exemptionReasonCode allowancesCharges buyersItemId sellersItemId standardItemId standardItemSchemeId classifications itemTypeCode serviceAccountingCode goodsNatureCode',
  Party:
    'name trn participantId address contactPhone contactEmail contactName legalRegistrationNumber legalRegistrationType authorityName',
  Problem: 'type title status detail instance traceId errors',
  PurchaseDocument: purchase,
  References:
    'purchaseOrderId contractId salesOrderId projectId despatchId receiptId buyerReference purchaseOrderSchemeId contractSchemeId salesOrderSchemeId projectSchemeId despatchSchemeId receiptSchemeId',
  TaxTotal: 'taxAmount',
  TransactionType:
    'freeTradeZone deemedSupply profitMargin summaryInvoice continuousSupply disclosedAgentBilling ecommerce exports',
  ValidationResult: 'valid issues',
  Webhook: 'id targetUrl eventTypes status createdAt',
  ...Object.fromEntries(
    ['DocumentRequest', 'CreditNoteRequest'].map((name) => [
      name,
      'documentType invoiceNumber issueDate dueDate currency seller buyer lines references notes precedingInvoiceNumber taxTotal legalMonetaryTotal allowancesCharges additionalDocuments delivery transactionType beneficiaryId principalId billingFrequencyCode taxCurrencyCode currencyExchangeRate paymentMode paymentTerms paymentBankAccount vatPointDate billingPeriodStart billingPeriodEnd precedingInvoiceIssueDate prepaidAmount',
    ]),
  ),
};

const marked = { 'x-addition': true } as const;

interface Whole {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas?: Schemas };
}

interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in?: string; readonly name?: string }[];
}

/** Marks the additions to the interface: new operations, and new parameters and members of existing ones. */
export function withAdditions<Document extends Whole>(document: Document): Document {
  const { paths, components } = document;
  return {
    ...document,
    paths: mapped(paths, (methods) =>
      mapped<Described>({ ...methods }, (operation) =>
        statedOperations.has(operation.operationId ?? '')
          ? withParameters(operation)
          : { ...operation, ...marked },
      ),
    ),
    components: {
      ...components,
      schemas: mapped({ ...components.schemas }, (schema, name) => withMembers(schema, statedMembers[name])),
    },
  };
}

/** The interface names only the identifier in a path, and one header. */
function withParameters(operation: Described): Described {
  const { parameters } = operation;
  if (parameters === undefined) return operation;
  return {
    ...operation,
    parameters: parameters.map((each) =>
      each.in === 'path' || each.name === 'Idempotency-Key' ? each : { ...each, ...marked },
    ),
  };
}

function withMembers(schema: object, stated: string | undefined): object {
  if (stated === undefined || !('properties' in schema)) return schema;
  const names = new Set(stated.split(' '));
  const properties = schema.properties as Readonly<Record<string, object>>;
  return {
    ...schema,
    properties: mapped(properties, (member, name) => (names.has(name) ? member : { ...member, ...marked })),
  };
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
