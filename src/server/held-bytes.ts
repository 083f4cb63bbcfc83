import type { IncomingMessage } from 'node:http';
import { createRoom } from '../http/memory-budget.ts';

/**
 * Counts the bytes of bodies and answers that a server holds, so that many clients together cannot fill its
 * memory: from a request on until its answer has been sent.
 */
export type HeldBytes = (incoming: IncomingMessage, gone: Promise<void>) => Held;

/** Bytes held for a request. */
export interface Held {
  /** Resolves if there is no room for its body. */
  readonly overflow: Promise<void>;
  /** Counts its answer in place of its body; false, and not counted, if there is no room for it. */
  readonly takesAnswer: (bytes: number) => boolean;
}

/** Room for `maximum` bytes; a compressed body counts as the largest that a body may become. */
export function createHeldBytes(maximum: number, largestBody: number): HeldBytes {
  const shareOf = createRoom(maximum);
  return (incoming, gone) => {
    const share = shareOf();
    const overflow = new Promise<void>((resolve) => {
      const hold = (bytes: number) => {
        if (share.take(share.own() + bytes) !== undefined) resolve();
      };
      const receive = (chunk: Uint8Array) => hold(chunk.length);
      if (incoming.headers['content-encoding'] === undefined) incoming.on('data', receive);
      else hold(largestBody);
      void gone.then(() => {
        incoming.off('data', receive);
        share.set(0);
      });
    });
    return {
      overflow,
      takesAnswer: (bytes) => {
        const isTaken = share.takeAnswer(bytes) === undefined;
        // The client may have left already.
        void gone.then(() => share.set(0));
        return isTaken;
      },
    };
  };
}
