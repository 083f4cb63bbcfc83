import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { baseUrlOf } from '../http/base-url.ts';
import { answers, emptyReply, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { newestFirst, pageFrom, pageOf, pageQuery } from '../lists/page.ts';
import { malformed, notFound, RequestProblem } from '../problems/request-problem.ts';
import type { Settings } from '../settings.ts';
import { newId } from '../surroundings.ts';
import { targetProblem } from '../targets/public-address.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { deliveriesOperation, redeliverOperation, testOperation } from './delivery-operations.ts';
import { eventsOperation, replayOperation } from './event-operations.ts';
import { newSecret, rotated } from './signing.ts';
import {
  checkScopes,
  createdSchema,
  readWebhook,
  represented,
  type WebhookRequest,
  webhookColumns,
  webhookReplacement,
  webhookRequest,
  webhookSchema,
  webhooksPath,
  webhooksTag,
} from './webhook.ts';

const webhookPage = pageOf(webhookSchema, 'WebhookList');

function checkTarget({ targetUrl }: WebhookRequest, { webhookTargets }: Settings): void {
  const problem = targetProblem(targetUrl, webhookTargets);
  if (problem !== undefined) throw malformed([{ field: 'targetUrl', message: problem }]);
}

/** Throws the 409 for a company with the most allowed webhooks: each of its events goes to all of them. */
async function checkNumber(scoped: Scoped, companyId: string, maximum: number): Promise<void> {
  // Each of several simultaneous requests sees the webhooks of the previous one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 2))`.execute(scoped);
  const { count } = await scoped
    .selectFrom('webhooks')
    .where('company_id', '=', companyId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maximum)
    throw new RequestProblem('conflict', { detail: { text: 'tooManyWebhooks', values: { maximum } } });
}

const createOperation = operation({
  name: 'createWebhook',
  method: 'post',
  path: webhooksPath,
  tag: webhooksTag,
  summary: { text: 'createWebhook' },
  description: { text: 'signedMessages' },
  scope: 'webhooks:write',
  body: { kind: 'json', schema: webhookRequest },
  success: answers(201, 'webhookWithSecret', json(createdSchema), ['Location']),
  problems: ['conflict'],
  handle: async ({ scoped, service, caller, body, request }) => {
    checkScopes(caller.scopes, body.eventTypes);
    checkTarget(body, service.settings);
    await checkNumber(scoped, caller.companyId, service.settings.webhooks.perCompany);
    const now = service.clock.now();
    const secret = newSecret(service.random);
    const id = newId(service.clock, service.random);
    const row = await scoped
      .insertInto('webhooks')
      .values({
        id,
        company_id: caller.companyId,
        target_url: body.targetUrl,
        event_types: [...new Set(body.eventTypes)],
        status: body.status,
        secrets: JSON.stringify([{ secret: service.secrets.kept(secret, id), expiresAt: null }]),
        disabled_reason: null,
        created_at: now,
        updated_at: now,
      })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    const location = `${baseUrlOf(service.settings, request)}${webhooksPath}/${row.id}`;
    return jsonReply(201, { ...represented(row, languageOf(request)), secret }, { location });
  },
});

const listOperation = operation({
  name: 'listWebhooks',
  method: 'get',
  path: webhooksPath,
  tag: webhooksTag,
  summary: { text: 'listWebhooks' },
  description: { text: 'newestFirst' },
  scope: 'webhooks:read',
  query: pageQuery,
  success: answers(200, 'aPage', json(webhookPage)),
  handle: async (call) => {
    const { scoped, caller, query, request } = call;
    const all = scoped.selectFrom('webhooks').where('company_id', '=', caller.companyId);
    const found = await newestFirst(all.select(webhookColumns), query).execute();
    const page = pageFrom(found, call, (row) => represented(row, languageOf(request)));
    return jsonReply(200, page);
  },
});

const readOperation = operation({
  name: 'getWebhook',
  method: 'get',
  path: `${webhooksPath}/{id}`,
  tag: webhooksTag,
  summary: { text: 'readWebhook' },
  scope: 'webhooks:read',
  success: answers(200, 'theWebhook', json(webhookSchema)),
  problems: ['not-found'],
  handle: async (call) =>
    jsonReply(200, represented(await readWebhook(call.scoped, call), languageOf(call.request))),
});

const replaceOperation = operation({
  name: 'replaceWebhook',
  method: 'put',
  path: `${webhooksPath}/{id}`,
  tag: webhooksTag,
  summary: { text: 'replaceWebhook' },
  description: { text: 'secretStays' },
  scope: 'webhooks:write',
  body: { kind: 'json', schema: webhookReplacement },
  success: answers(200, 'theWebhook', json(webhookSchema)),
  problems: ['not-found'],
  handle: async ({ scoped, service, caller, id, body, request }) => {
    checkScopes(caller.scopes, body.eventTypes);
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
      .returning(webhookColumns)
      .executeTakeFirstOrThrow(notFound);
    return jsonReply(200, represented(row, languageOf(request)));
  },
});

const deleteOperation = operation({
  name: 'deleteWebhook',
  method: 'delete',
  path: `${webhooksPath}/{id}`,
  tag: webhooksTag,
  summary: { text: 'deleteWebhook' },
  scope: 'webhooks:write',
  success: answers(204, 'webhookDeleted', []),
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
  path: `${webhooksPath}/{id}/rotate-secret`,
  tag: webhooksTag,
  summary: { text: 'rotateSecret' },
  description: { text: 'bothSecrets' },
  scope: 'webhooks:write',
  success: answers(200, 'webhookWithNewSecret', json(createdSchema)),
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
      .set({
        secrets: JSON.stringify(rotated(secrets, service.secrets.kept(secret, id), now)),
        updated_at: now,
      })
      .where('company_id', '=', caller.companyId)
      .where('id', '=', id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    return jsonReply(200, { ...represented(row, languageOf(call.request)), secret });
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
    replayOperation,
    eventsOperation,
  ];
}
