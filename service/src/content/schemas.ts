import { z } from '@hono/zod-openapi';
import { participantDeliveries, statuses } from './states.ts';
import { exchangeStatuses, reportingStatuses, statusCodes } from './tracks.ts';

export const documentTypes = [
  'Invoice',
  'CreditNote',
  'SelfBillingInvoice',
  'SelfBillingCreditNote',
] as const;
const documentType = z.enum(documentTypes);
const status = z.enum(statuses);
const timestamp = z.iso.datetime();
const date = z.iso.date();

const linksSchema = z.object({ self: z.string() });

const issueFields = {
  rule: z.string(),
  message: z.string().openapi({ description: 'Names the place.' }),
  hint: z.string(),
  severity: z.enum(['error', 'warning', 'information']),
  path: z.string().openapi({ description: 'Of the field in the document; empty for the whole of it.' }),
};
const issueSchema = z.object(issueFields).openapi('Issue');

const trackIssueSchema = z
  .object({
    ...issueFields,
    code: z.string().openapi({
      description:
        'SV: the schema; BV: a rule; BW: a warning; FD: it could not be passed on. Empty if unknown.',
    }),
    location: z.string().openapi({ description: 'In the XML that was sent; empty if unknown.' }),
    said: z.string().openapi({ description: 'The words of the other side.' }),
  })
  .openapi('TrackIssue');

const trackFields = {
  at: timestamp.nullable().openapi({ description: 'When it became so.' }),
  code: z
    .enum(statusCodes)
    .nullable()
    .openapi({ description: 'Of the message level status that says so. Null if none came.' }),
  issues: z.array(trackIssueSchema),
};
const exchangeSchema = z.object({ status: z.enum(exchangeStatuses), ...trackFields }).openapi('Exchange', {
  description: 'Where the document stands with the provider of its receiver.',
});
const reportingSchema = z.object({ status: z.enum(reportingStatuses), ...trackFields }).openapi('Reporting', {
  description: 'Where it stands with the tax authority.',
});

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
  exchange: exchangeSchema,
  reporting: reportingSchema,
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

/** A change of a track, which left the status of the document as it was. */
export const trackChangeSchema = z
  .object({
    track: z.enum(['exchange', 'reporting']),
    status: z.enum([...new Set([...exchangeStatuses, ...reportingStatuses])]),
    detail: z.string().nullable(),
    traceId: z.string().nullable().openapi({ description: 'Of the request that asked for it, if one did.' }),
    at: timestamp,
  })
  .openapi('TrackChange');

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
    reporting: reportingSchema,
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
    reporting: reportingSchema,
  })
  .openapi('PurchaseSummary');
