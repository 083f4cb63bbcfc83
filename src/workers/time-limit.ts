/** Default memory limit of a worker in MiB: ten times the need of an invoice of 10,000 lines. */
export const defaultWorkerMemory = 2048;

/** Milliseconds that a document may take if options do not set another limit. */
export const defaultTimeLimit = 10_000;

/** A piece of work ends after this many times its limit, however little processor time it has had. */
const longestWait = 10;

/** A clock for tests: elapsed milliseconds, and the processor time that the process has used. */
export interface Clock {
  readonly passed: () => number;
  readonly used: () => number;
}

/**
 * The milliseconds left for a piece of work; 0 or less if its time is over. On a busy machine a thread waits for the
 * processor, so the limit counts the thread's share of the processor time that the process has used since.
 */
export function timeLeft(limit: number, { passed, used }: Clock, running: number): number {
  return Math.min(limit - Math.min(passed(), used() / running), longestWait * limit - passed());
}

export function clockFromNow(): Clock {
  const start = performance.now();
  const before = process.cpuUsage();
  return {
    passed: () => performance.now() - start,
    used: () => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    },
  };
}
