import type { Selectable } from 'kysely';
import { forCompany, type Scoped } from '../database/database.ts';
import type { EventsTable, WebhookDeliveriesTable, WebhooksTable } from '../database/tables.ts';
import { beforeAttempt, doLeased, isFree, type Leased, taking } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import type { Service } from '../service.ts';
import { randomFraction } from '../surroundings.ts';
import { traceHeaders } from '../telemetry/trace.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { type Reason, storedReason } from '../track/reason.ts';
import { secondsToNextTry } from './schedule.ts';
import { signedHeaders } from './signing.ts';

interface Taken extends Leased {
  readonly delivery: Selectable<WebhookDeliveriesTable>;
  readonly webhook: Selectable<WebhooksTable>;
  readonly event: Pick<Selectable<EventsTable>, 'payload' | 'trace_parent'>;
}

interface Try {
  readonly status: number | null;
  readonly error: ServiceText | null;
  /** The seconds until the next attempt for a target that is set aside; no attempt was made. */
  readonly seconds?: number;
  /** The delay in seconds that the target asked for. */
  readonly wanted?: number | undefined;
  /** The number of waiting messages that may be sent now, because the target answers again. */
  readonly mayCome?: number;
}

/** A disabled webhook gets nothing, not even waiting messages. */
const disabledBefore: Try = { status: null, error: { text: 'webhookDisabled' } };

const leaseSeconds = 60;
/** The status by which a target declines further events. */
const gone = 410;

/** Attempts to deliver an event to a webhook. The same job may run again, even at the same time, without harm. */
export function deliverWebhook(service: Service, job: Jobs['webhook']): Promise<void> {
  return doLeased<Taken, Try>(service, job.companyId, {
    take: () =>
      beforeAttempt(service, () =>
        forCompany(service.database, job.companyId, (scoped) => take(scoped, service, job)),
      ),
    step: ({ delivery, event }) => ({
      name: 'deliver webhook',
      kind: 'client',
      attributes: { 'pint_ae.event': delivery.event_id, 'pint_ae.attempt': delivery.attempts },
      continues: event.trace_parent ?? undefined,
    }),
    attempt: async (taken) => {
      const tried = taken.webhook.status === 'Active' ? await tryUnlessSlow(service, taken) : disabledBefore;
      const outcome = isSuccess(tried) ? 'delivered' : 'failed';
      service.metrics.webhook(tried.seconds === undefined ? outcome : 'set-aside');
      return tried;
    },
    settle: (scoped, taken, tried) => settle(scoped, service, taken, tried),
  });
}

