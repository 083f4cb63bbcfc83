import creditReasons from '../../../rules/ae/codelists/CreditReason.json' with { type: 'json' };
import billingFrequencies from '../../../rules/ae/codelists/FreqBilling.json' with { type: 'json' };
import mimeCodes from '../../../rules/pint/codelists/MimeCode.json' with { type: 'json' };
import { requestSchemas } from '../../judge/default-specification.ts';
import { codesOf, described, field } from './described.ts';

const checked = 'checked, never replaced';

export const references = described({
  schema: requestSchemas.References,
  title: 'References',
  description: 'Other documents and identifiers that the document refers to.',
  fields: {
    purchaseOrderId: field('Purchase order (IBT-013).', ['PO-77120']),
    contractId: field('Contract (IBT-012).'),
    salesOrderId: field('Sales order (IBT-014).'),
    projectId: field('Project (IBT-011).'),
    despatchId: field('Despatch advice (IBT-016).'),
    receiptId: field('Receiving advice (IBT-015).'),
    buyerReference: field("The buyer's reference (IBT-010)."),
    purchaseOrderSchemeId: field('Scheme of the purchase order identifier.'),
    contractSchemeId: field('Scheme of the contract identifier.'),
    salesOrderSchemeId: field('Scheme of the sales order identifier.'),
    projectSchemeId: field('Scheme of the project identifier.'),
    despatchSchemeId: field('Scheme of the despatch advice identifier.'),
    receiptSchemeId: field('Scheme of the receiving advice identifier.'),
  },
});

export const taxTotal = described({
  schema: requestSchemas.TaxTotal,
  title: 'VAT total',
  description: `The VAT total as the caller has it; ${checked}.`,
  fields: { taxAmount: field('VAT of the document in its currency (IBT-110).', [529.8]) },
});

export const legalMonetaryTotal = described({
  schema: requestSchemas.LegalMonetaryTotal,
  title: 'Document totals',
  description: `The totals as the caller has them (IBG-22); ${checked}.`,
  fields: {
    lineExtensionAmount: field('Sum of the line net amounts (IBT-106).', [10596]),
    taxExclusiveAmount: field('Total without VAT (IBT-109).', [10596]),
    taxInclusiveAmount: field('Total with VAT (IBT-112).', [11125.8]),
    payableAmount: field('Amount due for payment (IBT-115).', [11125.8]),
  },
});

export const additionalDocument = described({
  schema: requestSchemas.AdditionalDocument,
  title: 'Additional document',
  description: 'A supporting document (IBG-24), by reference or embedded.',
  fields: {
    documentId: field('Identifier (IBT-122).'),
    documentTypeCode: field('Type of the document; 130 marks the invoiced object (IBT-018).'),
    description: field('Description (IBT-123).'),
    externalUri: field('Where the document is found (IBT-124).'),
    embeddedBase64: field('The document itself in Base64 (IBT-125).'),
    mimeCode: field('Media type of the embedded document (IBT-125-1).', codesOf(mimeCodes)),
    fileName: field('File name of the embedded document (IBT-125-2).'),
  },
});

export const delivery = described({
  schema: requestSchemas.Delivery,
  title: 'Delivery',
  description: 'When and where goods or services were delivered (IBG-13, IBG-15).',
  fields: {
    actualDeliveryDate: field('Day of the delivery (IBT-072).', ['2026-11-02']),
    streetName: field('Street (IBT-075).'),
    city: field('City (IBT-077).'),
    countrySubentity: field('Emirate or region (IBT-079).'),
    addressLine: field('Another line of the address (IBT-165).'),
    countryCode: field('Country as an ISO 3166-1 code (IBT-080).', ['AE']),
    incoterms: field('Incoterms code (BTAE-22).', ['CIF', 'FOB']),
  },
});

export const transactionType = described({
  schema: requestSchemas.TransactionType,
  title: 'Transaction type',
  description: 'What is special about the transaction (BTAE-02); each is false where not given.',
  fields: {
    freeTradeZone: field('Within a free trade zone.'),
    deemedSupply: field('A deemed supply.'),
    profitMargin: field('Under the profit margin scheme.'),
    summaryInvoice: field('A summary invoice.'),
    continuousSupply: field('A continuous supply.'),
    disclosedAgentBilling: field('Billed by a disclosed agent.'),
    ecommerce: field('Supplied through e-commerce.'),
    exports: field('An export.'),
  },
});

export const documentRequest = described({
  schema: requestSchemas.DocumentRequest,
  title: 'Document request',
  description:
    'An invoice or credit note of the UAE, issued by the seller or self-billed by the buyer, from which PINT-AE UBL is written. Required fields must be there, with null where there is no value.',
  fields: {
    documentType: field(
      'What the document is; the SelfBilling types are issued by the buyer on behalf of the supplier (IBT-003).',
    ),
    invoiceNumber: field('Number of the document (IBT-001).', ['INV-2026-0042']),
    issueDate: field('Day of issue (IBT-002).', ['2026-11-02']),
    dueDate: field('Day by which payment is due (IBT-009).', ['2026-12-02']),
    currency: field('Currency as an ISO 4217 code (IBT-005); AED where not given.', ['AED', 'USD', 'EUR']),
    seller: field('The seller (IBG-04).'),
    buyer: field('The buyer (IBG-07).'),
    lines: field('The lines of the document (IBG-25).'),
    references: field('Other documents that this one refers to.'),
    notes: field('A note to the reader (IBT-022).'),
    precedingInvoiceNumber: field('Number of the invoice that is credited or corrected (IBT-025).'),
    taxTotal: field(`The VAT total as the caller has it; ${checked}.`),
    legalMonetaryTotal: field(`The totals as the caller has them; ${checked}.`),
    allowancesCharges: field('Allowances and charges of the whole document (IBG-20, IBG-21).'),
    additionalDocuments: field('Supporting documents (IBG-24).'),
    delivery: field('When and where it was delivered.'),
    transactionType: field('What is special about the transaction (BTAE-02).'),
    beneficiaryId: field('Identifier of the beneficiary (BTAE-01).'),
    principalId: field('TRN of the principal of a disclosed agent (BTAE-14).'),
    billingFrequencyCode: field(
      'How often a continuous supply is billed (BTAE-06).',
      codesOf(billingFrequencies),
    ),
    taxCurrencyCode: field('Currency of VAT accounting (IBT-006): AED, for a document in another currency.', [
      'AED',
    ]),
    currencyExchangeRate: field('AED for one unit of the currency of the document (BTAE-04).', [3.6725]),
    paymentMode: field(
      'How it is paid: a code of UNCL4461, or cash, cheque, card, debit (IBT-081); 30, credit transfer, where not given.',
      ['10', '20', '30', '48', '49', 'cash', 'cheque', 'card', 'debit'],
    ),
    paymentTerms: field('Terms of payment (IBT-020).', ['30 days net']),
    paymentBankAccount: field('Account to pay to, such as an IBAN (IBT-084).', ['AE070331234567890123456']),
    vatPointDate: field('Day on which VAT becomes due, where it is before the day of issue (IBT-007).'),
    billingPeriodStart: field('First day of the billing period (IBT-073).'),
    billingPeriodEnd: field('Last day of the billing period (IBT-074).'),
    precedingInvoiceIssueDate: field('Day of issue of the preceding invoice (IBT-026).'),
    prepaidAmount: field('What was paid before (IBT-113).'),
    creditNoteReasonCode: field('Why a credit note is issued (BTAE-03).', codesOf(creditReasons)),
  },
});
