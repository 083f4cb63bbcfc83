import type { IncomingMessage } from 'node:http';

/** Counts the bytes of the bodies that a server holds, so that many clients together can't fill its memory. */
export interface HeldBytes {
  /** Counts the body of a request until its answer has gone; resolves if it is more than there is room for. */
  readonly overflow: (incoming: IncomingMessage, gone: Promise<void>) => Promise<void>;
}

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
  };
}
