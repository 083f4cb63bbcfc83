import { createThreads, type Ran, type ThreadOptions } from './threads.ts';
import type { UpWorker } from './up-workers.ts';
import { createWaitingLine, type PlaceInLine } from './waiting-line.ts';

/** Outcome of a piece of work. */
export type Done<Result> =
  | Ran<Result>
  /** The queue is full, or the wait in it was too long. */
  | { readonly kind: 'overloaded'; readonly retryAfter: number }
  /** Nobody waits for the work any more; it never began. */
  | { readonly kind: 'abandoned' };

export interface PoolOptions extends ThreadOptions {
  /** Number of pieces of work that may wait for a worker. */
  readonly queue: number;
  /** Longest time that work may wait for a worker, in milliseconds. */
  readonly queueTimeout: number;
  /** The time for all workers to become ready, in milliseconds; default: one minute. */
  readonly startTimeout?: number;
  /** Called whenever a worker ended unexpectedly. */
  readonly onRestart: () => void;
}

export type Pool<Work, Result> = Readonly<ReturnType<typeof createPool<Work, Result>>>;

/** State of a pool: workers that are ready, workers that have warmed up, work in progress and waiting work. */
export interface PoolState {
  readonly workers: number;
  /** Number of warm workers: all of them, unless they are kept warm and have not reported it yet. */
  readonly quick: number;
  readonly running: number;
  readonly waiting: number;
  /** No worker is up, and the last one failed to start. */
  readonly isWithoutWorkers: boolean;
}

/**
 * A pool of worker threads behind a bounded queue. Work goes only to a thread that is ready and free, so that the
 * time limit does not include the wait.
 */
export function createPool<Work, Result>(options: PoolOptions) {
  const { threads, queue, queueTimeout, startTimeout = 60_000, onRestart } = options;
  const line = createWaitingLine(queueTimeout);
  const up = createThreads<Work, Result>(options, {
    onUp() {
      callNext();
      warming?.goOn();
    },
    onEnded(count) {
      for (let index = 0; index < count && !closing; index += 1) onRestart();
      // After a thread has ended, waiting work may start another.
      queueMicrotask(callNext);
    },
  });
  let running = 0;
  let runningHeavy = 0;
  let closing = false;
  let warming: ReturnType<typeof createWarming> | undefined;

  // Lost threads that were not replaced count as free: one is started when there is work for it.
  const hasFree = () => running < up.size() + up.missing();
  // If there are several threads, one is reserved for light work.
  const mayBeHeavy = () => runningHeavy < Math.max(1, threads - 1);
  const take = ({ isHeavy }: PlaceInLine) => {
    running += 1;
    if (isHeavy) runningHeavy += 1;
  };
  // A thread counts as taken once the turn is given, so that no other work gets it first.
  const callNext = () => {
    while (!closing && hasFree()) {
      const next = line.next(mayBeHeavy());
      if (next === undefined) return;
      take(next);
    }
  };
  const secondsToWait = () =>
    Math.min(60, Math.max(1, Math.ceil((line.length() * up.meanSeconds()) / threads)));

  async function takePlace(place: PlaceInLine, signal: AbortSignal): Promise<'turn' | Done<Result>> {
    if (signal.aborted) return { kind: 'abandoned' };
    // If a thread is free, no waiting work could use it.
    if (hasFree() && (!place.isHeavy || mayBeHeavy())) {
      take(place);
      return 'turn';
    }
    if (line.length() >= queue && !line.makeRoom(place.client))
      return { kind: 'overloaded', retryAfter: secondsToWait() };
    const end = await line.wait(place, signal);
    if (end === 'turn') return 'turn';
    return end === 'abandoned' ? { kind: 'abandoned' } : { kind: 'overloaded', retryAfter: secondsToWait() };
  }

  return {
    run: async (work: Work, signal: AbortSignal, place = anyPlace): Promise<Done<Result>> => {
      const taken = await takePlace(place, signal);
      if (taken !== 'turn') return taken;
      try {
        return await up.run(work);
      } finally {
        running -= 1;
        if (place.isHeavy) runningHeavy -= 1;
        callNext();
        warming?.goOn();
      }
    },
    /** Seconds after which a client may try again, if no more of its work may wait. */
    fullFor: (client: string) =>
      hasFree() || line.length() < queue || line.canMakeRoom(client) ? undefined : secondsToWait(),
    state: (): PoolState => ({
      workers: up.size(),
      quick: warming === undefined ? up.size() : up.up().filter(({ isQuick }) => isQuick()).length,
      running,
      waiting: line.length(),
      isWithoutWorkers: up.isWithout(),
    }),
    /** Gives every worker a piece of work, so that all are up; rejects if one fails. */
    warmUp: (work: Work) => within(startTimeout, up.runOnEach(work).then(nothing)),
    /**
     * Repeats this work on every worker, replacements included, while the worker has no other work, until the worker
     * reports that it is warm (`tellQuick`).
     */
    keepWarm: (piece: Work) => {
      const free = () => up.size() - running;
      warming = createWarming({ workers: up.up, piece, perform: up.runOn, free });
      warming.goOn();
    },
    close: async () => {
      closing = true;
      warming?.end();
      await up.close();
    },
  };
}

const nothing = () => {};

function within(milliseconds: number, up: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`a worker was not up within ${milliseconds / 1000} seconds`));
    const timer = setTimeout(late, milliseconds);
    up.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The place of work if all work comes from one client. */
const anyPlace: PlaceInLine = { client: '', isHeavy: false };

interface WarmingOptions<Work> {
  readonly workers: () => Iterable<UpWorker>;
  readonly piece: Work;
  readonly perform: (piece: Work, worker: UpWorker) => Promise<unknown>;
  /** Returns the number of workers that no other work needs. */
  readonly free: () => number;
}

/**
 * Warms up each worker with pieces of work that nobody waits for. Other work waits for at most the one piece that its
 * worker has begun; the worker gets its next piece only if there is no other work.
 */
export function createWarming<Work>(options: WarmingOptions<Work>) {
  const { workers, piece, perform, free } = options;
  let begun = 0;
  let hasEnded = false;

  async function warm(worker: UpWorker): Promise<void> {
    begun += 1;
    // A worker that ended meanwhile is replaced, and its replacement warmed.
    await perform(piece, worker).catch(() => {});
    begun -= 1;
    goOn();
  }

  /** Gives a piece to each idle worker that has not warmed up and has no other work. */
  function goOn(): void {
    if (hasEnded) return;
    for (const worker of workers())
      if (begun < free() && worker.isIdle() && !worker.isQuick()) void warm(worker);
  }

  return {
    goOn,
    end: () => {
      hasEnded = true;
    },
  };
}
