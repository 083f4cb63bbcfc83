import type { Answer } from '../http/document-work.ts';
import type { Pool } from '../workers/pool.ts';
import type { WorkerTask } from './warm-up.ts';

/** Answer of `/healthz`: a server without workers answers, and judges nothing. */
export type Health = 'ok' | 'draining' | 'no-workers';

/** Adds to `/readyz`, until the workers are quick, that documents are judged slowly. */
export type Readiness = Health | 'warming-up';

export interface HealthNow {
  readonly health: () => Health;
  readonly readiness: () => Readiness;
}

/**
 * The health of a server by its pool. Whoever asks a server without workers has it try to start one, by this
 * task: no document comes to one that is said to be ill.
 */
export function createHealth(
  pool: Pick<Pool<WorkerTask, Answer>, 'state' | 'run'>,
  task: WorkerTask,
  isDraining: () => boolean,
): HealthNow {
  let isTrying = false;
  let hasBeenQuick = false;

  function health(): Health {
    if (isDraining()) return 'draining';
    if (!pool.state().isWithoutWorkers) return 'ok';
    if (!isTrying) {
      isTrying = true;
      void pool.run(task, new AbortController().signal).finally(() => {
        isTrying = false;
      });
    }
    return 'no-workers';
  }

  function readiness(): Readiness {
    const now = health();
    const { workers, quick } = pool.state();
    // From then on a lost worker is no reason to send its documents to other servers, which may lose theirs.
    hasBeenQuick ||= workers > 0 && quick === workers;
    return now === 'ok' && !hasBeenQuick ? 'warming-up' : now;
  }

  return { health, readiness };
}
