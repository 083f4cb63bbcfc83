/** What the command line touches of the world, so that a test can stand in for it. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly readStdin: () => Promise<Uint8Array>;
  /** Whether a person reads the output on a terminal that shows colour. */
  readonly colour: boolean;
}

/** Exit codes: 0 all valid, 1 something invalid, 2 could not run. */
export const exitCodes = { valid: 0, invalid: 1, failed: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A mistake in how the command was called: told in one line, without a stack. */
export class UsageError extends Error {}
