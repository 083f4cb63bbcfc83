import { fileURLToPath } from 'node:url';
import { optionalPackage } from '../node/optional-package.ts';
import { createUpWorkers, type UpWorker } from './up-workers.ts';
import { createWaitingLine, type PlaceInLine } from './waiting-line.ts';
import { createWarming, type Warming } from './warming.ts';

/** What became of a piece of work. Only `done` has a result. */
export type Done<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The queue is full, or the wait in it was too long. */
  | { readonly kind: 'overloaded'; readonly retryAfter: number }
  /** It exceeded the time limit; its worker was ended and replaced. */
  | { readonly kind: 'timed-out' }
  /** Its worker ended unexpectedly; another worker would as well. */
  | { readonly kind: 'lost'; readonly error: unknown }
  /** No worker is up, and one cannot be started. */
  | { readonly kind: 'not-started'; readonly error: unknown }
  /** The work threw an error; its worker goes on. */
  | { readonly kind: 'threw'; readonly error: unknown }
  /** Nobody waits for it any more; it never began. */
  | { readonly kind: 'abandoned' };

/** Default memory limit of a worker in MiB: ten times what an invoice of 10,000 lines needs. */
export const defaultWorkerMemory = 2048;

/** Milliseconds that a document may take unless options say otherwise. */
export const defaultTimeLimit = 10_000;

export interface PoolOptions {
  readonly worker: URL;
  readonly workerData: unknown;
  /** The number of workers, and so of pieces of work at the same time. */
  readonly jobs: number;
  /** How many pieces of work may wait for a worker. */
  readonly queue: number;
  /** How long one may wait for a worker, in milliseconds. */
  readonly queueTimeout: number;
  /** How long one may run, in milliseconds. */
  readonly timeLimit: number;
  /** Memory limit of a worker in MiB; a worker that exceeds it is ended, and the process lives on. */
  readonly memory: number;
  /** The time in which all workers must be up, in milliseconds; default: one minute. */
  readonly startTimeout?: number;
  /** Called whenever a worker ended unexpectedly. */
  readonly onRestart: () => void;
}

export interface Pool<Work, Result> {
  readonly run: (work: Work, signal: AbortSignal, place?: PlaceInLine) => Promise<Done<Result>>;
  readonly state: () => PoolState;
  /** Gives every worker a piece of work, so that all are up; rejects if one fails. */
  readonly warmUp: (work: Work) => Promise<void>;
  /**
   * Gives every worker this work again and again while nobody needs it, until it tells that it is quick
   * (`tellQuick`), and so those that replace others.
   */
  readonly keepWarm: (piece: Work) => void;
  readonly close: () => Promise<void>;
}

/** How many workers are up and quick, and how many pieces of work run and wait. */
export interface PoolState {
  readonly workers: number;
  /** How many of them are quick: all, unless they are kept warm and have not told so. */
  readonly quick: number;
  readonly running: number;
  readonly waiting: number;
  /** No worker is up, and the last one that was tried did not come up. */
  readonly isWithoutWorkers: boolean;
}

/**
 * A pool of worker threads behind a bounded queue. Work is given to a thread only when one is up and free, so
 * that the time limit does not include the wait.
 */
