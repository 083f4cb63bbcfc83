import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { allowanceChargeSchema, lineSchema } from './line.ts';
import { partySchema } from './party.ts';
import {
  date,
  nullableDate,
  nullableText,
  number,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredOrNull,
  text,
} from './scalars.ts';

export const documentTypeSchema = z.enum([
  'Invoice',
  'CreditNote',
  'SelfBillingInvoice',
  'SelfBillingCreditNote',
]);

export const referencesSchema = z.object(
  {
    purchaseOrderId: nullableText,
    contractId: nullableText,
    salesOrderId: optionalText,
    projectId: optionalText,
    despatchId: optionalText,
    receiptId: optionalText,
    buyerReference: optionalText,
    purchaseOrderSchemeId: optionalText,
    contractSchemeId: optionalText,
    salesOrderSchemeId: optionalText,
    projectSchemeId: optionalText,
    despatchSchemeId: optionalText,
    receiptSchemeId: optionalText,
  },
  { error: requiredOrNull },
);

export const taxTotalSchema = z.object({ taxAmount: number });

export const legalMonetaryTotalSchema = z.object({
  lineExtensionAmount: number,
  taxExclusiveAmount: number,
  taxInclusiveAmount: number,
  payableAmount: number,
});

export const additionalDocumentSchema = z.object({
  documentId: text,
  documentTypeCode: optionalText,
  description: optionalText,
  externalUri: optionalText,
  embeddedBase64: z.string().max(limits.attachmentLength).nullish(),
  mimeCode: optionalText,
  fileName: optionalText,
});

export const deliverySchema = z.object({
  actualDeliveryDate: optionalDate,
  streetName: optionalText,
  city: optionalText,
  countrySubentity: optionalText,
  addressLine: optionalText,
  countryCode: optionalText,
  incoterms: optionalText,
});

const flag = z.boolean().nullish();

export const transactionTypeSchema = z.object({
  freeTradeZone: flag,
  deemedSupply: flag,
  profitMargin: flag,
  summaryInvoice: flag,
  continuousSupply: flag,
  disclosedAgentBilling: flag,
  ecommerce: flag,
  exports: flag,
});

/** The document request of the interface: an invoice or credit note, issued by the seller or self-billed. */
export const documentRequestSchema = z.object({
  documentType: documentTypeSchema,
  invoiceNumber: nullableText,
  issueDate: date,
  dueDate: nullableDate,
  currency: nullableText,
  seller: partySchema,
  buyer: partySchema,
  lines: z.array(lineSchema).max(limits.lines),
  references: referencesSchema.nullable(),
  notes: nullableText,
  precedingInvoiceNumber: nullableText,
  taxTotal: taxTotalSchema.nullish(),
  legalMonetaryTotal: legalMonetaryTotalSchema.nullish(),
  allowancesCharges: z.array(allowanceChargeSchema).max(limits.entries).nullish(),
  additionalDocuments: z.array(additionalDocumentSchema).max(limits.entries).nullish(),
  delivery: deliverySchema.nullish(),
  transactionType: transactionTypeSchema.nullish(),
  beneficiaryId: optionalText,
  principalId: optionalText,
  billingFrequencyCode: optionalText,
  taxCurrencyCode: optionalText,
  currencyExchangeRate: optionalNumber,
  paymentMode: optionalText,
  paymentTerms: optionalText,
  paymentBankAccount: optionalText,
  vatPointDate: optionalDate,
  billingPeriodStart: optionalDate,
  billingPeriodEnd: optionalDate,
  precedingInvoiceIssueDate: optionalDate,
  prepaidAmount: optionalNumber,
  /** Not in the interface: why a credit note is issued (BTAE-03), which its published fields can't say. */
  creditNoteReasonCode: optionalText,
});

export type DocumentRequest = z.infer<typeof documentRequestSchema>;
export type DocumentType = z.infer<typeof documentTypeSchema>;
export type ReferencesRequest = z.infer<typeof referencesSchema>;
export type AdditionalDocumentRequest = z.infer<typeof additionalDocumentSchema>;
export type DeliveryRequest = z.infer<typeof deliverySchema>;
export type TransactionTypeRequest = z.infer<typeof transactionTypeSchema>;
