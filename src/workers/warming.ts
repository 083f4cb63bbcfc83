import type { UpWorker } from './up-workers.ts';

/** The work that makes a worker quick, and how it is given to one of them. */
export interface WarmingOptions<Work> {
  readonly workers: () => Iterable<UpWorker>;
  readonly piece: Work;
  readonly perform: (piece: Work, worker: UpWorker) => Promise<unknown>;
  /** How many workers no other work needs. */
  readonly free: () => number;
}

export interface Warming {
  /** Gives a piece to each worker that is idle, not quick yet and needed for nothing else. */
  readonly goOn: () => void;
  readonly end: () => void;
}

/**
 * Makes workers quick by pieces of work that nobody waits for, each worker for itself. Other work waits for at
 * most the one piece that its worker has begun: the next one is given only if nothing else needs the worker.
 */
export function createWarming<Work>(options: WarmingOptions<Work>): Warming {
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