export function createPool<Work, Result>(options: PoolOptions): Pool<Work, Result> {
  const { jobs, queue, queueTimeout, timeLimit, startTimeout = 60_000, onRestart } = options;
  const { Piscina } = optionalPackage<typeof import('piscina')>('piscina', 'batch');
  const threads = new Piscina<Work, Result>({
    filename: fileURLToPath(options.worker),
    workerData: options.workerData,
    minThreads: jobs,
    maxThreads: jobs,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: options.memory },
    loadBalancer: (_, workers) =>
      workers.find(({ id, currentUsage }) => currentUsage === 0 && (chosen ?? id) === id) ?? null,
  });
  const line = createWaitingLine(queueTimeout);
  const up = createUpWorkers();
  /** Rejects the work that was given to threads when none of them can be started. */
  const begun = new Set<(error: unknown) => void>();
  let running = 0;
  let runningHeavy = 0;
  let closing = false;
  let hasFailedToStart = false;
  let warming: Warming | undefined;
  /** The only thread that may get the work that is given out just now; undefined: any. */
  let chosen: number | undefined;
  let meanSeconds = 0.01;

  // Lost threads that were not replaced count as free: one is started when there is work for it.
  const hasFree = () => running < up.size() + Math.max(0, jobs - threads.threads.length);
  // If there are several threads, one is reserved for light work.
  const mayBeHeavy = () => runningHeavy < Math.max(1, jobs - 1);
  const take = ({ isHeavy }: PlaceInLine) => {
    running += 1;
    if (isHeavy) runningHeavy += 1;
  };
  // The thread counts as taken when the turn is given, so that nobody gets it before the one whose turn it
  // is.
  const callNext = () => {
    while (!closing && hasFree()) {
      const next = line.next(mayBeHeavy());
      if (next === undefined) return;
      take(next);
    }
  };
  const secondsToWait = () => Math.min(60, Math.max(1, Math.ceil((line.length() * meanSeconds) / jobs)));

  threads.on('message', up.hear);
  threads.on('workerCreate', (thread) => {
    up.add(thread);
    hasFailedToStart = false;
    callNext();
    warming?.goOn();
  });
  // A thread that could not be started was never counted.
  threads.on('workerDestroy', () => {
    const ended = up.removeEnded();
    for (let index = 0; index < ended && !closing; index += 1) onRestart();
    // Once the thread is gone, waiting work may start another in its place.
    queueMicrotask(callNext);
  });
  // An error ends an idle thread. The pool has replaced it by now, unless it failed to start.
  threads.on('error', (error: unknown) => {
    if (up.size() > 0) return;
    hasFailedToStart = true;
    for (const end of [...begun]) end(error);
  });

  async function perform(work: Work): Promise<Done<Result>> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimit);
    const start = performance.now();
    let notStarted: { readonly error: unknown } | undefined;
    const end = (error: unknown) => {
      notStarted = { error };
      limit.abort();
    };
    begun.add(end);
    try {
      const result = await threads.run(work, { signal: limit.signal });
      meanSeconds += ((performance.now() - start) / 1000 - meanSeconds) / 16;
      return { kind: 'done', result };
    } catch (error) {
      if (notStarted !== undefined) return { kind: 'not-started', ...notStarted };
      if (limit.signal.aborted) return { kind: 'timed-out' };
      return { kind: hasEndedWorker(error) ? 'lost' : 'threw', error };
    } finally {
      clearTimeout(timer);
      begun.delete(end);
    }
  }

  function runOn(piece: Work, { id }: UpWorker): Promise<Result> {
    chosen = id;
    try {
      return threads.run(piece);
    } finally {
      chosen = undefined;
    }
  }

  async function takePlace(place: PlaceInLine, signal: AbortSignal): Promise<'turn' | Done<Result>> {
    if (signal.aborted) return { kind: 'abandoned' };
    // If a thread is free, nobody is waiting who could use it.
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
    run: async (work, signal, place = anyPlace) => {
      const taken = await takePlace(place, signal);
      if (taken !== 'turn') return taken;
      try {
        return await perform(work);
      } finally {
        running -= 1;
        if (place.isHeavy) runningHeavy -= 1;
        callNext();
        warming?.goOn();
      }
    },
    state: () => ({
      workers: up.size(),
      quick: warming === undefined ? up.size() : up.all().filter(({ isQuick }) => isQuick()).length,
      running,
      waiting: line.length(),
      isWithoutWorkers: hasFailedToStart && up.size() === 0,
    }),
    warmUp: (work) => {
      const all = Promise.all(Array.from({ length: jobs }, () => threads.run(work)));
      return within(startTimeout, all.then(nothing));
    },
    keepWarm: (piece) => {
      const free = () => up.size() - running;
      warming = createWarming({ workers: up.all, piece, perform: runOn, free });
      warming.goOn();
    },
    close: async () => {
      closing = true;
      warming?.end();
      await threads.destroy();
    },
  };
}

const nothing = () => {};

/** Rejects if the workers are not up in time. */
function within(milliseconds: number, up: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`a worker was not up within ${milliseconds / 1000} seconds`));
    const timer = setTimeout(late, milliseconds);
    up.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The place of work that all comes from one client. */
const anyPlace: PlaceInLine = { client: '', isHeavy: false };

/**
 * Whether an error means that the worker ended: the pool uses these words or codes, errors of the work have
 * their own.
 */
function hasEndedWorker(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_WORKER_') || /^worker exited with code/.test(error.message);
}
