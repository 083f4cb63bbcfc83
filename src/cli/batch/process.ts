import type { Writable } from 'node:stream';

/** The signals to stop, with the usual exit codes of shells for them. */
export const signalCodes = { SIGINT: 130, SIGTERM: 143 } as const;
export type StopSignal = keyof typeof signalCodes;

/** Parts of the process that a batch uses, so that tests can replace it. */
export interface BatchProcess {
  readonly stdin: AsyncIterable<Uint8Array> & {
    readonly destroy: () => unknown;
    /** True if a person types the input at a terminal. */
    readonly isTTY?: boolean;
  };
  readonly stdout: Writable;
  readonly stderr: Pick<Writable, 'write'> & { readonly isTTY?: boolean; readonly columns?: number };
  /** Calls the listener for every signal to stop, until the returned function is called. */
  readonly onStop: (listener: (signal: StopSignal) => void) => () => void;
  readonly exitNow: (code: number) => void;
}

export function thisProcess(): BatchProcess {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    onStop: (listener) => {
      const signals = Object.keys(signalCodes) as StopSignal[];
      for (const signal of signals) process.on(signal, listener);
      return () => {
        for (const signal of signals) process.off(signal, listener);
      };
    },
    exitNow: (code) => process.exit(code),
  };
}
