import type { IncomingMessage } from 'node:http';

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

/** An answer of up to this many bytes is always sent: a refusal is no smaller. */
const smallAnswer = 16 * 1024;

/** Room for `maximum` bytes; a compressed body counts as the largest that a body may become. */
export function createHeldBytes(maximum: number, largestBody: number): HeldBytes {
  let held = 0;
  return {
    overflow: (incoming, gone) =>
      new Promise((resolve) => {
        let own = 0;
        const hold = (bytes: number) => {
          own += bytes;
          held += bytes;
          if (held > maximum) resolve();
        };
        const receive = (chunk: Uint8Array) => hold(chunk.length);
        if (incoming.headers['content-encoding'] === undefined) incoming.on('data', receive);
        else hold(largestBody);
        void gone.then(() => {
          incoming.off('data', receive);
          held -= own;
        });
      }),
    takesAnswer: (bytes, gone) => {
      if (bytes > smallAnswer && held + bytes > maximum) return false;
      held += bytes;
      void gone.then(() => {
        held -= bytes;
      });
      return true;
    },
  };
}
