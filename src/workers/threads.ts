import { fileURLToPath } from 'node:url';
import { optionalPackage } from '../node/optional-package.ts';
import { clockFromNow, timeLeft } from './time-limit.ts';
import { createUpWorkers, type UpWorker } from './up-workers.ts';

/** Outcome of a piece of work that was given to a thread. Only `done` has a result. */
export type Ran<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The work exceeded the time limit; its worker was ended and replaced. */
  | { readonly kind: 'timed-out' }
  /** The worker ended unexpectedly; another worker would as well. */
  | { readonly kind: 'lost'; readonly error: unknown }
  /** No worker is up, and none can be started. */
  | { readonly kind: 'not-started'; readonly error: unknown }
  /** The work threw an error; its worker continues. */
  | { readonly kind: 'threw'; readonly error: unknown };

export interface ThreadOptions {
  readonly worker: URL;
  readonly workerData: unknown;
  /** The number of workers, and so of pieces of work at the same time. */
  readonly threads: number;
  /** Processor time for a piece of work, in milliseconds. */
  readonly timeLimit: number;
  /** Memory limit of a worker in MiB; a worker that exceeds it is ended, and the process lives on. */
  readonly memory: number;
  /** True to start a thread only when there is work for it. */
  readonly isStartedLate?: boolean;
}

interface Listeners {
  readonly onUp: () => void;
  /** Called with the number of ready threads that have ended and are about to be replaced. */
  readonly onEnded: (count: number) => void;
}

/** The worker threads of a pool. The caller that gives them work makes sure that one of them is free. */
export function createThreads<Work, Result>(
  { worker, workerData, threads, timeLimit, memory, isStartedLate = false }: ThreadOptions,
  { onUp, onEnded }: Listeners,
) {
  const { Piscina } = optionalPackage<typeof import('piscina')>('piscina', 'batch');
  const pool = new Piscina<Work, Result>({
    filename: fileURLToPath(worker),
    workerData,
    minThreads: isStartedLate ? 0 : threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    loadBalancer: (_, workers) =>
      workers.find(({ id, currentUsage }) => currentUsage === 0 && (chosen ?? id) === id) ?? null,
  });
  const up = createUpWorkers();
  /** The rejections for work given to threads, in case none can be started. */
  const begun = new Set<(error: unknown) => void>();
  let hasFailedToStart = false;
  /** The only thread that may get the current work; undefined if any may. */
  let chosen: number | undefined;
  let meanSeconds = 0.01;

  pool.on('message', up.hear);
  pool.on('workerCreate', (thread) => {
    up.add(thread);
    hasFailedToStart = false;
    onUp();
  });
  // A thread that could not be started was never counted.
  pool.on('workerDestroy', () => onEnded(up.removeEnded()));
  // An error ends an idle thread. The pool has replaced it by now, unless it failed to start.
  pool.on('error', (error: unknown) => {
    if (up.size() > 0) return;
    hasFailedToStart = true;
    for (const end of [...begun]) end(error);
  });

  async function run(work: Work): Promise<Ran<Result>> {
    const limit = new AbortController();
    const clock = clockFromNow();
    const check = () => {
      const left = timeLeft(timeLimit, clock, begun.size);
      if (left < 1) limit.abort();
      else timer = setTimeout(check, left);
    };
    let timer = setTimeout(check, timeLimit);
    let notStarted: { readonly error: unknown } | undefined;
    const end = (error: unknown) => {
      notStarted = { error };
      limit.abort();
    };
    begun.add(end);
    try {
      const result = await pool.run(work, { signal: limit.signal });
      meanSeconds += (clock.passed() / 1000 - meanSeconds) / 16;
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

  function runOn(work: Work, { id }: UpWorker): Promise<Result> {
    chosen = id;
    try {
      return pool.run(work);
    } finally {
      chosen = undefined;
    }
  }

  return {
    run,
    runOn,
    /** Runs a piece of work on each thread, so that all are up. */
    runOnEach: (work: Work): Promise<readonly Result[]> =>
      Promise.all(Array.from({ length: threads }, () => pool.run(work))),
    up: up.all,
    size: up.size,
    /** The number of threads that were lost and not replaced. */
    missing: () => Math.max(0, threads - pool.threads.length),
    isWithout: () => hasFailedToStart && up.size() === 0,
    /** Seconds that a piece of work took lately, on average. */
    meanSeconds: () => meanSeconds,
    close: () => pool.destroy(),
  };
}

/** The pool uses these words or codes if a worker ended; errors of the work have their own. */
function hasEndedWorker(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_WORKER_') || /^worker exited with code/.test(error.message);
}
