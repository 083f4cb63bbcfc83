import type { Answer } from '../http/document-work.ts';
import type { Work } from '../http/options.ts';
import type { Done } from '../workers/pool.ts';
import { createWaitingLine, type PlaceInLine } from '../workers/waiting-line.ts';

/** A request whose client may leave. */
export interface Waiting {
  readonly signal: AbortSignal;
}

export interface OwnThreadOptions {
  readonly queue: number;
  readonly queueTimeout: number;
}

/** Milliseconds of checking before connections get their turn. */
const slice = 20;

/** Checks documents in the thread of the connections; if several wait, clients take turns in slices of time. */
export function createOwnThread(judge: (work: Work) => Answer, { queue, queueTimeout }: OwnThreadOptions) {
  const line = createWaitingLine(queueTimeout);
  let isTaken = false;
  let sliceEnd = 0;
  let meanSeconds = 0.001;

  function judged(work: Work): Done<Answer> {
    const start = performance.now();
    try {
      return { kind: 'done', result: judge(work) };
    } catch (error) {
      return { kind: 'threw', error };
    } finally {
      meanSeconds += ((performance.now() - start) / 1000 - meanSeconds) / 16;
    }
  }

  function beginSlice(): void {
    sliceEnd = performance.now() + slice;
    goOn();
  }

  function goOn(): void {
    if (performance.now() >= sliceEnd) setImmediate(beginSlice);
    else if (line.next(false) === undefined) isTaken = false;
  }

  const overloaded = (): Done<Answer> => ({ kind: 'overloaded', retryAfter: secondsToWait() });
  const secondsToWait = () => Math.min(60, Math.max(1, Math.ceil(line.length() * meanSeconds)));

  return {
    run: async (work: Work, waiting: Waiting, place: PlaceInLine): Promise<Done<Answer>> => {
      if (!isTaken) {
        isTaken = true;
        setImmediate(beginSlice);
        return judged(work);
      }
      if (waiting.signal.aborted) return { kind: 'abandoned' };
      if (line.length() >= queue && !line.makeRoom(place.client)) return overloaded();
      const end = await line.wait(place, waiting.signal);
      if (end === 'abandoned') return { kind: 'abandoned' };
      if (end !== 'turn') return overloaded();
      const done = judged(work);
      goOn();
      return done;
    },
    /** Returns the seconds until a client may try again, if no more of its documents may wait. */
    fullFor: (client: string) =>
      !isTaken || line.length() < queue || line.canMakeRoom(client) ? undefined : secondsToWait(),
    waiting: line.length,
  };
}
