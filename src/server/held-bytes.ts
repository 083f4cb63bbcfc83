import { createRoom } from '../http/memory-budget.ts';

/** Counts bodies and answers in memory, from the request until its answer has been sent. */
export type HeldBytes = (gone: Promise<void>) => Held;

/** Bytes held for a request. */
export interface Held {
  /** Counts this many bytes of the body; false, and nothing changes, if they do not fit. */
  readonly takes: (bytes: number) => boolean;
  /** Counts the answer instead of the body; false, and nothing changes, if it does not fit. */
  readonly takesAnswer: (bytes: number) => boolean;
}

/** Room for `maximum` bytes. */
export function createHeldBytes(maximum: number): HeldBytes {
  const shareOf = createRoom(maximum);
  return (gone) => {
    const share = shareOf();
    // The client may have left already.
    const free = () => void gone.then(() => share.set(0));
    free();
    return {
      takes: (bytes) => share.take(bytes) === undefined,
      takesAnswer: (bytes) => {
        const isTaken = share.takeAnswer(bytes) === undefined;
        free();
        return isTaken;
      },
    };
  };
}
