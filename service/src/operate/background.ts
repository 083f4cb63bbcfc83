import { sql } from 'kysely';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import { processSubmission } from '../documents/process-submission.ts';
import { isFree } from '../queue/lease.ts';
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
  if (isEmbedded(service)) {
    await releaseLeases(service);
    await tidy(service);
  }
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

function isEmbedded({ settings }: Service): boolean {
  return settings.databaseUrl === undefined;
}

async function round(service: Service): Promise<void> {
  try {
    await sweep(service, overdueSeconds);
    await service.delivery.collect();
    if (isEmbedded(service)) await tidy(service);
  } catch (error) {
    service.log.error('A round in the background failed.', {}, error);
  }
}

/**
 * In tables that have grown, gives the room of rows that are no more to new ones, and has the database count what it keeps,
 * by which it chooses among its indexes. A server does so by itself; the embedded database has nobody else to.
 */
export async function tidy({ database }: Pick<Service, 'database'>): Promise<void> {
  const grown = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and pg_get_userbyid(relowner) = current_user
      and pg_relation_size(oid) > 8192 * (1.2 * relpages + 8)`.execute(database);
  for (const { name } of grown.rows) await sql.raw(`vacuum (analyze) ${name}`).execute(database);
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
    const submissions = await overdueOf(scoped, 'submissions', { state: 'open', overdue, now });
    for (const { id, company_id: companyId } of submissions)
      await queue.add(scoped, 'submission', { companyId, submissionId: id });
    const deliveries = await overdueOf(scoped, 'webhook_deliveries', { state: 'Pending', overdue, now });
    for (const { id, company_id: companyId } of deliveries)
      await queue.add(scoped, 'webhook', { companyId, deliveryId: id });
    await scoped.deleteFrom('idempotency_keys').where('created_at', '<', forgotten).execute();
  });
  queue.wake();
}

interface Overdue {
  /** That of work which is not done. */
  readonly state: string;
  readonly overdue: Date;
  readonly now: Date;
}

/** Work that should have been done, and that nobody has: so much of it at a time. */
async function overdueOf(
  scoped: Scoped,
  table: 'submissions' | 'webhook_deliveries',
  { state, overdue, now }: Overdue,
): Promise<readonly { readonly id: string; readonly company_id: string }[]> {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, company_id from ${sql.table(table)} where state = ${state} and due_at <= ${overdue} and ${isFree(now)}
    limit 1000`.execute(scoped);
  return rows;
}
