import { z } from '@hono/zod-openapi';
import { participantDeliveries, shownInbound, shownStatuses } from '../track/states.ts';
import {
  exchangeStatuses,
  mailStatuses,
  reportingStatuses,
  reviewStatuses,
  statusCodes,
} from '../track/tracks.ts';

export const documentTypes = [
  'Invoice',
  'CreditNote',
  'SelfBillingInvoice',
  'SelfBillingCreditNote',
] as const;
const documentType = z.enum(documentTypes);
const status = z
  .enum(shownStatuses)
  .describe(
    'Draft: not submitted; Pending: queued or on its way; Sent: delivered to the other side; DeliveryFailed: submissionError says why; Received: came in.',
  );
const inboundStatus = z
  .enum(shownInbound)
  .describe(
    'Received: a purchase; DeliveryFailed: it breaks the rules or its envelope names another sender, so it was refused and is no purchase.',
  );
const timestamp = z.iso.datetime();
const date = z.iso.date();

const linksSchema = z
  .object({ self: z.string().describe('The address of the document.') })
  .describe('Where to find the document.');

const id = z.string().describe('The id that the service gave it.');

const issueFields = {
  rule: z.string().describe('Rule id of PINT-AE, of the library or of the service.'),
  message: z.string().describe('What is wrong, and where.'),
  hint: z.string().describe('What to do about it.'),
  severity: z
    .enum(['error', 'warning', 'information'])
    .describe('An error makes the document invalid; a warning or information does not.'),
  path: z.string().describe('Of the field in the document; empty for the whole of it.'),
};
const issueSchema = z
  .object(issueFields)
  .describe('A finding about a stored document: what is wrong, where, and what to do about it.')
  .openapi('Issue');

const trackIssueSchema = z
  .object({
    ...issueFields,
    code: z
      .string()
      .describe(
        'SV: the schema; BV: a rule; BW: a warning; FD: it could not be passed on. Empty if unknown.',
      ),
    location: z.string().describe('In the XML that was sent; empty if unknown.'),
    said: z.string().describe('The words of the other side.'),
  })
  .describe('What the other side found wrong.')
  .openapi('TrackIssue');

const trackFields = {
  at: timestamp.nullable().describe('When it became so.'),
  code: z
    .enum(statusCodes)
    .nullable()
    .describe('Of the message level status that says so. Null if none came.'),
  issues: z.array(trackIssueSchema).describe('What the other side found wrong; empty if nothing.'),
};
const exchangeSchema = z
  .object({
    status: z
      .enum(exchangeStatuses)
      .describe(
        'sent: the provider of the receiver has it; delivered or forwarded: it says so; rejected: it refused.',
      ),
    ...trackFields,
  })
  .describe('Where the document stands with the provider of its receiver.')
  .openapi('Exchange');
const reportingSchema = z
  .object({
    status: z
      .enum(reportingStatuses)
      .describe(
        'sent: its report is on its way; reported: accepted; rejected: refused; superseded or withdrawn: by a later one.',
      ),
    ...trackFields,
  })
  .describe('Where the document stands with the tax authority.')
  .openapi('Reporting');

const responseFields = {
  id,
  invoiceNumber: z.string(),
  status,
  participantDelivery: z
    .enum(participantDeliveries)
    .describe('Pending: in flight or waiting to be confirmed; Failed; NotApplicable: not submitted.'),
  createdAt: timestamp.describe('When it was created.'),
  links: linksSchema,
  submissionError: z.string().nullable().describe('Why its submission failed; null if it did not.'),
  warningCount: z
    .int()
    .nullable()
    .describe('Warnings of the last judgement; validate lists them. Null if that is unknown.'),
  adjustmentCount: z.int().nullable().describe('Amounts we changed. Null if that is unknown.'),
  exchange: exchangeSchema,
  reporting: reportingSchema,
};

/** The Document response of the interface. */
export const documentResponseSchema = z
  .object(responseFields)
  .describe('Where a document stands.')
  .openapi('DocumentResponse');

