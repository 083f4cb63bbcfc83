import { z } from '@hono/zod-openapi';
import { participantDeliveries, statuses } from './states.ts';

const documentType = z.enum(['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote']);
const status = z.enum(statuses);
const timestamp = z.iso.datetime();
const date = z.iso.date();

const linksSchema = z.object({ self: z.string() });

const responseFields = {
  id: z.string(),
  invoiceNumber: z.string(),
  status,
  participantDelivery: z.enum(participantDeliveries),
  createdAt: timestamp,
  links: linksSchema,
  submissionError: z.string().nullable(),
  warningCount: z.int().nullable().openapi({
    description: 'Warnings of the last judgement; validate lists them. Null if that is unknown.',
  }),
  adjustmentCount: z
    .int()
    .nullable()
    .openapi({ description: 'Amounts that are not written as they were sent. Null if that is unknown.' }),
};

/** The Document response of the interface. */
export const documentResponseSchema = z.object(responseFields).openapi('DocumentResponse');

const ruleSetSchema = z
  .object({
    id: z.string(),
    version: z.string(),
    validFrom: date.nullable(),
    validTo: date.nullable(),
    hash: z.string(),
  })
  .openapi('RuleSet');

/** The members of a document in every list. */
const listedFields = {
  id: z.string(),
  invoiceNumber: z.string(),
  documentType,
  status,
  issueDate: date,
  currency: z.string(),
  sellerName: z.string(),
  buyerName: z.string(),
  totalPayableAmount: z.number().nullable(),
  links: linksSchema,
};

const summaryFields = {
  ...responseFields,
  ...listedFields,
  dueDate: date.nullable(),
  updatedAt: timestamp,
};

/** An entry of a list of documents. */
export const documentSummarySchema = z.object(summaryFields).openapi('DocumentSummary');

/** A placeholder for the library's JSON Schema, which replaces it in the description of the interface. */
export const documentRequestSchema = z.looseObject({}).openapi('DocumentRequest');

/** The same for a credit note, whatever type is sent. */
export const creditNoteRequestSchema = z.looseObject({}).openapi('CreditNoteRequest');

/** One document, with the request as it was sent. */
export const documentDetailSchema = z
  .object({
    ...summaryFields,
    ruleset: ruleSetSchema.nullable(),
    document: documentRequestSchema,
  })
  .openapi('DocumentDetail');

export const failedDocumentSchema = z
  .object({
    ...listedFields,
    direction: z.enum(['Outbound', 'Inbound']),
    submissionError: z.string(),
  })
  .openapi('FailedDocument');

const issueSchema = z
  .object({
    rule: z.string(),
    message: z.string().openapi({ description: 'Names the place.' }),
    hint: z.string(),
    severity: z.enum(['error', 'warning', 'information']),
    path: z.string().openapi({ description: 'Of the field in the document; empty for the whole of it.' }),
  })
  .openapi('Issue');

const remarkFields = {
  warnings: z
    .array(issueSchema)
    .openapi({ description: 'What was assumed, left out or is doubtful; it makes nothing invalid.' }),
  adjustments: z
    .array(
      z
        .object({
          path: z.string(),
          sent: z.string(),
          written: z.string().nullable().openapi({ description: 'Null if it is left out.' }),
          why: z.string(),
        })
        .openapi('Adjustment'),
    )
    .openapi({ description: 'Amounts that are not written as they were sent.' }),
};

export const validationResultSchema = z
  .object({ valid: z.boolean(), issues: z.array(issueSchema), ...remarkFields })
  .openapi('ValidationResult');

export const historyEntrySchema = z
  .object({
    fromStatus: status.nullable(),
    toStatus: status.nullable(),
    trigger: z.string(),
    detail: z.string().nullable(),
    traceId: z.string().nullable(),
    at: timestamp,
    ...remarkFields,
  })
  .openapi('HistoryEntry');

const number = z.number().nullable();
const text = z.string().nullable();

/** The purchase credit note of the interface, and its purchase invoice. */
export const purchaseDocumentSchema = z
  .object({
    id: z.string(),
    invoiceNumber: z.string(),
    documentType,
    status,
    issueDate: date,
    dueDate: date.nullable(),
    currency: z.string(),
    seller: z.object({ name: z.string(), trn: text, participantId: text }),
    buyerName: z.string(),
    totalNetAmount: number,
    totalVatAmount: number,
    totalPayableAmount: number,
    note: text,
    lines: z.array(
      z.object({
        lineNumber: z.int(),
        description: text,
        quantity: number,
        unitCode: text,
        unitPrice: number,
        netAmount: number,
        vatCategory: z.enum(['S', 'Z', 'E', 'O', 'AE']).nullable(),
        vatRate: number,
        vatAmount: number,
        grossAmount: number,
        sellersItemId: text,
        buyersItemId: text,
        standardItemId: text,
      }),
    ),
    links: linksSchema,
  })
  .openapi('PurchaseDocument');

export const purchaseSummarySchema = z
  .object({
    ...listedFields,
    dueDate: date.nullable(),
    receivedAt: timestamp,
  })
  .openapi('PurchaseSummary');
