import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../surroundings.ts';

/** Whether the database has no room to store more. */
export function isStorageFull(error: unknown): boolean {
  return codeOf(error) === '53100';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the database could not be reached, as opposed to refusing a statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|57P0|53300)/.test(code) ||
    /connection terminated|query read timeout|connection error and is not queryable|timeout exceeded when trying to connect|cannot use a pool/i.test(
      error.message,
    )
  );
}

const pauseMilliseconds = 250;

/** How long to wait for the database before a job is left to be done again. */
export function aMinuteFrom(clock: Clock): { readonly clock: Clock; readonly until: Date } {
  return { clock, until: new Date(clock.now().getTime() + 60_000) };
}

/**
 * Does what must not be lost as soon as the database can be reached, up to a point in time, such as the end
 * of a lease.
 */
export async function onceReachable<Result>(
  work: () => Promise<Result>,
  { clock, until }: { readonly clock: Clock; readonly until: Date },
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnreachable(error) || clock.now() >= until) throw error;
    }
    await setTimeout(pauseMilliseconds, undefined, { ref: false });
  }
}
