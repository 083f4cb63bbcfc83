import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification.ts';
import { type RequestCodes, requestCodes } from './codes.ts';
import { allowanceChargeSchema, classificationSchema, lineSchema } from './line.ts';
import { addressSchema, partySchema } from './party.ts';
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

/** What a request may say of its transaction: a flag that is not set is false. */
export function transactionTypeSchema<Flag extends string>(flags: readonly Flag[]) {
  return z.object(Object.fromEntries(flags.map((name) => [name, flag])) as Record<Flag, typeof flag>);
}

/** The objects that the document request of a specification is made of, by the names that the interface gives them. */
export function requestSchemas<
  DocumentType extends string,
  VatCategory extends string,
  ItemType extends string,
  Flag extends string,
>(codes: RequestCodes<DocumentType, VatCategory, ItemType, Flag>) {
  const allowanceCharge = allowanceChargeSchema(codes);
  const line = lineSchema(codes, allowanceCharge);
  const transactionType = transactionTypeSchema(codes.transactionFlags);
  const documentRequest = z.object({
    documentType: z.enum(codes.documentTypes),
    invoiceNumber: nullableText,
    issueDate: date,
    dueDate: nullableDate,
    currency: nullableText,
    seller: partySchema,
    buyer: partySchema,
    lines: z.array(line).max(limits.lines),
    references: referencesSchema.nullable(),
    notes: nullableText,
    precedingInvoiceNumber: nullableText,
    taxTotal: taxTotalSchema.nullish(),
    legalMonetaryTotal: legalMonetaryTotalSchema.nullish(),
    allowancesCharges: z.array(allowanceCharge).max(limits.entries).nullish(),
    additionalDocuments: z.array(additionalDocumentSchema).max(limits.entries).nullish(),
    delivery: deliverySchema.nullish(),
    transactionType: transactionType.nullish(),
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
  return {
    DocumentRequest: documentRequest,
    Party: partySchema,
    Address: addressSchema,
    Line: line,
    AllowanceCharge: allowanceCharge,
    Classification: classificationSchema,
    References: referencesSchema,
    TaxTotal: taxTotalSchema,
    LegalMonetaryTotal: legalMonetaryTotalSchema,
    AdditionalDocument: additionalDocumentSchema,
    Delivery: deliverySchema,
    TransactionType: transactionType,
  };
}

export type RequestSchemas<Codes extends RequestCodes = RequestCodes> =
  Codes extends RequestCodes<infer DocumentType, infer VatCategory, infer ItemType, infer Flag>
    ? ReturnType<typeof requestSchemas<DocumentType, VatCategory, ItemType, Flag>>
    : never;

/** A document request, an invoice or credit note issued by the seller or self-billed, with the codes of a specification. */
export type DocumentRequest<Codes extends RequestCodes = RequestCodes> = z.infer<
  RequestSchemas<Codes>['DocumentRequest']
>;
export type ReferencesRequest = z.infer<typeof referencesSchema>;
export type AdditionalDocumentRequest = z.infer<typeof additionalDocumentSchema>;
export type DeliveryRequest = z.infer<typeof deliverySchema>;
export type TransactionTypeRequest = z.infer<ReturnType<typeof transactionTypeSchema<string>>>;

/** The schemas of the requests of a specification, made once. */
export const requestSchemasOf = oncePer((specification: Specification) =>
  requestSchemas(requestCodes(specification)),
);
