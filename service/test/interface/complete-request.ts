import { invoice } from '../support/requests.ts';

/** The type of a field, as the specification says it. */
export type FieldType = 'string' | 'date' | 'number' | 'boolean' | 'array' | 'object' | readonly string[];

/** A field of the document request: its name, type, whether it is required, whether it may be null, and a value. */
export type Field = readonly [
  name: string,
  type: FieldType,
  required: 'required' | 'optional',
  nullable: 'nullable' | 'never null',
  value: unknown,
];

const vatCategories = ['S', 'Z', 'E', 'O', 'AE'] as const;

/** Fields of a group that are all optional texts, which may be null. */
function texts(...names: readonly string[]): Field[] {
  return names.map((name) => [name, 'string', 'optional', 'nullable', `a ${name}`]);
}

const address: readonly Field[] = [
  ['line1', 'string', 'required', 'nullable', 'Al Quoz 3'],
  ['city', 'string', 'required', 'nullable', 'Dubai'],
  ['countryCode', 'string', 'required', 'nullable', 'AE'],
  ...texts('line2', 'countrySubentity', 'postalCode'),
];

const party: readonly Field[] = [
  ['name', 'string', 'required', 'never null', invoice.seller.name],
  ['trn', 'string', 'required', 'nullable', invoice.seller.trn],
  ['participantId', 'string', 'required', 'nullable', invoice.seller.participantId],
  ['address', 'object', 'required', 'never null', valuesOf(address)],
  ...texts('contactPhone', 'contactEmail', 'contactName', 'legalRegistrationNumber'),
  ...texts('legalRegistrationType', 'authorityName'),
];

const allowanceCharge: readonly Field[] = [
  ['isCharge', 'boolean', 'required', 'never null', false],
  ['amount', 'number', 'required', 'never null', 10],
  ...texts('reasonCode', 'reason'),
  ['baseAmount', 'number', 'optional', 'nullable', 100],
  ['multiplierPercent', 'number', 'optional', 'nullable', 10],
  ['vatCategory', vatCategories, 'optional', 'nullable', 'S'],
];

const line: readonly Field[] = [
  ['id', 'string', 'required', 'nullable', '1'],
  ['description', 'string', 'required', 'never null', 'Office chair'],
  ['quantity', 'number', 'required', 'never null', 12.5],
  ['unitCode', 'string', 'required', 'nullable', 'EA'],
  ['unitPrice', 'number', 'required', 'never null', 845.5],
  ['lineExtensionAmount', 'number', 'required', 'nullable', 10558.75],
  // It has a default when it is left out.
  ['vatCategory', vatCategories, 'optional', 'nullable', 'S'],
  ['vatRate', 'number', 'required', 'never null', 5],
  ...texts('exemptionReasonCode'),
  ['allowancesCharges', 'array', 'optional', 'nullable', [valuesOf(allowanceCharge)]],
  ...texts('buyersItemId', 'sellersItemId', 'standardItemId', 'standardItemSchemeId'),
  ['classifications', 'array', 'optional', 'nullable', [{ code: '940139', listId: 'HS' }]],
  ['itemTypeCode', ['G', 'S', 'B'], 'optional', 'nullable', 'G'],
  ...texts('serviceAccountingCode', 'goodsNatureCode'),
];

const references: readonly Field[] = [
  ['purchaseOrderId', 'string', 'required', 'nullable', 'PO-1'],
  ['contractId', 'string', 'required', 'nullable', 'C-1'],
  ...texts('salesOrderId', 'projectId', 'despatchId', 'receiptId', 'buyerReference', 'purchaseOrderSchemeId'),
  ...texts(
    'contractSchemeId',
    'salesOrderSchemeId',
    'projectSchemeId',
    'despatchSchemeId',
    'receiptSchemeId',
  ),
];

const taxTotal: readonly Field[] = [['taxAmount', 'number', 'required', 'never null', 529.8]];

const monetaryTotal = [
  'lineExtensionAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'payableAmount',
].map((name): Field => [name, 'number', 'required', 'never null', 100]);

const additionalDocument: readonly Field[] = [
  ['documentId', 'string', 'required', 'never null', 'D-1'],
  ...texts('documentTypeCode', 'description', 'externalUri', 'embeddedBase64', 'mimeCode', 'fileName'),
];

const delivery: readonly Field[] = [
  ['actualDeliveryDate', 'date', 'optional', 'nullable', '2026-11-01'],
  ...texts('streetName', 'city', 'countrySubentity', 'addressLine', 'countryCode', 'incoterms'),
];

const transactionType = [
  ...['freeTradeZone', 'deemedSupply', 'profitMargin', 'summaryInvoice'],
  ...['continuousSupply', 'disclosedAgentBilling', 'ecommerce', 'exports'],
].map((name): Field => [name, 'boolean', 'optional', 'nullable', true]);