/** A placeholder for the library's schema, which replaces it in the description; the type defines its shape. */
const ruleSetSchema = z
  .object({
    id: z.string(),
    version: z.string(),
    validFrom: date.nullable(),
    validTo: date.nullable(),
    hash: z.string(),
  })
  .openapi('RuleSet');

/** The members of a document in every list; without a description, a member has that of its request field. */
const listedFields = {
  id,
  invoiceNumber: z.string(),
  documentType,
  status,
  issueDate: date,
  currency: z.string(),
  sellerName: z.string().describe('The name of the seller.'),
  buyerName: z.string().describe('The name of the buyer.'),
  totalPayableAmount: z
    .number()
    .nullable()
    .describe('The amount due for payment; null if it cannot be computed.'),
  links: linksSchema,
};

const summaryFields = {
  ...responseFields,
  ...listedFields,
  dueDate: date.nullable(),
  updatedAt: timestamp.describe('When it last changed.'),
};

/** An entry of a list of documents. */
export const documentSummarySchema = z
  .object(summaryFields)
  .describe('A document in a list.')
  .openapi('DocumentSummary');
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** A placeholder for the library's JSON Schema, which replaces it in the description of the interface. */
export const documentRequestSchema = z.looseObject({}).openapi('DocumentRequest');

/** A placeholder for the schema of a credit note, whatever type is sent. */
export const creditNoteRequestSchema = z.looseObject({}).openapi('CreditNoteRequest');

/** One document, with the request as it was sent. */
export const documentDetailSchema = z
  .object({
    ...summaryFields,
    ruleSet: z
      .union([ruleSetSchema, z.null()])
      .describe('The rules that judged it last; null if none has yet.'),
    document: documentRequestSchema,
  })
  .describe('A document with the request as it was sent.')
  .openapi('DocumentDetail');
export type DocumentDetail = z.infer<typeof documentDetailSchema>;

export const failedDocumentSchema = z
  .object({
    ...listedFields,
    direction: z.enum(['Outbound', 'Inbound']).describe('Outbound: a sale; Inbound: a purchase.'),
    submissionError: z.string().describe('Why its submission failed.'),
  })
  .describe('A document whose submission failed.')
  .openapi('FailedDocument');

/** A placeholder for the library's schema, as for rule sets. */
const adjustmentSchema = z
  .object({ path: z.string(), sent: z.string(), written: z.string().nullable(), why: z.string() })
  .openapi('Adjustment');

const remarkFields = {
  warnings: z
    .array(issueSchema)
    .describe('What was assumed, left out or is doubtful; it makes nothing invalid.'),
  adjustments: z.array(adjustmentSchema).describe('Amounts we changed.'),
};

export const validationResultSchema = z
  .object({
    valid: z.boolean().describe('Whether it could be submitted now.'),
    issues: z.array(issueSchema).describe('What makes it invalid.'),
    ...remarkFields,
  })
  .describe('The verdict on a stored document.')
  .openapi('ValidationResult');
export type ValidationResult = z.infer<typeof validationResultSchema>;

export const historyEntrySchema = z
  .object({
    fromStatus: status.nullable().describe('The status before; null if it was created then.'),
    toStatus: status.nullable().describe('The status after; null if it was deleted then.'),
    trigger: z.string().describe('What caused the change.'),
    detail: z.string().nullable().describe('More about it, if there is more to say.'),
    traceId: z.string().nullable().describe('Of the request that asked for it, if one did.'),
    at: timestamp.describe('When it happened.'),
    ...remarkFields,
  })
  .describe('A change of the status of a document.')
  .openapi('HistoryEntry');
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A change of a track that did not change the status of the document. */
export const trackChangeSchema = z
  .object({
    track: z.enum(['exchange', 'reporting', 'mail', 'review']).describe('Which of its tracks changed.'),
    status: z
      .enum([...new Set([...exchangeStatuses, ...reportingStatuses, ...mailStatuses, ...reviewStatuses])])
      .describe('Where the document stands on it since.'),
    detail: z.string().nullable().describe('More about it, if there is more to say.'),
    traceId: z.string().nullable().describe('Of the request that asked for it, if one did.'),
    at: timestamp.describe('When it happened.'),
  })
  .describe(
    'A change of where a document stands with the other provider or the authority, of its e-mail, or of what the company does with it.',
  )
  .openapi('TrackChange');
