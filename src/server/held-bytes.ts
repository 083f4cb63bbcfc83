import type { IncomingMessage } from 'node:http';
import { createRoom } from '../http/room.ts';

/**
 * Counts the bytes of bodies and answers that a server holds, so that many clients together cannot fill its
 * memory.
 */
export interface HeldBytes {
  /** Counts the body of a request until its answer has been sent; resolves if there is no room for it. */
  readonly overflow: (incoming: IncomingMessage, gone: Promise<void>) => Promise<void>;
  /** Counts an answer until it has been sent; false, and not counted, if there is no room for it. */
  readonly takesAnswer: (bytes: number, gone: Promise<void>) => boolean;
}

/** Room for `maximum` bytes; a compressed body counts as the largest that a body may become. */
export function createHeldBytes(maximum: number, largestBody: number): HeldBytes {
  const shareOf = createRoom(maximum);
  return {
    overflow: (incoming, gone) =>
      new Promise((resolve) => {
        const share = shareOf();
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
      }),
    takesAnswer: (bytes, gone) => {
      const share = shareOf();
      if (share.takeAnswer(bytes) !== undefined) return false;
      void gone.then(() => share.set(0));
      return true;
    },
  };
}
