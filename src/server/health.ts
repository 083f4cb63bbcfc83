import type { Judging } from './judging.ts';

/** Answer of `/healthz`: a server without workers answers, and judges nothing. */
export type Health = 'ok' | 'draining' | 'no-workers';

/** Adds to `/readyz`, until the workers are quick, that documents are judged slowly. */
export type Readiness = Health | 'warming-up';

export interface HealthNow {
  readonly health: () => Health;
  readonly readiness: () => Readiness;
}

/**
 * The health of a server by its threads. Whoever asks a server without workers has it try to start one: no document
 * comes to one that is said to be ill.
 */
export function createHealth(
  { state, startAgain }: Pick<Judging, 'state' | 'startAgain'>,
  isDraining: () => boolean,
  isQuick = () => isQuickNow({ state }),
): HealthNow {
  let isTrying = false;
  let hasBeenQuick = false;

  function health(): Health {
    if (isDraining()) return 'draining';
    if (!state().isWithoutWorkers) return 'ok';
    if (!isTrying) {
      isTrying = true;
      void startAgain().finally(() => {
        isTrying = false;
      });
    }
    return 'no-workers';
  }

  function readiness(): Readiness {
    const now = health();
    // From then on a lost worker is no reason to send its documents to other servers, which may lose theirs.
    hasBeenQuick ||= isQuick();
    return now === 'ok' && !hasBeenQuick ? 'warming-up' : now;
  }

  return { health, readiness };
}

/** Tells whether all workers are up and quick. */
export function isQuickNow({ state }: Pick<Judging, 'state'>): boolean {
  const { workers, quick } = state();
  return workers > 0 && quick === workers;
}
