import type { IncomingMessage } from 'node:http';

/** Counts the bytes of the bodies and answers that a server holds, so that many clients together can't fill its memory. */
export interface HeldBytes {
  /** Counts the body of a request until its answer has gone; resolves if it is more than there is room for. */
  readonly overflow: (incoming: IncomingMessage, gone: Promise<void>) => Promise<void>;
  /** Counts an answer until it has gone; false, and not counted, if there is no room for it. */
  readonly takesAnswer: (bytes: number, gone: Promise<void>) => boolean;
}

/** Answers of so few bytes always go: a refusal is no smaller. */
const smallAnswer = 16 * 1024;

/** Room for so many bytes; a compressed body may become as large as a body may be. */
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
