/** How a wait ended: with a turn, because it lasted too long, or because nobody waits any more. */
export type WaitEnd = 'turn' | 'too-long' | 'abandoned';

export interface WaitingLine {
  readonly length: () => number;
  readonly wait: (signal: AbortSignal) => Promise<WaitEnd>;
  /** Gives the first in line its turn; false where nobody waits. */
  readonly next: () => boolean;
}

/** A line in which each waits at most so many milliseconds; first come, first served. */
export function createWaitingLine(timeout: number): WaitingLine {
  const line = new Set<() => void>();
  return {
    length: () => line.size,
    wait: (signal) =>
      new Promise((resolve) => {
        const settle = (end: WaitEnd) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', abandon);
          line.delete(turn);
          resolve(end);
        };
        const turn = () => settle('turn');
        const abandon = () => settle('abandoned');
        const timer = setTimeout(settle, timeout, 'too-long');
        signal.addEventListener('abort', abandon);
        line.add(turn);
      }),
    next: () => {
      const [first] = line;
      first?.();
      return first !== undefined;
    },
  };
}