function isSuccess({ status }: Try): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function take(
  scoped: Scoped,
  { clock, queue }: Service,
  job: Jobs['webhook'],
): Promise<Taken | undefined> {
  const now = clock.now();
  const taken = taking({ clock, queue }, leaseSeconds);
  const delivery = await scoped
    .updateTable('webhook_deliveries')
    .set(taken)
    .where('company_id', '=', job.companyId)
    .where('id', '=', job.deliveryId)
    .where('state', '=', 'Pending')
    .where(isFree(now))
    .returningAll()
    .executeTakeFirst();
  if (delivery === undefined) return undefined;
  const webhook = await scoped
    .selectFrom('webhooks')
    .where('company_id', '=', job.companyId)
    .where('id', '=', delivery.webhook_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const event = await scoped
    .selectFrom('events')
    .where('company_id', '=', job.companyId)
    .where('id', '=', delivery.event_id)
    .select(['payload', 'trace_parent'])
    .executeTakeFirstOrThrow();
  return { delivery, webhook, event, lease: taken.leased_until };
}

/** A target that has not answered in time is set aside for a while, because each wait takes a place. */
async function tryUnlessSlow(service: Service, taken: Taken): Promise<Try> {
  const tried = await service.slowTargets.trying(`webhook ${taken.webhook.id}`, () =>
    tryOnce(service, taken),
  );
  if ('seconds' in tried) return { status: null, error: null, seconds: tried.seconds };
  const { result, mayCome } = tried;
  return mayCome > 0 ? { ...result, mayCome } : result;
}

/** Another process that already has the key sends the message. */
const unreadable: Try = { status: null, error: null, seconds: 5 };

/** The secrets of a webhook; undefined if this process lacks the key of one. */
function readable(box: Service['secrets'], { id, secrets }: Taken['webhook']) {
  try {
    return secrets.map((entry) => ({ ...entry, secret: box.secretOf(entry.secret, id) }));
  } catch {
    return undefined;
  }
}

async function tryOnce(
  { sendWebhook, clock, secrets: box }: Service,
  { delivery, webhook, event: { payload } }: Taken,
): Promise<{ readonly result: Try; readonly failed: boolean }> {
  const secrets = readable(box, webhook);
  if (secrets === undefined) return { result: unreadable, failed: false };
  const headers = signedHeaders(secrets, { id: delivery.event_id, payload }, clock.now());
  try {
    const answer = await sendWebhook({
      targetUrl: webhook.target_url,
      headers: { ...headers, ...traceHeaders() },
      body: payload,
    });
    if (typeof answer === 'object' && 'text' in answer)
      return { result: { status: null, error: answer }, failed: false };
    const { status, retryAfterSeconds: wanted } =
      typeof answer === 'number' ? { status: answer, retryAfterSeconds: undefined } : answer;
    const error: ServiceText | null = status >= 300 && status < 400 ? { text: 'noRedirects' } : null;
    return { result: { status, error, wanted }, failed: false };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const failed = error instanceof Error && error.name === 'TimeoutError';
    return { result: { status: null, error: { text: 'noAnswer', values: { words } } }, failed };
  }
}

async function settle(scoped: Scoped, service: Service, taken: Taken, tried: Try): Promise<void> {
  const { delivery } = taken;
  if (tried.seconds !== undefined) return putOff(scoped, service, taken, tried.seconds);
  const wait = isSuccess(tried)
    ? undefined
    : secondsToNextTry(delivery.attempts, randomFraction(service.random), tried.wanted);
  const ended = isSuccess(tried) || wait === undefined || tried.status === gone || tried === disabledBefore;
  const now = service.clock.now();
  const dueAt = new Date(now.getTime() + (wait ?? 0) * 1000);
  const settled = await scoped
    .updateTable('webhook_deliveries')
    .set({
      state: isSuccess(tried) ? 'Delivered' : ended ? 'Failed' : 'Pending',
      leased_until: null,
      due_at: dueAt,
      last_status: tried.status,
      last_error: tried.error && storedReason(tried.error),
      updated_at: now,
    })
    .where('company_id', '=', delivery.company_id)
    .where('id', '=', delivery.id)
    .where('leased_until', '=', taken.lease)
    .returning('state')
    .executeTakeFirst();
  if (tried.mayCome !== undefined) await wake(scoped, service, taken, tried.mayCome);
  if (settled?.state === 'Failed' && tried !== disabledBefore) await disable(scoped, service, taken, tried);
  if (settled?.state === 'Pending') await service.queue.addedLater(scoped, 'webhook', wait ?? 0);
}

async function putOff(
  scoped: Scoped,
  { clock, queue }: Service,
  { delivery, lease }: Taken,
  seconds: number,
): Promise<void> {
  const now = clock.now();
  const later = { due_at: new Date(now.getTime() + seconds * 1000), updated_at: now };
  const ofTarget = scoped
    .updateTable('webhook_deliveries')
    .where('company_id', '=', delivery.company_id)
    .where('webhook_id', '=', delivery.webhook_id);
  await ofTarget
    .set((row) => ({ ...later, attempts: row('attempts', '-', 1), leased_until: null }))
    .where('id', '=', delivery.id)
    .where('leased_until', '=', lease)
    .execute();
  // Another message of the target may postpone the same messages at the same moment.
  const waiting = waitingFor(scoped, delivery, now).where('due_at', '<', later.due_at);
  await ofTarget.set(later).where('id', 'in', waiting).execute();
  await queue.addedLater(scoped, 'webhook', seconds);
}

/** Messages of a target that nobody works on, locked, except those that another transaction has locked. */
function waitingFor(scoped: Scoped, { company_id, webhook_id }: Taken['delivery'], now: Date) {
  return scoped
    .selectFrom('webhook_deliveries')
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .where('state', '=', 'Pending')
    .where(isFree(now))
    .select('id')
    .forUpdate()
    .skipLocked();
}

/** Makes the oldest messages that wait for a recovered target due now. */
async function wake(
  scoped: Scoped,
  { clock, queue }: Service,
  { delivery }: Taken,
  most: number,
): Promise<void> {
  const now = clock.now();
  const waiting = waitingFor(scoped, delivery, now).where('due_at', '>', now).orderBy('id').limit(most);
  await scoped
    .updateTable('webhook_deliveries')
    .set({ due_at: now, updated_at: now })
    .where('company_id', '=', delivery.company_id)
    .where('id', 'in', waiting)
    .execute();
  queue.added(scoped, 'webhook');
}

async function disable(scoped: Scoped, service: Service, { webhook }: Taken, tried: Try): Promise<void> {
  const last: ServiceText = tried.error ?? { text: 'status', values: { status: tried.status ?? '' } };
  const reason: Reason =
    tried.status === gone ? { text: 'webhookGone' } : { text: 'webhookNotDelivered', values: { last } };
  await scoped
    .updateTable('webhooks')
    .set({ status: 'Disabled', disabled_reason: storedReason(reason), updated_at: service.clock.now() })
    .where('company_id', '=', webhook.company_id)
    .where('id', '=', webhook.id)
    .execute();
  service.log.info('A webhook was disabled.', { webhookId: webhook.id, companyId: webhook.company_id });
}
