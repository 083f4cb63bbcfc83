import { acrossCompanies } from '../database/database.ts';
import { processSubmission } from '../documents/process-submission.ts';
import type { JobHandlers } from '../queue/queue.ts';
import type { Service } from '../service.ts';
import { deliverWebhook } from '../webhooks/deliver.ts';

export function jobHandlers(service: Service): JobHandlers {
  return {
    submission: (job) => processSubmission(service, job),
    webhook: (job) => deliverWebhook(service, job),
  };
}

/** How long something due may stay undone before its job counts as lost. */
const overdueSeconds = 60;
const sweepSeconds = 30;

/** Starts the work in the background; gives what stops it. */
export async function startWork(service: Service): Promise<() => Promise<void>> {
  // Nobody else can be at work on an embedded database: what is leased was left by a process that is gone.
  if (service.settings.databaseUrl === undefined) await releaseLeases(service);
  await sweep(service, 0);
  await service.queue.work(jobHandlers(service));
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => round(service));
  }, sweepSeconds * 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function round(service: Service): Promise<void> {
  try {
    await sweep(service, overdueSeconds);
    await service.delivery.collect();
  } catch (error) {
    service.log.error('A round in the background failed.', {}, error);
  }
}

async function releaseLeases({ database }: Service): Promise<void> {
  await acrossCompanies(database, async (scoped) => {
    await scoped.updateTable('submissions').set({ leased_until: null }).where('state', '=', 'open').execute();
    await scoped
      .updateTable('webhook_deliveries')
      .set({ leased_until: null })
      .where('state', '=', 'Pending')
      .execute();
    // What was in progress has not been done, as its transaction did not end.
    await scoped.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
  });
}

/** Asks again for whatever is overdue, so that no document is stuck, and forgets idempotency keys of the past. */
export async function sweep(
  { database, clock, queue, settings }: Service,
  graceSeconds: number,
): Promise<void> {
  const now = clock.now();
  const overdue = new Date(now.getTime() - graceSeconds * 1000);
  const forgotten = new Date(now.getTime() - settings.idempotencyHours * 3_600_000);
  await acrossCompanies(database, async (scoped) => {
    const submissions = await scoped
      .selectFrom('submissions')
      .where('state', '=', 'open')
      .where('due_at', '<=', overdue)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
      .select(['id', 'company_id'])
      .limit(1000)
      .execute();
    for (const { id, company_id } of submissions)
      await queue.add(scoped, 'submission', { companyId: company_id, submissionId: id });
    const deliveries = await scoped
      .selectFrom('webhook_deliveries')
      .where('state', '=', 'Pending')
      .where('due_at', '<=', overdue)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
      .select(['id', 'company_id'])
      .limit(1000)
      .execute();
    for (const { id, company_id } of deliveries)
      await queue.add(scoped, 'webhook', { companyId: company_id, deliveryId: id });
    await scoped.deleteFrom('idempotency_keys').where('created_at', '<', forgotten).execute();
  });
  queue.wake();
}
