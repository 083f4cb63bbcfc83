import { sql } from 'kysely';
import { acrossCompanies } from '../database/database.ts';
import { processSubmissions } from '../deliver/process-submission.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { JobHandlers } from '../queue/queue.ts';
import type { Service } from '../service.ts';
import { deliverWebhook } from '../webhooks/deliver.ts';
import { removeAged } from './retention.ts';

/** Does the work of the queue. */
export function jobHandlers(service: Service): JobHandlers {
  return {
    submission: (jobs) => processSubmissions(service, jobs),
    webhook: (jobs) => jobs.map((job) => deliverWebhook(service, job)),
    mail: (jobs) => jobs.map((job) => deliverMail(service, job)),
  };
}

const sweepSeconds = 30;

/** Starts the background work; returns a function that stops it. */
export async function startWork(service: Service): Promise<() => Promise<void>> {
  await service.delivery.prepare?.();
  // No other process can use an embedded database, so any leases belong to a process that has ended.
  if (isEmbedded(service)) {
    await releaseLeases(service);
    await tidy(service);
  }
  await removeAged(service);
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
    await removeAged(service);
    // The process that should have done the work may be gone.
    service.queue.look();
    await service.delivery.collect();
    if (isEmbedded(service)) await tidy(service);
  } catch (error) {
    service.log.error('A round in the background failed.', {}, error);
  }
}

/** Reuses the space of deleted rows and updates statistics, which the embedded database does not do itself. */
export async function tidy({ database }: Pick<Service, 'database'>): Promise<void> {
  const grown = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and pg_get_userbyid(relowner) = current_user
      and pg_relation_size(oid) > 8192 * (1.2 * relpages + 8)`.execute(database);
  for (const { name } of grown.rows) await sql.raw(`vacuum (analyze) ${name}`).execute(database);
}

async function releaseLeases({ database }: Service): Promise<void> {
  await acrossCompanies(database, async (scoped) => {
    for (const table of ['submissions', 'mails'] as const)
      await scoped.updateTable(table).set({ leased_until: null }).where('state', '=', 'open').execute();
    await scoped
      .updateTable('webhook_deliveries')
      .set({ leased_until: null })
      .where('state', '=', 'Pending')
      .execute();
    // Unfinished requests were not completed, because their transactions did not end.
    await scoped.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
  });
}
