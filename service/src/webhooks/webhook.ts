import { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import type { Language } from 'pint-ae';
import { reasonOrNull } from '../content/reason.ts';
import type { Scoped } from '../database/database.ts';
import type { WebhooksTable } from '../database/tables.ts';
import type { Call } from '../http/operation.ts';
import { notFound } from '../problems/request-problem.ts';
import { eventTypes } from './event-types.ts';

const status = z.enum(['Active', 'Disabled']);

const requestFields = {
  targetUrl: z.string().max(2000).openapi({ format: 'uri' }),
  eventTypes: z.array(z.enum(eventTypes)).min(1).max(eventTypes.length),
  status: status.default('Active').openapi({ description: 'Active again after it was disabled.' }),
};
export const webhookRequest = z.strictObject(requestFields).openapi('WebhookRequest');

/** The same, or a webhook as it was read: what only answers have is ignored. */
export const webhookReplacement = z
  .strictObject({
    ...requestFields,
    id: z.string().optional().openapi({ readOnly: true }),
    createdAt: z.string().optional().openapi({ readOnly: true }),
    disabledReason: z.string().nullable().optional().openapi({ readOnly: true }),
  })
  .openapi('WebhookReplacement');
export type WebhookRequest = z.infer<typeof webhookRequest>;

const webhookFields = {
  id: z.string(),
  targetUrl: z.string(),
  eventTypes: z.array(z.string()),
  status,
  createdAt: z.iso.datetime(),
  disabledReason: z.string().nullable(),
};
export const webhookSchema = z.object(webhookFields).openapi('Webhook');
export const createdSchema = z
  .object({ ...webhookFields, secret: z.string().openapi({ description: 'Shown this once.' }) })
  .openapi('CreatedWebhook');

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

/** A webhook of the caller; throws the 404. */
export async function readWebhook(scoped: Scoped, { caller, id }: Call): Promise<WebhookRow> {
  const row = await scoped
    .selectFrom('webhooks')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select(webhookColumns)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}
