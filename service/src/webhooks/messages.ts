import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import { documentResponseSchema, purchaseSummarySchema } from '../read/schemas.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import { type EventType, eventTypes } from './event-types.ts';

/** Sales and purchases are both reported. */
const reported = z.union([documentResponseSchema, purchaseSummarySchema]);

const testData = z.object({ webhookId: z.string().describe('The webhook that is tested.') });

const impersonated = z
  .object({
    instanceId: z.string().describe('The instance of its envelope.'),
    documentType: z.string().describe('Invoice, CreditNote, or the self-billed one.'),
    invoiceNumber: z.string().describe('The number that it has.'),
    issueDate: z.string().describe('Its day of issue.'),
    totalPayableAmount: z.number().nullable().describe('The amount that it asks for.'),
    currency: z.string().describe('The currency of that.'),
    receiver: z.string().nullable().describe('The participant to which it was addressed.'),
    senderProvider: z
      .string()
      .nullable()
      .describe('The provider by whose certificate it came; null if the access point did not say.'),
    receivedAt: z.iso.datetime().describe('When it came.'),
  })
  .describe('A document that somebody else sent in the name of the company. It was refused and kept aside.')
  .openapi('ImpersonatedDocument');

const messages: Readonly<Record<EventType, readonly [text: ServiceText['text'], data: z.ZodType]>> = {
  'document.submitted': ['eventSubmitted', documentResponseSchema],
  'document.sent': ['eventSent', documentResponseSchema],
  'document.failed': ['eventFailed', documentResponseSchema],
  'document.delivered': ['eventDelivered', documentResponseSchema],
  'document.rejected': ['eventRejected', documentResponseSchema],
  'report.accepted': ['eventReportAccepted', reported],
  'report.rejected': ['eventReportRejected', reported],
  'mail.failed': ['eventMailFailed', documentResponseSchema],
  'document.received': ['eventReceived', purchaseSummarySchema],
  'document.refused': ['eventRefused', purchaseSummarySchema],
  'document.impersonated': ['eventImpersonated', impersonated],
  'webhook.test': ['eventTest', testData],
};

const signed = z.object({
  'webhook-id': z.string().describe('The id of the event: the same in each attempt.'),
  'webhook-timestamp': z.string().describe('When the attempt was made, in seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe(
      'Signatures of id, timestamp and body by the secrets of the webhook, with blanks between them.',
    ),
});

/** The OpenAPI descriptions of the messages that webhooks get, in a language. */
export function messageDescriptions(language: Language) {
  return eventTypes.map((type) => {
    const [text, data] = messages[type];
    const told = inWords({ text }, language);
    const schema = z.object({
      type: z.literal(type).describe('What has happened.'),
      timestamp: z.iso.datetime().describe('When it happened.'),
      data: data.describe('What it happened to.'),
    });
    return {
      method: 'post' as const,
      path: type,
      operationId: `on${type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      tags: ['WebhookMessages'],
      summary: told,
      security: [],
      request: { headers: signed, body: { required: true, content: { 'application/json': { schema } } } },
      responses: {
        '2XX': { description: inWords({ text: 'messageTaken' }, language) },
        410: { description: inWords({ text: 'messageUnwanted' }, language) },
      },
    };
  });
}
