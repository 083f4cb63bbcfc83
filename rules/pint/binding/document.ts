import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Contract, Delivery, Party, Period } from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, type Row, text } from '../../../src/core/specification/binding.ts';
import { deliveryAddress } from './address.ts';
import { documentAllowanceCharge } from './allowance-charge.ts';
import { payee, taxRepresentative } from './party.ts';
import { instalment, paidAmount, paymentMeans } from './payment.ts';
import { additionalDocument, orderReference, precedingInvoice, reference } from './references.ts';
import { accountingTaxTotal, legalMonetaryTotal, taxTotal } from './totals.ts';

/** Invoicing period (IBG-14). */
export const invoicePeriod: Aggregate<Period> = [
  text('cbc:StartDate', 'billingPeriodStart', ['IBT-073']),
  text('cbc:EndDate', 'billingPeriodEnd', ['IBT-074']),
];

/** Delivery (IBG-13) with the deliver-to address (IBG-15). */
export const delivery: Aggregate<Delivery> = [
  text('cbc:ActualDeliveryDate', 'actualDeliveryDate', ['IBT-072']),
  {
    element: 'cac:DeliveryLocation',
    rows: [
      text('cbc:ID', 'locationId', ['IBT-071'], {
        attributes: [{ name: 'schemeID', value: 'locationSchemeId', terms: ['IBT-071-1'] }],
      }),
      { element: 'cac:Address', terms: ['IBG-15'], of: 'address', parts: deliveryAddress },
    ],
  },
];

const allowanceChargeRow: Row<ComputedInvoice> = {
  element: 'cac:AllowanceCharge',
  terms: ['IBG-20', 'IBG-21'],
  of: 'allowancesCharges',
  parts: documentAllowanceCharge,
};

const tenderRow = { of: 'tender', parts: reference('IBT-017') } as const;

/** The tables for parts of a document to which a country may add rows. */
export interface DocumentParts {
  readonly period: Aggregate<Period>;
  readonly contract: Aggregate<Contract>;
  readonly seller: Aggregate<Party>;
  readonly buyer: Aggregate<Party>;
  readonly delivery: Aggregate<Delivery>;
  readonly line: Aggregate<ComputedLine>;
}

/** Invoice and credit note in one table in schema order; `only` marks rows in which they differ. */
export function documentBinding({
  period,
  contract,
  seller,
  buyer,
  delivery,
  line,
}: DocumentParts): Aggregate<ComputedInvoice> {
  return [
    text('cbc:CustomizationID', 'customizationId', ['IBT-024'], { field: 'documentType' }),
    text('cbc:ProfileID', 'profileId', ['IBT-023'], { field: 'documentType' }),
    text('cbc:ID', 'invoiceNumber', ['IBT-001']),
    text('cbc:IssueDate', 'issueDate', ['IBT-002']),
    text('cbc:IssueTime', 'issueTime', ['IBT-168']),
    text('cbc:DueDate', 'dueDate', ['IBT-009'], { only: 'Invoice' }),
    text('cbc:InvoiceTypeCode', 'typeCode', ['IBT-003'], { only: 'Invoice', field: 'documentType' }),
    text('cbc:CreditNoteTypeCode', 'typeCode', ['IBT-003'], { only: 'CreditNote', field: 'documentType' }),
    text('cbc:Note', 'notes', ['IBT-022']),
    text('cbc:TaxPointDate', 'vatPointDate', ['IBT-007'], { only: 'Invoice' }),
    text('cbc:DocumentCurrencyCode', 'currency', ['IBT-005']),
    text('cbc:TaxCurrencyCode', 'taxCurrency', ['IBT-006'], { field: 'taxCurrencyCode' }),
    text('cbc:BuyerReference', 'buyerReference', ['IBT-010'], { field: 'references.buyerReference' }),
    { element: 'cac:InvoicePeriod', terms: ['IBG-14'], of: 'period', parts: period },
    { element: 'cac:OrderReference', of: 'order', parts: orderReference },
    { element: 'cac:BillingReference', terms: ['IBG-03'], of: 'precedingInvoice', parts: precedingInvoice },
    { element: 'cac:BillingReference', of: 'furtherPrecedingInvoices', parts: precedingInvoice },
    { element: 'cac:DespatchDocumentReference', of: 'despatch', parts: reference('IBT-016') },
    { element: 'cac:ReceiptDocumentReference', of: 'receipt', parts: reference('IBT-015') },
    { element: 'cac:OriginatorDocumentReference', only: 'Invoice', ...tenderRow },
    { element: 'cac:ContractDocumentReference', of: 'contract', parts: contract },
    {
      element: 'cac:AdditionalDocumentReference',
      terms: ['IBG-24'],
      of: 'additionalDocuments',
      parts: additionalDocument,
    },
    { element: 'cac:OriginatorDocumentReference', only: 'CreditNote', ...tenderRow },
    { element: 'cac:ProjectReference', only: 'Invoice', of: 'project', parts: reference('IBT-011') },
    {
      element: 'cac:AccountingSupplierParty',
      rows: [{ element: 'cac:Party', terms: ['IBG-04'], of: 'seller', parts: seller }],
    },
    {
      element: 'cac:AccountingCustomerParty',
      rows: [{ element: 'cac:Party', terms: ['IBG-07'], of: 'buyer', parts: buyer }],
    },
    { element: 'cac:PayeeParty', terms: ['IBG-10'], of: 'payee', parts: payee },
    {
      element: 'cac:TaxRepresentativeParty',
      terms: ['IBG-11'],
      of: 'taxRepresentative',
      parts: taxRepresentative,
    },
    { element: 'cac:Delivery', terms: ['IBG-13'], of: 'delivery', parts: delivery },
    { element: 'cac:PaymentMeans', terms: ['IBG-16'], of: 'payment', parts: paymentMeans },
    { element: 'cac:PaymentMeans', of: 'furtherPayments', parts: paymentMeans },
    { element: 'cac:PaymentTerms', rows: [text('cbc:Note', 'paymentTerms', ['IBT-020'])] },
    { element: 'cac:PaymentTerms', terms: ['IBG-33'], of: 'instalments', parts: instalment },
    {
      element: 'cac:PrepaidPayment',
      only: 'Invoice',
      terms: ['IBG-35'],
      of: 'paidAmounts',
      parts: paidAmount,
    },
    allowanceChargeRow,
    { element: 'cac:TaxTotal', terms: ['IBT-110'], of: 'taxTotal', parts: taxTotal },
    { element: 'cac:TaxTotal', terms: ['IBT-111'], of: 'accounting', parts: accountingTaxTotal },
    { element: 'cac:LegalMonetaryTotal', terms: ['IBG-22'], of: 'totals', parts: legalMonetaryTotal },
    { element: 'cac:InvoiceLine', only: 'Invoice', terms: ['IBG-25'], of: 'lines', parts: line },
    { element: 'cac:CreditNoteLine', only: 'CreditNote', terms: ['IBG-25'], of: 'lines', parts: line },
  ];
}
