import { sql } from 'kysely';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import { processSubmission } from '../documents/process-submission.ts';
import { isFree } from '../queue/lease.ts';
import type { JobHandlers, JobName, Queue } from '../queue/queue.ts';
import type { Service } from '../service.ts';
import { deliverWebhook } from '../webhooks/deliver.ts';

export function jobHandlers(service: Service): JobHandlers {
  return {
    submission: (job) => processSubmission(service, job),
    webhook: (job) => deliverWebhook(service, job),
  };
}

/** How many seconds due work may wait before its job counts as lost. */
const overdueSeconds = 60;
const sweepSeconds = 30;

/** Starts the background work; returns a function that stops it. */
export async function startWork(service: Service): Promise<() => Promise<void>> {
  await service.delivery.prepare?.();
  // No other process can use an embedded database: leases were left by a process that is gone.
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
 * After tables have grown, reuses the space of deleted rows and updates the statistics by which the database
 * chooses indexes. A server does this by itself; the embedded database does not.
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
    // Requests in progress were not completed, because their transactions did not end.
    await scoped.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
  });
}

/** Queues overdue work again, so that no document is stuck, and deletes old idempotency keys. */
export async function sweep(
  { database, clock, queue, settings }: Service,
  graceSeconds: number,
): Promise<void> {
  const now = clock.now();
  const overdue = new Date(now.getTime() - graceSeconds * 1000);
  const forgotten = new Date(now.getTime() - settings.idempotencyHours * 3_600_000);
  await acrossCompanies(database, async (scoped) => {
    const submissions = await overdueOf(scoped, queue, 'submission', { overdue, now });
    for (const { id, company_id: companyId } of submissions)
      await queue.add(scoped, 'submission', { companyId, submissionId: id });
    const deliveries = await overdueOf(scoped, queue, 'webhook', { overdue, now });
    for (const { id, company_id: companyId } of deliveries)
      await queue.add(scoped, 'webhook', { companyId, deliveryId: id });
    await scoped.deleteFrom('idempotency_keys').where('created_at', '<', forgotten).execute();
  });
  queue.wake();
}

/** The table of each kind of job, and the state of unfinished work in it. */
const unfinished = {
  submission: { table: 'submissions', state: 'open' },
  webhook: { table: 'webhook_deliveries', state: 'Pending' },
} as const satisfies Record<JobName, object>;

/**
 * Overdue work that nobody has leased and no job waits for, a limited number at a time: in a long backlog most
 * work is overdue, and its job comes in its turn.
 */
async function overdueOf(
  scoped: Scoped,
  queue: Queue,
  name: JobName,
  { overdue, now }: { readonly overdue: Date; readonly now: Date },
): Promise<readonly { readonly id: string; readonly company_id: string }[]> {
  const { table, state } = unfinished[name];
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, company_id from ${sql.table(table)} where state = ${state} and due_at <= ${overdue} and ${isFree(now)}
      and not ${queue.waitsFor(name, sql.ref(`${table}.id`))}
    limit 1000`.execute(scoped);
  return rows;
}
