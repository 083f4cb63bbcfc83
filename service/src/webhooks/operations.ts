import { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { WebhooksTable } from '../database/tables.ts';
import { type Call, emptyReply, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { malformed } from '../http/read-request.ts';
import { notFound, RequestProblem } from '../http/request-problem.ts';
import { type PageQuery, pageFrom, pageOf, pageQuery, positionBelow } from '../lists/page.ts';
import type { Settings } from '../settings.ts';
import { newId } from '../surroundings.ts';
import { announce } from './announce.ts';
import { eventTypes } from './event-types.ts';
import { targetProblem } from './public-address.ts';
import { newSecret, rotated } from './secrets.ts';

const status = z.enum(['Active', 'Disabled']);

const webhookRequest = z
  .strictObject({
    targetUrl: z.string().max(2000),
    eventTypes: z.array(z.enum(eventTypes)).min(1).max(eventTypes.length),
    status: status.default('Active').openapi({ description: 'Active again after it was disabled.' }),
  })
  .openapi('WebhookRequest');
type WebhookRequest = z.infer<typeof webhookRequest>;

const webhookFields = {
  id: z.string(),
  targetUrl: z.string(),
  eventTypes: z.array(z.string()),
  status,
  createdAt: z.iso.datetime(),
  disabledReason: z.string().nullable(),
};
const webhookSchema = z.object(webhookFields).openapi('Webhook');
const createdSchema = z
  .object({ ...webhookFields, secret: z.string().openapi({ description: 'Shown this once.' }) })
  .openapi('CreatedWebhook');
const webhookPage = pageOf(webhookSchema, 'WebhookList');

const deliverySchema = z
  .object({
    id: z.string(),
    eventId: z.string(),
    eventType: z.string(),
    state: z.enum(['Pending', 'Delivered', 'Failed']),
    attempts: z.int(),
    lastStatus: z.int().nullable(),
    lastError: z.string().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('WebhookDelivery');
const deliveryPage = pageOf(deliverySchema, 'WebhookDeliveryList');

const tag = 'Webhooks';
const path = '/v1/webhooks';
const columns = [
  'id',
  'company_id',
  'position',
  'target_url',
  'event_types',
  'status',
  'disabled_reason',
  'created_at',
] as const;
type WebhookRow = Pick<Selectable<WebhooksTable>, (typeof columns)[number]>;

function represented(row: WebhookRow): z.infer<typeof webhookSchema> {
  return {
    id: row.id,
    targetUrl: row.target_url,
    eventTypes: row.event_types,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    disabledReason: row.disabled_reason,
  };
}

function checkTarget({ targetUrl }: WebhookRequest, { webhookTargets }: Settings): void {
  const problem = targetProblem(targetUrl, webhookTargets);
  if (problem !== undefined) throw malformed([{ field: 'targetUrl', message: problem }]);
}

async function readWebhook(scoped: Scoped, { caller, id }: Call): Promise<WebhookRow> {
  const row = await scoped
    .selectFrom('webhooks')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
  if (row === undefined) throw notFound('webhook');
  return row;
}

const createOperation = operation<unknown, WebhookRequest>({
  name: 'createWebhook',
  method: 'post',
  path,
  tag,
  summary: 'Create a webhook',
  description: 'Its messages are signed as Standard Webhooks has it; the secret is shown this once.',
  scope: 'webhooks:write',
  idempotent: true,
  body: { kind: 'json', schema: webhookRequest, name: 'WebhookRequest' },
  success: { status: 201, description: 'The webhook with its secret.', content: json(createdSchema) },
  problems: [],
  handle: async ({ scoped, service, caller, body }) => {
    checkTarget(body, service.settings);
    const now = service.clock.now();
    const secret = newSecret(service.random);
    const row = await scoped
      .insertInto('webhooks')
      .values({
        id: newId(service.clock, service.random),
        company_id: caller.companyId,
        target_url: body.targetUrl,
        event_types: [...new Set(body.eventTypes)],
        status: body.status,
        secrets: JSON.stringify([{ secret, expiresAt: null }]),
        disabled_reason: null,
        created_at: now,
        updated_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const location = `${service.settings.baseUrl}${path}/${row.id}`;
    return jsonReply(201, { ...represented(row), secret }, { location });
  },
});

const listOperation = operation<PageQuery, unknown>({
  name: 'listWebhooks',
  method: 'get',
  path,
  tag,
  summary: 'List webhooks',
  description: 'Newest first.',
  scope: 'webhooks:read',
  query: pageQuery,
  success: { status: 200, description: 'A page.', content: json(webhookPage) },
  problems: [],
  handle: async ({ scoped, caller, query }) => {
    const below = positionBelow(query);
    let rows = scoped.selectFrom('webhooks').where('company_id', '=', caller.companyId).select(columns);
    if (below !== undefined) rows = rows.where('position', '<', below);
    const found = await rows
      .orderBy('position', 'desc')
      .limit(query.limit + 1)
      .execute();
    return jsonReply(200, pageFrom(found, query.limit, represented));
  },
});

const readOperation = operation({
  name: 'getWebhook',
  method: 'get',
  path: `${path}/{id}`,
  tag,
  summary: 'Read a webhook',
  scope: 'webhooks:read',
  success: { status: 200, description: 'The webhook.', content: json(webhookSchema) },
  problems: ['not-found'],
  handle: async (call) => jsonReply(200, represented(await readWebhook(call.scoped, call))),
});

const replaceOperation = operation<unknown, WebhookRequest>({
  name: 'replaceWebhook',
  method: 'put',
  path: `${path}/{id}`,
  tag,
  summary: 'Replace a webhook',
  description: 'Its secret stays. One that was disabled is Active again.',
  scope: 'webhooks:write',
  body: { kind: 'json', schema: webhookRequest, name: 'WebhookRequest' },
  success: { status: 200, description: 'The webhook.', content: json(webhookSchema) },
  problems: ['not-found'],
  handle: async ({ scoped, service, caller, id, body }) => {
    checkTarget(body, service.settings);
    const row = await scoped
      .updateTable('webhooks')
      .set({
        target_url: body.targetUrl,
        event_types: [...new Set(body.eventTypes)],
        status: body.status,
        disabled_reason: null,
        updated_at: service.clock.now(),
      })
      .where('company_id', '=', caller.companyId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst();
    if (row === undefined) throw notFound('webhook');
    return jsonReply(200, represented(row));
  },
});

const deleteOperation = operation({
  name: 'deleteWebhook',
  method: 'delete',
  path: `${path}/{id}`,
  tag,
  summary: 'Delete a webhook',
  scope: 'webhooks:write',
  success: { status: 204, description: 'Deleted, with its deliveries.', content: [] },
  problems: ['not-found'],
  handle: async (call) => {
    const { id } = await readWebhook(call.scoped, call);
    await call.scoped
      .deleteFrom('webhooks')
      .where('company_id', '=', call.caller.companyId)
      .where('id', '=', id)
      .execute();
    return emptyReply;
  },
});

const rotateOperation = operation({
  name: 'rotateWebhookSecret',
  method: 'post',
  path: `${path}/{id}/rotate-secret`,
  tag,
  summary: 'Replace the secret of a webhook',
  description: 'For a day messages are signed with both, the new and the old.',
  scope: 'webhooks:write',
  idempotent: true,
  success: { status: 200, description: 'The webhook with its new secret.', content: json(createdSchema) },
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, caller } = call;
    const { id } = await readWebhook(scoped, call);
    const { secrets } = await scoped
      .selectFrom('webhooks')
      .where('company_id', '=', caller.companyId)
      .where('id', '=', id)
      .select('secrets')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = service.clock.now();
    const secret = newSecret(service.random);
    const row = await scoped
      .updateTable('webhooks')
      .set({ secrets: JSON.stringify(rotated(secrets, secret, now)), updated_at: now })
      .where('company_id', '=', caller.companyId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    return jsonReply(200, { ...represented(row), secret });
  },
});

const testOperation = operation({
  name: 'testWebhook',
  method: 'post',
  path: `${path}/{id}/test`,
  tag,
  summary: 'Send a webhook.test event',
  description: 'To this webhook only, whatever it subscribes to.',
  scope: 'webhooks:write',
  idempotent: true,
  success: { status: 202, description: 'Queued.', content: json(webhookSchema) },
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, caller } = call;
    const row = await readWebhook(scoped, call);
    if (row.status !== 'Active') throw new RequestProblem('conflict', { detail: 'The webhook is disabled.' });
    await announce(scoped, service, {
      companyId: caller.companyId,
      type: 'webhook.test',
      data: { webhookId: row.id },
      webhookId: row.id,
    });
    return jsonReply(202, represented(row));
  },
});

const deliveriesOperation = operation<PageQuery, unknown>({
  name: 'listWebhookDeliveries',
  method: 'get',
  path: `${path}/{id}/deliveries`,
  tag,
  summary: 'List the deliveries of a webhook',
  description: 'Newest first.',
  scope: 'webhooks:read',
  query: pageQuery,
  success: { status: 200, description: 'A page.', content: json(deliveryPage) },
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, caller, query } = call;
    const { id } = await readWebhook(scoped, call);
    const below = positionBelow(query);
    let rows = deliveriesOf(scoped, caller.companyId, id);
    if (below !== undefined) rows = rows.where('webhook_deliveries.position', '<', below);
    const found = await rows
      .orderBy('webhook_deliveries.position', 'desc')
      .limit(query.limit + 1)
      .execute();
    return jsonReply(200, pageFrom(found, query.limit, representedDelivery));
  },
});

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

function representedDelivery(row: DeliveryRow): z.infer<typeof deliverySchema> {
  return {
    id: row.id,
    eventId: row.event_id,
    eventType: row.type,
    state: row.state,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    nextAttemptAt: row.state === 'Pending' ? row.due_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}

const redeliverOperation = operation({
  name: 'redeliverWebhook',
  method: 'post',
  path: `${path}/{id}/deliveries/{deliveryId}/redeliver`,
  tag,
  summary: 'Deliver an event again',
  description: 'Under the same message identifier.',
  scope: 'webhooks:write',
  idempotent: true,
  success: { status: 202, description: 'Queued.', content: json(deliverySchema) },
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, caller, partId } = call;
    const { companyId } = caller;
    const webhook = await readWebhook(scoped, call);
    if (webhook.status !== 'Active')
      throw new RequestProblem('conflict', { detail: 'The webhook is disabled.' });
    const now = service.clock.now();
    const queued = await scoped
      .updateTable('webhook_deliveries')
      .set({ state: 'Pending', attempts: 0, leased_until: null, due_at: now, updated_at: now })
      .where('company_id', '=', companyId)
      .where('webhook_id', '=', webhook.id)
      .where('id', '=', partId)
      .returning('id')
      .executeTakeFirst();
    if (queued === undefined) throw notFound('delivery');
    await service.queue.add(scoped, 'webhook', { companyId, deliveryId: queued.id });
    const row = await deliveriesOf(scoped, companyId, webhook.id)
      .where('webhook_deliveries.id', '=', queued.id)
      .executeTakeFirstOrThrow();
    return jsonReply(202, representedDelivery(row));
  },
});

/** Every operation on webhooks. */
export function webhookOperations(): Operation[] {
  return [
    createOperation,
    listOperation,
    readOperation,
    replaceOperation,
    deleteOperation,
    rotateOperation,
    testOperation,
    deliveriesOperation,
    redeliverOperation,
  ];
}
