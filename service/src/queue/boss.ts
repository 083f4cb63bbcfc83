import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import { type ConnectionPool, runOn } from '../database/connection-pool.ts';
import type { Scoped } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';
import { type JobName, jobNames } from './queue.ts';

/**
 * Wakes the processes on a database: a job of pg-boss says only that there is work of a kind, from a certain time on.
 * One process takes the job and looks for the work.
 */
export interface Boss {
  /** Adds a job, in a transaction or separately. */
  readonly wake: (name: JobName, waitSeconds: number, scoped?: Scoped) => Promise<void>;
  /** Calls `look` for every kind that has a job. */
  readonly listen: (look: (name: JobName) => Promise<void>) => void;
  readonly stop: () => Promise<void>;
}

/** The pg-boss queue of each kind: a new one, because jobs of earlier releases name a piece of work. */
const queueOf = {
  submission: 'submissions-due',
  webhook: 'webhooks-due',
  mail: 'mails-due',
} as const satisfies Record<JobName, string>;

/** A look that throws is repeated at growing intervals. */
const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 };

/** Interval at which each process asks for jobs, in milliseconds. */
const pollingMilliseconds = 2_000;
const batchSize = 200;
/** Longest time that a look may still take when the process stops. */
const stopMilliseconds = 20_000;

/** Creates the tables and queues of pg-boss. One process at a time, since pg-boss has no lock for it. */
export async function prepareQueue(pool: ConnectionPool): Promise<void> {
  const boss = bossOn(pool, { supervise: false, migrate: true });
  await boss.start();
  for (const name of Object.values(queueOf)) await boss.createQueue(name, { name, ...retries });
  await boss.stop({ graceful: false, close: false });
}

function bossOn(pool: ConnectionPool, own: Pick<PgBoss.ConstructorOptions, 'supervise' | 'migrate'>): PgBoss {
  return new PgBoss({
    ...own,
    db: { executeSql: (text, values) => runOn(pool, text, values) },
    schedule: false,
    maintenanceIntervalSeconds: 30,
    // Finished jobs are not read again.
    archiveCompletedAfterSeconds: 600,
    deleteAfterMinutes: 10,
  });
}

/** pg-boss on the pool of the service, embedded or on a server. */
export async function openBoss(pool: ConnectionPool, log: Log): Promise<Boss> {
  const boss = bossOn(pool, { supervise: true, migrate: false });
  boss.on('error', (error) => log.error('The queue failed.', {}, error));
  await boss.start();
  const stopping = new AbortController();
  const listening: Promise<void>[] = [];
  return {
    wake: async (name, waitSeconds, scoped) => {
      const id = await boss.send(
        queueOf[name],
        {},
        {
          ...retries,
          ...(waitSeconds > 0 ? { startAfter: Math.ceil(waitSeconds) } : {}),
          ...(scoped === undefined ? {} : { db: { executeSql: runIn(scoped) } }),
        },
      );
      if (id === null) throw new Error(`The queue took no job of ${name}.`);
    },
    listen: (look) => {
      for (const name of jobNames)
        listening.push(listenTo(boss, { name, look, log, signal: stopping.signal }));
    },
    stop: async () => {
      stopping.abort();
      await Promise.race([Promise.all(listening), pause(stopMilliseconds, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

interface Listening {
  readonly name: JobName;
  readonly look: (name: JobName) => Promise<void>;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Looks whenever there is a job. `boss.work` does not await the end of a job, whose failure would be unseen. */
async function listenTo(boss: PgBoss, { name, look, log, signal }: Listening): Promise<void> {
  while (!signal.aborted) {
    await lookForJobs(boss, name, look).catch((error: unknown) =>
      log.error('The queue failed.', { name }, error),
    );
    await pause(pollingMilliseconds, undefined, { signal }).catch(() => {});
  }
}

async function lookForJobs(boss: PgBoss, name: JobName, look: Listening['look']): Promise<void> {
  const queue = queueOf[name];
  const ids = (await boss.fetch(queue, { batchSize })).map(({ id }) => id);
  if (ids.length === 0) return;
  try {
    await look(name);
  } catch (error) {
    await boss.fail(queue, ids);
    throw error;
  }
  await boss.complete(queue, ids);
}

function runIn(scoped: Scoped) {
  return async (text: string, values: unknown[] = []) => {
    const { rows } = await scoped.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  };
}
