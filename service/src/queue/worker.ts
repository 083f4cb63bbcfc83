import type { Database } from '../database/database.ts';
import type { Clock } from '../surroundings.ts';
import type { Log } from '../telemetry/log.ts';
import { type Due, dueOf, jobOf } from './due.ts';
import type { JobHandlers, JobName } from './queue.ts';
import { createTurns } from './turns.ts';

/** Does the due work of one kind, in turns of the companies. */
export interface Worker {
  /** Looks for work as soon as the current look has ended; resolves once the work that it found has begun. */
  readonly look: () => Promise<void>;
  /** Finishes the current work, and begins no more. */
  readonly stop: () => Promise<void>;
}

export interface WorkerSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The number of pieces of work to do at once. */
  readonly atOnce: number;
  /** Called if a look found more work than may begin here: another process may have room. */
  readonly onMore: () => void;
}

/** Milliseconds before work that failed without a result is tried again. */
const restMilliseconds = 30_000;

export function createWorker(
  name: JobName,
  handlers: JobHandlers,
  { database, clock, log, atOnce, onMore }: WorkerSettings,
): Worker {
  const turns = createTurns(atOnce);
  const inProgress = new Map<string, Promise<void>>();
  const resting = new Set<string>();
  let after = '';
  let isStopped = false;
  let isAsked = false;
  /** True if work waits for a place. */
  let isMore = false;
  let looking: Promise<void> | undefined;

  const rest = (id: string) => {
    resting.add(id);
    setTimeout(() => resting.delete(id), restMilliseconds).unref();
  };
  const begin = (work: Due, handled: Promise<void>) => {
    const done = handled
      .catch((error: unknown) => {
        log.error('Work in the background failed.', { name, id: work.id }, error);
        rest(work.id);
      })
      .then(() => {
        turns.end(work);
        inProgress.delete(work.id);
        if (isMore) lookSoon();
      });
    inProgress.set(work.id, done);
  };
  /** Looks once; tells whether another look could begin more work. */
  const lookOnce = async (): Promise<boolean> => {
    const most = 2 * turns.free();
    const full = turns.full();
    const except = [...inProgress.keys(), ...resting];
    const due = await dueOf(database, name, { now: clock.now(), most, except, full, after });
    if (isStopped) return false;
    const begun = turns.begin(due);
    const handled = handle(handlers, begun);
    begun.forEach((work, index) => {
      begin(work, handled[index] ?? Promise.resolve());
    });
    after = begun.at(-1)?.companyId ?? after;
    isMore = full.length > 0 || due.length > begun.length;
    if (due.length > begun.length) onMore();
    return begun.length > 0 && due.length === most;
  };
  const lookWhileAsked = async () => {
    while (isAsked && !isStopped) {
      isAsked = false;
      // The next work to end looks again.
      if (turns.free() === 0) isMore = true;
      else if (await lookOnce()) isAsked = true;
    }
  };
  const look = async (): Promise<void> => {
    isAsked = true;
    while (looking !== undefined) await looking.catch(() => {});
    if (!isAsked) return;
    looking = lookWhileAsked().finally(() => {
      looking = undefined;
    });
    await looking;
  };
  const lookSoon = () => {
    look().catch((error: unknown) => log.error('The queue failed.', { name }, error));
  };
  return {
    look,
    stop: async () => {
      isStopped = true;
      while (inProgress.size > 0) await Promise.all(inProgress.values());
    },
  };
}

/** Does work of one kind, with a promise for each piece. */
export function handle(handlers: JobHandlers, works: readonly Due[]): readonly Promise<void>[] {
  const [first] = works;
  if (first === undefined) return [];
  const handler = handlers[first.name] as (
    jobs: readonly ReturnType<typeof jobOf>[],
  ) => readonly Promise<void>[];
  return handler(works.map(jobOf));
}