export type TrackChange = z.infer<typeof trackChangeSchema>;

const judgementFields = {
  submissionError: z.string().nullable().describe('Why it was refused; null of a purchase.'),
  errorCount: z.int().nullable().describe('Errors of the document and its envelope.'),
  warningCount: z.int().nullable().describe('Warnings.'),
  answered: z
    .enum(statusCodes)
    .nullable()
    .describe(
      'The message level status sent to the provider of its sender: RE refuses it. Null if none is sent.',
    ),
  sameAs: z
    .string()
    .nullable()
    .describe(
      'The id of the first purchase with the same number, seller and issue date, which this one repeats; null if it repeats none.',
    ),
};

/** The company's decision on a purchase. */
export const reviewState = z.enum(reviewStatuses).describe('What the company does with it.');

export const reviewSchema = z
  .object({
    state: reviewState,
    reason: z.string().nullable().describe('Why; null if nothing was said.'),
    at: timestamp.describe('When it was said.'),
  })
  .describe('What the company does with a purchase.')
  .openapi('Review');
export type Review = z.infer<typeof reviewSchema>;

const number = z.number().nullable();
const text = z.string().nullable();

/** The purchase credit note of the interface, and its purchase invoice. */
export const purchaseDocumentSchema = z
  .object({
    id,
    invoiceNumber: z.string(),
    documentType,
    status: inboundStatus,
    issueDate: date,
    dueDate: date.nullable(),
    currency: z.string(),
    seller: z.object({ name: z.string(), trn: text, participantId: text }),
    buyerName: z.string().describe('The name of the buyer.'),
    totalNetAmount: number.describe('The total without VAT, as the document states it.'),
    totalVatAmount: number.describe('The total VAT, as the document states it.'),
    totalPayableAmount: number.describe('The amount due for payment, as the document states it.'),
    note: text.describe('What the seller adds in words.'),
    reporting: reportingSchema,
    ...judgementFields,
    review: reviewSchema.nullable().describe('The last review of the company; null if none.'),
    issues: z.array(issueSchema).describe('The errors that were found when it came in.'),
    warnings: z.array(issueSchema).describe('The warnings that were found when it came in.'),
    lines: z.array(
      z.object({
        lineNumber: z.int().describe('Its place in the document, from 1.'),
        description: text,
        quantity: number,
        unitCode: text,
        unitPrice: number,
        netAmount: number.describe('The amount of the line without VAT.'),
        vatCategory: z.enum(['S', 'Z', 'E', 'O', 'AE']).nullable(),
        vatRate: number,
        vatAmount: number.describe('The VAT on the line.'),
        grossAmount: number.describe('The amount of the line with VAT.'),
        sellersItemId: text,
        buyersItemId: text,
        standardItemId: text,
      }),
    ),
    links: linksSchema,
  })
  .describe('A document that came in, as its UBL says.')
  .openapi('PurchaseDocument');
export type PurchaseDocument = z.infer<typeof purchaseDocumentSchema>;

export const purchaseSummarySchema = z
  .object({
    ...listedFields,
    status: inboundStatus,
    dueDate: date.nullable(),
    receivedAt: timestamp.describe('When it came in.'),
    reporting: reportingSchema,
    ...judgementFields,
  })
  .describe('A document that came in, in a list.')
  .openapi('PurchaseSummary');
export type PurchaseSummary = z.infer<typeof purchaseSummarySchema>;
