import { setTimeout as pause } from 'node:timers/promises';
import { NoTurn } from './faults.ts';

/** Limits how many transactions of a process the server works on at once. */
export interface Turns {
  /** Waits for a turn, and returns how to end it. */
  readonly take: () => Promise<() => void>;
  /** Keeps a turn for a connection that was given up, as long as the server works for it. */
  readonly abandon: (isWorking: () => Promise<boolean>) => Promise<void>;
}

const waitMilliseconds = 5_000;
const lookMilliseconds = 1_000;

/**
 * So many turns. The server may not end the transaction of a connection that was given up, as when its standby does not answer: with
 * each further one it would lose a connection, until it had none left for reading.
 */
export function createTurns(most: number): Turns {
  let taken = 0;
  const waiting = new Set<() => void>();
  const end = () => {
    taken -= 1;
    const [next] = waiting;
    if (taken < most) next?.();
  };
  const take = () =>
    new Promise<() => void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        taken += 1;
        resolve(end);
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new NoTurn());
      }, waitMilliseconds);
      if (taken < most) begin();
      else waiting.add(begin);
    });
  return {
    take,
    abandon: async (isWorking) => {
      taken += 1;
      do await pause(lookMilliseconds, undefined, { ref: false });
      while (await isWorking());
      end();
    },
  };
}
