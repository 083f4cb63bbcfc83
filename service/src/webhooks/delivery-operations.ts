import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import { answers, type Call, json, jsonReply, operation } from '../http/operation.ts';
import { newestFirst, pageFrom, pageOf, pageQuery } from '../lists/page.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { reasonOrNull } from '../track/reason.ts';
import { announceTo } from './announce.ts';
import {
  readWebhook,
  represented,
  type WebhookRow,
  webhookSchema,
  webhooksPath,
  webhooksTag,
} from './webhook.ts';

const deliverySchema = z
  .object({
    id: z.string().describe('The id that the service gave it.'),
    eventId: z.string().describe('The event; the `webhook-id` of its message.'),
    eventType: z.string().describe('What has happened.'),
    state: z.enum(['Pending', 'Delivered', 'Failed']).describe('What became of the message.'),
    attempts: z.int().describe('How often it was sent.'),
    lastStatus: z.int().nullable().describe('The status of the last answer; null if there was none.'),
    lastError: z.string().nullable().describe('Why the last attempt failed; null if it did not.'),
    nextAttemptAt: z.iso.datetime().nullable().describe('When it is sent next; null if it is not.'),
    createdAt: z.iso.datetime().describe('When it was created.'),
  })
  .describe('A message to a webhook, and what became of it.')
  .openapi('WebhookDelivery');
export type Delivery = z.infer<typeof deliverySchema>;
const deliveryPage = pageOf(deliverySchema, 'WebhookDeliveryList');

export const testOperation = operation({
  name: 'testWebhook',
  method: 'post',
  path: `${webhooksPath}/{id}/test`,
  tag: webhooksTag,
  summary: { text: 'testWebhook' },
  description: { text: 'toThisWebhook' },
  scope: 'webhooks:write',
  success: answers(202, 'queued', json(webhookSchema)),
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, caller } = call;
    const row = await readActive(call);
    await announceTo(row.id, scoped, service, {
      companyId: caller.companyId,
      type: 'webhook.test',
      data: { webhookId: row.id },
    });
    return jsonReply(202, represented(row, languageOf(call.request)));
  },
});

export const deliveriesOperation = operation({
  name: 'listWebhookDeliveries',
  method: 'get',
  path: `${webhooksPath}/{id}/deliveries`,
  tag: webhooksTag,
  summary: { text: 'listDeliveries' },
  description: { text: 'newestFirst' },
  scope: 'webhooks:read',
  query: pageQuery,
  success: answers(200, 'aPage', json(deliveryPage)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, caller, query, request } = call;
    const { id } = await readWebhook(scoped, call);
    const all = deliveriesOf(scoped, caller.companyId, id);
    const found = await newestFirst(all, query, 'webhook_deliveries.position').execute();
    const page = pageFrom(found, call, (row) => representedDelivery(row, languageOf(request)));
    return jsonReply(200, page);
  },
});

/** Reads a webhook to which messages are sent; throws the 404, or the 409 for a disabled one. */
export async function readActive(call: Call): Promise<WebhookRow> {
  const row = await readWebhook(call.scoped, call);
  if (row.status === 'Active') return row;
  throw new RequestProblem('conflict', { detail: { text: 'webhookDisabled' } });
}

function deliveriesOf(scoped: Scoped, companyId: string, webhookId: string) {
  return scoped
    .selectFrom('webhook_deliveries')
    .innerJoin('events', 'events.id', 'webhook_deliveries.event_id')
    .where('webhook_deliveries.company_id', '=', companyId)
    .where('webhook_deliveries.webhook_id', '=', webhookId)
    .select([
      'webhook_deliveries.id as id',
      'webhook_deliveries.position as position',
      'webhook_deliveries.event_id as event_id',
      'events.type as type',
      'webhook_deliveries.state as state',
      'webhook_deliveries.attempts as attempts',
      'webhook_deliveries.last_status as last_status',
      'webhook_deliveries.last_error as last_error',
      'webhook_deliveries.due_at as due_at',
      'webhook_deliveries.created_at as created_at',
    ]);
}

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['executeTakeFirstOrThrow']>>;

function representedDelivery(row: DeliveryRow, language: Language): z.infer<typeof deliverySchema> {
  return {
    id: row.id,
    eventId: row.event_id,
    eventType: row.type,
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: reasonOrNull(row.last_error, language),
    nextAttemptAt: row.state === 'Pending' ? row.due_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}

export const redeliverOperation = operation({
  name: 'redeliverWebhook',
  method: 'post',
  path: `${webhooksPath}/{id}/deliveries/{deliveryId}/redeliver`,
  tag: webhooksTag,
  summary: { text: 'redeliver' },
  description: { text: 'sameMessage' },
  scope: 'webhooks:write',
  success: answers(202, 'queued', json(deliverySchema)),
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, caller, partId } = call;
    const { companyId } = caller;
    const webhook = await readActive(call);
    const now = service.clock.now();
    const queued = await scoped
      .updateTable('webhook_deliveries')
      .set({ state: 'Pending', attempts: 0, leased_until: null, due_at: now, updated_at: now })
      .where('company_id', '=', companyId)
      .where('webhook_id', '=', webhook.id)
      .where('id', '=', partId)
      .returning('id')
      .executeTakeFirstOrThrow(notFound);
    service.queue.added(scoped, 'webhook');
    const row = await deliveriesOf(scoped, companyId, webhook.id)
      .where('webhook_deliveries.id', '=', queued.id)
      .executeTakeFirstOrThrow();
    return jsonReply(202, representedDelivery(row, languageOf(call.request)));
  },
});
