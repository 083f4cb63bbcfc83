import type { Judging } from './judging.ts';

/** Answer of `/healthz`. A server without workers answers, but cannot check documents. */
export type Health = 'ok' | 'draining' | 'no-workers';

/** Answer of `/readyz`: adds that checks are slow until the workers have warmed up. */
export type Readiness = Health | 'warming-up';

export type HealthNow = Readonly<ReturnType<typeof createHealth>>;

/** The health of a server; asking for it starts a missing worker, as no document would. */
export function createHealth(
  { state, startAgain }: Pick<Judging, 'state' | 'startAgain'>,
  isDraining: () => boolean,
  isQuick = () => isQuickNow({ state }),
) {
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
    // From then on, a lost worker is no reason to send documents to other servers, which may lose theirs too.
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