const documentRequest: readonly Field[] = [
  [
    'documentType',
    ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'],
    'required',
    'never null',
    'Invoice',
  ],
  ['invoiceNumber', 'string', 'required', 'nullable', 'S-COMPLETE'],
  ['issueDate', 'date', 'required', 'never null', '2026-11-02'],
  ['dueDate', 'date', 'required', 'nullable', '2026-12-02'],
  ['currency', 'string', 'required', 'nullable', 'AED'],
  ['seller', 'object', 'required', 'never null', valuesOf(party)],
  ['buyer', 'object', 'required', 'never null', { ...valuesOf(party), name: 'Oasis Consulting FZ-LLC' }],
  ['lines', 'array', 'required', 'never null', [valuesOf(line)]],
  ['references', 'object', 'required', 'nullable', valuesOf(references)],
  ['notes', 'string', 'required', 'nullable', 'A note'],
  ['precedingInvoiceNumber', 'string', 'required', 'nullable', 'INV-0'],
  ['taxTotal', 'object', 'optional', 'nullable', valuesOf(taxTotal)],
  ['legalMonetaryTotal', 'object', 'optional', 'nullable', valuesOf(monetaryTotal)],
  ['allowancesCharges', 'array', 'optional', 'nullable', [valuesOf(allowanceCharge)]],
  ['additionalDocuments', 'array', 'optional', 'nullable', [valuesOf(additionalDocument)]],
  ['delivery', 'object', 'optional', 'nullable', valuesOf(delivery)],
  ['transactionType', 'object', 'optional', 'nullable', valuesOf(transactionType)],
  ...texts('beneficiaryId', 'principalId', 'billingFrequencyCode', 'taxCurrencyCode'),
  ['currencyExchangeRate', 'number', 'optional', 'nullable', 3.6725],
  ...texts('paymentMode', 'paymentTerms', 'paymentBankAccount'),
  ['vatPointDate', 'date', 'optional', 'nullable', '2026-11-01'],
  ['billingPeriodStart', 'date', 'optional', 'nullable', '2026-10-01'],
  ['billingPeriodEnd', 'date', 'optional', 'nullable', '2026-10-31'],
  ['precedingInvoiceIssueDate', 'date', 'optional', 'nullable', '2026-10-02'],
  ['prepaidAmount', 'number', 'optional', 'nullable', 5],
];

/** The objects of a document request: the section of the specification, their place in a request, their fields. */
export const groups: readonly (readonly [section: string, place: string, fields: readonly Field[]])[] = [
  ['Document request', '', documentRequest],
  ['Party', 'seller', party],
  ['Address', 'seller.address', address],
  ['Line', 'lines[0]', line],
  ['AllowanceCharge', 'lines[0].allowancesCharges[0]', allowanceCharge],
  ['References', 'references', references],
  ['TaxTotal', 'taxTotal', taxTotal],
  ['LegalMonetaryTotal', 'legalMonetaryTotal', monetaryTotal],
  ['AdditionalDocument', 'additionalDocuments[0]', additionalDocument],
  ['Delivery', 'delivery', delivery],
  ['TransactionType', 'transactionType', transactionType],
];

function valuesOf(fields: readonly Field[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map(([name, , , , value]) => [name, value]));
}

/** A request with every field of the specification. */
export const complete: object = valuesOf(documentRequest);

/** The same without what may be left out, in all of its objects; those are there. */
export const withoutOptional: object = changed(([, , required]) =>
  required === 'optional' ? undefined : 'kept',
);

/** The same with null wherever it may be. */
export const withNulls: object = changed(([, , , nullable]) => (nullable === 'nullable' ? null : 'kept'));

/** The complete request with fields left out, or null; an object that has fields of its own stays. */
function changed(become: (field: Field) => null | undefined | 'kept'): object {
  let request = complete;
  for (const [, place, fields] of groups.toReversed())
    for (const field of fields) {
      const [name] = field;
      const becomes = become(field);
      const full = inside(place, name);
      if (becomes !== 'kept' && !hasFields(full)) request = withAt(request, full, becomes);
    }
  return request;
}

/** Tells whether what is at a place has fields of its own. */
export function hasFields(place: string): boolean {
  return groups.some(([, other]) => other === place || other === `${place}[0]`);
}

/** The place of a field in an object at a place. */
export function inside(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

function stepsOf(place: string): (string | number)[] {
  return Array.from(place.matchAll(/\[(\d+)\]|[^.[\]]+/g), ([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

/** A value with another at a place, or without it if that is undefined. */
export function withAt(value: object, place: string, other: unknown): object {
  // Seller and buyer share an address here, but not in JSON.
  const copy: object = JSON.parse(JSON.stringify(value));
  const steps = stepsOf(place);
  const last = steps.pop() ?? '';
  const owner = steps.reduce<unknown>((at, step) => memberOf(at, step), copy);
  if (other === undefined) Reflect.deleteProperty(Object(owner), last);
  else Reflect.set(Object(owner), last, other);
  return copy;
}

/** Returns what is at a place in a value. */
export function at(value: unknown, place: string): unknown {
  return stepsOf(place).reduce<unknown>((owner, step) => memberOf(owner, step), value);
}

function memberOf(owner: unknown, step: string | number): unknown {
  return Object(owner)[step];
}
