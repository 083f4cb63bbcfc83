import type { Selectable } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../database/tables.ts';
import { doLeased, isFree, type Leased, taking } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import type { Service } from '../service.ts';
import { randomFraction } from '../surroundings.ts';
import { type Reason, storedReason } from '../texts/reason.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { secondsToNextTry } from './schedule.ts';
import { signedHeaders } from './secrets.ts';

interface Taken extends Leased {
  readonly delivery: Selectable<WebhookDeliveriesTable>;
  readonly webhook: Selectable<WebhooksTable>;
  readonly payload: string;
}

/** The result of an attempt: the status of the answer, or why there was none. */
interface Try {
  readonly status: number | null;
  readonly error: ServiceText | null;
}

/** A disabled webhook is sent nothing, not even what was waiting. */
const disabledBefore: Try = { status: null, error: { text: 'webhookDisabled' } };

const leaseSeconds = 60;
/** The status with which a target says that it wants no more events. */
const gone = 410;

/**
 * Attempts to deliver an event to a webhook. Running the same job again, even at the same time, does no harm.
 */
export function deliverWebhook(service: Service, job: Jobs['webhook']): Promise<void> {
  return doLeased<Taken, Try>(service, job.companyId, {
    take: (scoped) => take(scoped, service, job),
    attempt: async (taken) => {
      const tried = taken.webhook.status === 'Active' ? await tryOnce(service, taken) : disabledBefore;
      service.metrics.webhook(isSuccess(tried) ? 'delivered' : 'failed');
      return tried;
    },
    settle: (scoped, taken, tried) => settle(scoped, service, taken, tried),
  });
}

function isSuccess({ status }: Try): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function take(scoped: Scoped, { clock }: Service, job: Jobs['webhook']): Promise<Taken | undefined> {
  const now = clock.now();
  const taken = taking(now, leaseSeconds);
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
  const { payload } = await scoped
    .selectFrom('events')
    .where('company_id', '=', job.companyId)
    .where('id', '=', delivery.event_id)
    .select('payload')
    .executeTakeFirstOrThrow();
  return { delivery, webhook, payload, lease: taken.leased_until };
}

async function tryOnce({ sendWebhook, clock }: Service, { delivery, webhook, payload }: Taken): Promise<Try> {
  const headers = signedHeaders(webhook.secrets, { id: delivery.event_id, payload }, clock.now());
  try {
    const status = await sendWebhook({ targetUrl: webhook.target_url, headers, body: payload });
    if (typeof status === 'object') return { status: null, error: status };
    return { status, error: status >= 300 && status < 400 ? { text: 'noRedirects' } : null };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { status: null, error: { text: 'noAnswer', values: { words } } };
  }
}

async function settle(scoped: Scoped, service: Service, taken: Taken, tried: Try): Promise<void> {
  const { delivery } = taken;
  const wait = isSuccess(tried)
    ? undefined
    : secondsToNextTry(delivery.attempts, randomFraction(service.random));
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
  if (settled?.state === 'Failed' && tried !== disabledBefore) await disable(scoped, service, taken, tried);
  if (settled?.state !== 'Pending') return;
  const job = { companyId: delivery.company_id, deliveryId: delivery.id };
  await service.queue.add(scoped, 'webhook', job, wait);
}

/** Disables a subscription that could not be reached for three days, and stores why. */
async function disable(scoped: Scoped, service: Service, { webhook }: Taken, tried: Try): Promise<void> {
  const reason = reasonToDisable(tried);
  await scoped
    .updateTable('webhooks')
    .set({ status: 'Disabled', disabled_reason: storedReason(reason), updated_at: service.clock.now() })
    .where('company_id', '=', webhook.company_id)
    .where('id', '=', webhook.id)
    .execute();
  service.log.info('A webhook was disabled.', { webhookId: webhook.id, companyId: webhook.company_id });
}

function reasonToDisable({ status, error }: Try): Reason {
  if (status === gone) return { text: 'webhookGone' };
  const last: ServiceText = error ?? { text: 'status', values: { status: status ?? '' } };
  return { text: 'webhookNotDelivered', values: { last } };
}
