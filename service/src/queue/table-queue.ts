import { setTimeout as pause } from 'node:timers/promises';
import { afterCommit, type Database } from '../database/database.ts';
import type { Log } from '../operate/log.ts';
import type { Clock } from '../surroundings.ts';
import { type Due, dueOf, jobOf, sizesOf } from './due.ts';
import { createGate } from './gate.ts';
import { giveEvents } from './give-events.ts';
import { type JobHandlers, type JobName, jobNames, type WorkingQueue } from './queue.ts';
import { createTurns } from './turns.ts';

/** What a queue uses, and how much work of each kind it does at once. */
interface Surroundings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly atOnce: Readonly<Record<JobName, number>>;
}

/** How often to look for what other processes have added, and what has become due. */
const pollMilliseconds = 2_000;
/** Transactions of the background at once: the requests of clients need the other connections. */
const transactionsAtOnce = 4;
const restMilliseconds = 30_000;
const stopMilliseconds = 20_000;

/** The queue of the tables of a database. */
export function openQueue(surroundings: Surroundings): WorkingQueue {
  const { database, clock } = surroundings;
  const workers = new Map<JobName, Worker>();
  const wake = (name: JobName) => workers.get(name)?.wake();
  let isGiving = false;
  let isAskedAgain = false;
  const give = async () => {
    isAskedAgain = true;
    if (isGiving) return;
    isGiving = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        while ((await giveEvents(database, clock.now())) > 0) wake('webhook');
      } catch (error) {
        surroundings.log.error('Events could not be given to webhooks yet.', {}, error);
      }
    }
    isGiving = false;
  };
  let timer: NodeJS.Timeout | undefined;
  let giving: Promise<void> = Promise.resolve();
  const giveNow = () => {
    giving = give();
  };
  return {
    added: (scoped, name) => afterCommit(scoped, () => wake(name)),
    announced: (scoped) => afterCommit(scoped, () => timer && giveNow()),
    gate: createGate(transactionsAtOnce),
    work: (handlers) => {
      for (const name of jobNames) workers.set(name, startWorker(surroundings, name, handlers));
      const look = () => {
        giveNow();
        for (const name of jobNames) wake(name);
      };
      timer = setInterval(look, pollMilliseconds);
      look();
    },
    drain: (handlers) => drain(surroundings, handlers),
    sizes: () => sizesOf(database),
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await giving;
      const stopped = Promise.all([...workers.values()].map(({ stop }) => stop()));
      await Promise.race([stopped, pause(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}

/** Does work of one kind. */
interface Worker {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

function startWorker(surroundings: Surroundings, name: JobName, handlers: JobHandlers): Worker {
  const { database, clock, log, atOnce } = surroundings;
  const turns = createTurns(atOnce[name]);
  const inProgress = new Map<string, Promise<void>>();
  let after = '';
  let isStopped = false;
  let isLooking = false;
  let isWoken = false;
  /** Whether there was more than could begin. */
  let isMore = false;
  /** What failed without a result: it is left alone for a while. */
  const resting = new Set<string>();
  const rest = (id: string) => {
    resting.add(id);
    setTimeout(() => resting.delete(id), restMilliseconds).unref();
  };
  const begin = (work: Due) => {
    const done = handle(handlers, work)
      .catch((error: unknown) => {
        log.error('Work in the background failed.', { name, id: work.id }, error);
        rest(work.id);
      })
      .then(() => {
        turns.end(work);
        inProgress.delete(work.id);
        if (isMore || isWoken) wake();
      });
    inProgress.set(work.id, done);
  };
  const look = async () => {
    while (isWoken && !isStopped && turns.free() > 0) {
      isWoken = false;
      const except = [...inProgress.keys(), ...resting];
      const due = await dueOf(database, name, { now: clock.now(), except, after });
      const begun = turns.begin(due);
      isMore = due.length > begun.length;
      after = due.at(-1)?.companyId ?? '';
      for (const work of begun) begin(work);
      // There may be more of a company than one look shows.
      if (begun.length > 0 && turns.free() > 0) isWoken = true;
    }
  };
  const wake = () => {
    isWoken = true;
    if (isLooking || isStopped) return;
    isLooking = true;
    const looked = look().catch((error: unknown) => log.error('The queue failed.', { name }, error));
    void looked.finally(() => {
      isLooking = false;
      // Somebody may have called while it ended.
      if (isWoken && turns.free() > 0) wake();
    });
  };
  return {
    wake,
    stop: async () => {
      isStopped = true;
      while (inProgress.size > 0) await Promise.all(inProgress.values());
    },
  };
}

function handle(handlers: JobHandlers, work: Due): Promise<void> {
  const handler = handlers[work.name] as (data: ReturnType<typeof jobOf>) => Promise<void>;
  return handler(jobOf(work));
}

async function drain({ database, clock }: Surroundings, handlers: JobHandlers): Promise<number> {
  // What was begun and is due again under the same moment is leased by a process that was ended.
  const begun = new Set<string>();
  let done = 0;
  for (;;) {
    const given = await giveEvents(database, clock.now());
    let found = 0;
    for (const name of jobNames) {
      for (const work of await dueOf(database, name, { now: clock.now(), except: [], after: '' })) {
        const key = `${work.id} ${work.runAt}`;
        if (begun.has(key)) continue;
        begun.add(key);
        await handle(handlers, work);
        found += 1;
      }
    }
    done += found;
    if (found + given === 0) return done;
  }
}
