import { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import type { WebhooksTable } from '../database/tables.ts';
import type { Call } from '../http/operation.ts';
import { allows, type Scope } from '../keys/scopes.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { reasonOrNull } from '../track/reason.ts';
import type { EventType } from './event-types.ts';
import { eventTypes } from './event-types.ts';

const status = z.enum(['Active', 'Disabled']);

const meaning = {
  targetUrl: 'The address to which events are sent.',
  eventTypes: 'The events that are sent.',
} as const;

const requestFields = {
  targetUrl: z
    .string()
    .max(2000)
    .describe(meaning.targetUrl)
    .openapi({ format: 'uri', example: 'https://erp.example.com/hook' }),
  eventTypes: z
    .array(z.enum(eventTypes))
    .min(1)
    .max(eventTypes.length)
    .describe(meaning.eventTypes)
    .openapi({ example: ['document.sent', 'document.failed'] }),
  status: status.default('Active').describe('Active again after it was disabled.'),
};
export const webhookRequest = z
  .strictObject(requestFields)
  .describe('Where events are to be sent, and which.')
  .openapi('WebhookRequest');

/** A request for a webhook, or a webhook as read: members that only answers have are ignored. */
export const webhookReplacement = z
  .strictObject({
    ...requestFields,
    id: z.string().optional().describe('Ignored: the path has it.').openapi({ readOnly: true }),
    createdAt: z.string().optional().describe('Ignored.').openapi({ readOnly: true }),
    disabledReason: z.string().nullable().optional().describe('Ignored.').openapi({ readOnly: true }),
  })
  .describe('A webhook as it is sent, or as it was read.')
  .openapi('WebhookReplacement');
export type WebhookRequest = z.infer<typeof webhookRequest>;

const webhookFields = {
  id: z.string().describe('The id that the service gave it.'),
  targetUrl: z.string().describe(meaning.targetUrl),
  eventTypes: z.array(z.string()).describe(meaning.eventTypes),
  status: status.describe('Whether events are sent; Disabled after too many failures, or by a client.'),
  createdAt: z.iso.datetime().describe('When it was created.'),
  disabledReason: z.string().nullable().describe('Why the service disabled it; null if it did not.'),
};
export const webhookSchema = z.object(webhookFields).describe('A subscription to events.').openapi('Webhook');
export const createdSchema = z
  .object({
    ...webhookFields,
    secret: z.string().describe('The secret that signs its messages; shown this once.'),
  })
  .describe('A webhook with its secret.')
  .openapi('CreatedWebhook');
export type CreatedWebhook = z.infer<typeof createdSchema>;
export type Webhook = z.infer<typeof webhookSchema>;

export const webhooksTag = 'Webhooks';
export const webhooksPath = '/v1/webhooks';
export const webhookColumns = [
  'id',
  'company_id',
  'position',
  'target_url',
  'event_types',
  'status',
  'disabled_reason',
  'created_at',
] as const;
export type WebhookRow = Pick<Selectable<WebhooksTable>, (typeof webhookColumns)[number]>;

export function represented(row: WebhookRow, language: Language): z.infer<typeof webhookSchema> {
  return {
    id: row.id,
    targetUrl: row.target_url,
    eventTypes: row.event_types,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    disabledReason: reasonOrNull(row.disabled_reason, language),
  };
}

/** Reads a webhook of the caller; throws the 404. */
export function readWebhook(scoped: Scoped, { caller, id }: Call): Promise<WebhookRow> {
  return scoped
    .selectFrom('webhooks')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select(webhookColumns)
    .executeTakeFirstOrThrow(notFound);
}

const sales: readonly Scope[] = ['invoices:read', 'credit-notes:read'];
const purchases: readonly Scope[] = ['purchase-invoices:read', 'purchase-credit-notes:read'];

const told: Readonly<Record<EventType, readonly Scope[]>> = {
  'document.submitted': sales,
  'document.sent': sales,
  'document.failed': sales,
  'document.delivered': sales,
  'document.rejected': sales,
  'report.accepted': [...sales, ...purchases],
  'report.rejected': [...sales, ...purchases],
  'mail.failed': sales,
  'document.received': purchases,
  'document.refused': purchases,
  'document.impersonated': sales,
  'webhook.test': [],
};

/** Throws the 403 for a key whose webhook would report data that the key may not read. */
export function checkScopes(granted: readonly string[], types: readonly string[]): void {
  const needed = Object.entries(told).flatMap(([type, scopes]) => (types.includes(type) ? scopes : []));
  const scope = needed.find((each) => !allows(granted, each));
  if (scope !== undefined)
    throw new RequestProblem('forbidden', { detail: { text: 'eventScopeMissing', values: { scope } } });
}
