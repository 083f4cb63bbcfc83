import { type MessagePort, parentPort, threadId } from 'node:worker_threads';

interface Thread {
  readonly id: number;
  readonly currentUsage: number;
  readonly destroyed: boolean;
}

export interface UpWorker {
  readonly id: number;
  readonly isIdle: () => boolean;
  readonly isQuick: () => boolean;
}

/** The workers that are ready, and those of them that have warmed up. */
export function createUpWorkers() {
  const up = new Map<Thread, UpWorker>();
  // A worker that warms itself up is warm before it counts as up.
  const quick = new Set<unknown>();
  return {
    all: (): readonly UpWorker[] => [...up.values()],
    size: () => up.size,
    add: (thread: Thread): void => {
      const { id } = thread;
      up.set(thread, { id, isIdle: () => thread.currentUsage === 0, isQuick: () => quick.has(id) });
    },
    /** Forgets the workers whose threads have ended; returns how many. */
    removeEnded: () => {
      const ended = [...up].filter(([{ destroyed }]) => destroyed);
      for (const [thread, { id }] of ended) {
        up.delete(thread);
        quick.delete(id);
      }
      return ended.length;
    },
    /** Notes a worker's message if it says that the worker is warm. */
    hear: (told: unknown): void => {
      if (typeof told === 'object' && told !== null && quickThread in told) quick.add(told[quickThread]);
    },
  };
}

const quickThread = 'pintAeQuickThread';

/** Tells the pool, from inside a worker, that the worker has warmed up. */
export function tellQuick(pool: Pick<MessagePort, 'postMessage'> | null = parentPort): void {
  pool?.postMessage({ [quickThread]: threadId });
}
