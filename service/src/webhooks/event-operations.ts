import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { moment, pageQuery } from '../lists/page.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { described, inWordsOf } from '../problems/schema-errors.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { readActive } from './delivery-operations.ts';
import { eventTypes } from './event-types.ts';
import { checkScopes, represented, webhookSchema, webhooksPath, webhooksTag } from './webhook.ts';

/** The events of the company; a test event belongs to one webhook. */
const listedTypes = eventTypes.filter((type) => type !== 'webhook.test');

const eventSchema = z
  .object({
    id: z.string().describe('The `webhook-id` of every message about it.'),
    type: z.enum(eventTypes).describe('What has happened.'),
    timestamp: z.iso.datetime().describe('When it happened.'),
    data: z.record(z.string(), z.unknown()).describe('The same as in the message.'),
  })
  .describe('Something that has happened.')
  .openapi('Event');

const eventPage = z
  .object({
    items: z.array(eventSchema).describe('The events, in the order in which they happened.'),
    nextCursor: z.string().nullable().describe('Null if there are no more now.'),
    cursor: z.string().describe('Where to go on, now or later: after the last event of this page.'),
  })
  .describe('A page of events.')
  .openapi('EventList');

const eventQuery = pageQuery.extend({
  type: described(z.enum(listedTypes).optional(), { text: 'eventTypeParameter' }),
  since: described(moment.optional(), { text: 'sinceParameter' }),
});

interface EventRow {
  readonly id: string;
  readonly payload: string;
  readonly position: number;
}

/** The events of a company, in an order that later events only extend. */
export const eventsOperation: Operation = operation({
  name: 'listEvents',
  method: 'get',
  path: '/v1/events',
  tag: webhooksTag,
  summary: { text: 'listEvents' },
  description: { text: 'eventOrder' },
  scope: 'events:read',
  query: eventQuery,
  success: answers(200, 'aPage', json(eventPage)),
  handle: async ({ scoped, caller, query, cursorOf }) => {
    const { limit, type, since, cursor } = query;
    const { companyId } = caller;
    const after = Number(cursor ?? 0);
    // Events written after this come later.
    const { rows: settled } = await sql<{ position: number | null }>`
      select settled_events(${companyId}) as position`.execute(scoped);
    const horizon = settled[0]?.position ?? after;
    const { rows: found } = await sql<EventRow>`
      select id, payload, position from events
        where company_id = ${companyId} and position > ${after} and position <= ${horizon}
          and type ${type === undefined ? sql`<> 'webhook.test'` : sql`= ${type}`}
          ${since === undefined ? sql`` : sql`and created_at >= ${new Date(since)}`}
        order by position limit ${limit + 1}`.execute(scoped);
    const shown = found.slice(0, limit);
    const next = cursorOf(String(shown.at(-1)?.position ?? (cursor === undefined ? horizon : after)));
    return jsonReply(200, {
      items: shown.map((row) => ({ id: row.id, ...JSON.parse(row.payload) })),
      nextCursor: found.length > limit ? next : null,
      cursor: next,
    });
  },
});

const mostReplayed = 10_000;

const replayRequest = z
  .strictObject({
    since: moment.describe('Events from this moment on are sent again.'),
    until: moment.optional().describe('Events before this moment; without it, all until now.'),
  })
  .refine(({ since, until }) => until === undefined || new Date(since) < new Date(until), {
    path: ['until'],
    ...inWordsOf('notAfterSince'),
  })
  .describe('From when until when events are sent again.')
  .openapi('ReplayRequest');

const replaySchema = z
  .object({
    webhook: webhookSchema,
    events: z.int().describe('How many events are sent again.'),
  })
  .describe('What is sent again, and to which webhook.')
  .openapi('Replay');

/** Sends the events since a time to a webhook again, or for the first time. */
export const replayOperation: Operation = operation({
  name: 'replayWebhook',
  method: 'post',
  path: `${webhooksPath}/{id}/replay`,
  tag: webhooksTag,
  summary: { text: 'replayWebhook' },
  description: { text: 'replayed', values: { most: mostReplayed } },
  scope: 'webhooks:write',
  body: { kind: 'json', schema: replayRequest },
  success: answers(202, 'queued', json(replaySchema)),
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, caller, body, request } = call;
    const webhook = await readActive(call);
    checkScopes(caller.scopes, webhook.event_types);
    const now = service.clock.now();
    const { rows } = await sql<{ events: number }>`
      with chosen as (
        select id, created_at from events
        where company_id = ${caller.companyId} and is_given and type = any(${webhook.event_types}::text[])
          and type <> 'webhook.test' and created_at >= ${new Date(body.since)}
          ${body.until === undefined ? sql`` : sql`and created_at < ${new Date(body.until)}`}
          and not exists (select from webhook_deliveries as waiting
            where waiting.company_id = ${caller.companyId} and waiting.webhook_id = ${webhook.id}
              and waiting.event_id = events.id and waiting.state = 'Pending')
        order by created_at, id limit ${mostReplayed + 1}),
      messages as (
        insert into webhook_deliveries
          (id, company_id, webhook_id, event_id, state, attempts, due_at, created_at, updated_at)
        select gen_random_uuid()::text, ${caller.companyId}, ${webhook.id}, id, 'Pending', 0, ${now}, ${now}, ${now}
        from chosen where (select count(*) from chosen) <= ${mostReplayed}
        order by created_at, id returning id)
      select (select count(*) from chosen)::integer as events`.execute(scoped);
    const events = rows[0]?.events ?? 0;
    if (events > mostReplayed)
      throw new RequestProblem('conflict', {
        detail: { text: 'tooManyEvents', values: { most: mostReplayed } },
      });
    if (events > 0) service.queue.added(scoped, 'webhook');
    return jsonReply(202, { webhook: represented(webhook, languageOf(request)), events });
  },
});
