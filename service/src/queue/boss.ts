import { CompiledQuery, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import PgBoss from 'pg-boss';
import { type ConnectionPool, runOn } from '../database/connection-pool.ts';
import type { Scoped } from '../database/database.ts';
import type { Log } from '../operate/log.ts';
import { type JobHandlers, type JobName, type Jobs, jobNames, type WorkingQueue } from './queue.ts';

/**
 * A job that throws is repeated this often, at growing intervals; expected failures are handled inside the
 * job.
 */
const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 360 };

/** How many jobs of one name a process runs at the same time. */
const workers = 4;

/** Creates the tables and queues of pg-boss. One process at a time, since pg-boss has no lock for it. */
export async function prepareQueue(pool: ConnectionPool): Promise<void> {
  const boss = bossOn(pool, { supervise: false });
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name, { name, ...retries });
  await boss.stop({ graceful: false, close: false });
}

function bossOn(pool: ConnectionPool, { supervise }: { readonly supervise: boolean }): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => runOn(pool, text, values) },
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: 30,
  });
}

/** pg-boss on the pool of the service, embedded or on a server. */
export async function openQueue(pool: ConnectionPool, log: Log): Promise<WorkingQueue> {
  const boss = bossOn(pool, { supervise: true });
  boss.on('error', (error) => log.error('The queue failed.', {}, error));
  await boss.start();
  const working: string[] = [];
  return {
    add: (scoped, name, data, waitSeconds) => add(boss, scoped, name, data, waitSeconds),
    waitsFor,
    wake: () => {
      for (const id of working) boss.notifyWorker(id);
    },
    work: async (handlers) => {
      for (const name of jobNames) {
        for (let worker = 0; worker < workers; worker += 1) {
          working.push(
            await boss.work<Jobs[JobName]>(name, { pollingIntervalSeconds: 2 }, ([job]) =>
              job === undefined ? Promise.resolve() : handle(handlers, name, job.data),
            ),
          );
        }
      }
    },
    drain: (handlers) => drain(boss, handlers),
    sizes: async () =>
      Object.fromEntries(
        await Promise.all(jobNames.map(async (name) => [name, await boss.getQueueSize(name)])),
      ),
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: false }),
  };
}

/** The member of a job's data that is the id of its row. */
const idInData = { submission: 'submissionId', webhook: 'deliveryId' } as const satisfies {
  readonly [Name in JobName]: keyof Jobs[Name];
};

function waitsFor(name: JobName, id: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from pgboss.job where job.name = ${name} and job.state < 'active' and job.start_after <= now()
      and job.data ->> ${idInData[name]} = ${id})`;
}

async function add<Name extends JobName>(
  boss: PgBoss,
  scoped: Scoped,
  name: Name,
  data: Jobs[Name],
  waitSeconds = 0,
): Promise<void> {
  const db = {
    executeSql: (text: string, values: unknown[] = []) =>
      scoped.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
  };
  const id = await boss.send(name, data, {
    ...retries,
    db: { executeSql: async (text, values) => ({ rows: [...(await db.executeSql(text, values)).rows] }) },
    ...(waitSeconds > 0 ? { startAfter: waitSeconds } : {}),
  });
  if (id === null) throw new Error(`The queue took no job of ${name}.`);
}

function handle(handlers: JobHandlers, name: JobName, data: Jobs[JobName]): Promise<void> {
  const handler = handlers[name] as (data: Jobs[JobName]) => Promise<void>;
  return handler(data);
}

async function drain(boss: PgBoss, handlers: JobHandlers): Promise<number> {
  let done = 0;
  for (;;) {
    let found = 0;
    for (const name of jobNames) {
      for (const job of await boss.fetch<Jobs[JobName]>(name, { batchSize: 20 })) {
        await handle(handlers, name, job.data);
        await boss.complete(name, job.id);
        found += 1;
      }
    }
    if (found === 0) return done;
    done += found;
  }
}
