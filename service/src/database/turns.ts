import { setTimeout as pause } from 'node:timers/promises';
import { NoTurn } from './faults.ts';

/** Limits how many transactions of a process run on the server at once. */
export interface Turns {
  /** Waits for a turn, and returns a function that ends it. */
  readonly take: () => Promise<() => void>;
  /** Keeps the turn of an abandoned connection while the server still works for it. */
  readonly abandon: (isWorking: () => Promise<boolean>) => Promise<void>;
}

const waitMilliseconds = 5_000;
const lookMilliseconds = 1_000;

/**
 * Creates a number of turns. The server may not end the transaction of an abandoned connection, for example if its
 * standby does not answer. Without turns, each such transaction would take another connection, until none was left
 * for reading.
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
