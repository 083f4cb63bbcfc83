import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionPool } from '../database/connection-pool.ts';
import { afterCommit, type Database } from '../database/database.ts';
import type { Presence } from '../database/presence.ts';
import type { Clock } from '../surroundings.ts';
import type { Log } from '../telemetry/log.ts';
import { openBoss } from './boss.ts';
import { backlogOf, dueOf, sizesOf } from './due.ts';
import { giveEvents } from './give-events.ts';
import { type JobHandlers, type JobName, jobNames, type WorkingQueue } from './queue.ts';
import { createSettling } from './settle-together.ts';
import { createWorker, handle, type Worker } from './worker.ts';

interface Surroundings {
  readonly pool: ConnectionPool;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Number of pieces of work of each kind that a process does at once. */
  readonly atOnce: Readonly<Record<JobName, number>>;
  /** True if other processes may use the database. */
  readonly isShared: boolean;
}

const transactionsAtOnce = 4;
const stopMilliseconds = 20_000;
/** Interval at which a process looks for work of processes that have ended, in milliseconds. */
const lookMilliseconds = 5_000;
/** Shortest interval, in milliseconds, at which other processes hear of work that this one has no room for. */
const shareMilliseconds = 2_000;

/** The queue of a database. */
export async function openQueue(surroundings: Surroundings): Promise<WorkingQueue> {
  const { pool, database, clock, log } = surroundings;
  const boss = await openBoss(pool, log);
  const workers = new Map<JobName, Worker>();
  const gate = createGate(transactionsAtOnce);
  let presence: Presence | undefined;
  let looking: NodeJS.Timeout | undefined;
  const look = async (name: JobName): Promise<void> => {
    for (let isMore = name === 'webhook'; isMore; ) {
      ({ isMore } = await giveEvents(database, clock.now()));
      if (isMore) await workers.get(name)?.look();
    }
    await workers.get(name)?.look();
  };
  const lookSoon = (name: JobName) => {
    look(name).catch((error: unknown) => log.error('The queue failed.', { name }, error));
  };
  let waking: Promise<unknown> = Promise.resolve();
  const wakeSoon = (name: JobName) => {
    const woken = boss.wake(name, 0);
    waking = Promise.allSettled([waking, woken]);
    woken.catch((error: unknown) => log.error('The queue failed.', { name }, error));
  };
  // A busy process finds the work itself; if no job tells the others, they find it at their next look.
  const tell = (name: JobName) => (workers.size > 0 ? lookSoon(name) : wakeSoon(name));
  const added: WorkingQueue['added'] = (scoped, name) => afterCommit(scoped, () => tell(name));
  return {
    added,
    addedLater: async (scoped, name, waitSeconds) => {
      if (waitSeconds > 0) await boss.wake(name, waitSeconds, scoped);
      else added(scoped, name);
    },
    announced: () => tell('webhook'),
    holder: () => presence?.id(),
    gate,
    settleTogether: createSettling(database, gate),
    work: async (handlers) => {
      presence = pool.presence?.();
      for (const name of jobNames) {
        const onMore = surroundings.isShared ? sharing(() => wakeSoon(name)) : () => {};
        workers.set(
          name,
          createWorker(name, handlers, { ...surroundings, atOnce: surroundings.atOnce[name], onMore }),
        );
      }
      boss.listen(look);
      if (presence !== undefined)
        looking = setInterval(() => jobNames.forEach(lookSoon), lookMilliseconds).unref();
      for (const name of jobNames) lookSoon(name);
    },
    look: () => {
      for (const name of workers.keys()) lookSoon(name);
    },
    drain: (handlers) => drain(surroundings, handlers),
    sizes: () => sizesOf(database),
    backlog: () => backlogOf(database),
    stop: async () => {
      clearInterval(looking);
      const stopped = Promise.all([...workers.values()].map(({ stop }) => stop()));
      await Promise.race([stopped, pause(stopMilliseconds, undefined, { ref: false })]);
      await presence?.end();
      await waking;
      await boss.stop();
    },
  };
}

/** Tells the other processes, at most as often as they look. */
function sharing(wake: () => void): () => void {
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    setTimeout(() => {
      isTold = false;
    }, shareMilliseconds).unref();
    wake();
  };
}

async function drain({ database, clock }: Surroundings, handlers: JobHandlers): Promise<number> {
  // Work that was begun and is still due at the same time is leased by a process that has ended.
  const begun = new Set<string>();
  const look = { most: 1000, except: [], full: [], after: '' };
  let done = 0;
  for (;;) {
    let { events: found } = await giveEvents(database, clock.now());
    for (const name of jobNames) {
      for (const work of await dueOf(database, name, { ...look, now: clock.now() })) {
        const key = `${work.id} ${work.runAt}`;
        if (begun.has(key)) continue;
        begun.add(key);
        await Promise.all(handle(handlers, [work]));
        done += 1;
        found += 1;
      }
    }
    if (found === 0) return done;
  }
}

/** Lets a number of pieces of work run at once; the others wait in their order of arrival. */
function createGate(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
