import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../surroundings.ts';
import { demandRefused } from './schema/foundation.ts';

/** Tells whether the database has no room to store more. */
export function isStorageFull(error: unknown): boolean {
  return codeOf(error) === '53100';
}

/** Tells whether a statement ended its transaction because its condition is not met. */
export function isDemandRefused(error: unknown): boolean {
  return codeOf(error) === demandRefused;
}

/** Tells whether a row was not stored because a unique index already has its value. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Tells whether a row was not stored because one given index already has its value. */
export function isTakenIn(error: unknown, index: string): boolean {
  return isTaken(error) && error instanceof Error && 'constraint' in error && error.constraint === index;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Tells whether a statement did not run because an earlier one in its transaction had failed. */
export function isInFailedTransaction(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** Tells whether a transaction failed because of another one, and will succeed if it runs again. */
export function isTransactionLost(error: unknown): boolean {
  return /^40(?:001|P01)$/.test(codeOf(error)) || isPlanOutdated(error);
}

/** Tells whether a transaction did not get a lock that another one held. */
export function isLockLost(error: unknown): boolean {
  return /^(?:40P01|55P03)$/.test(codeOf(error));
}

/** Tells whether a prepared statement of the server is older than a migration that changed its columns. */
export function isPlanOutdated(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');
}

/** Codes of connections that ended or could not be opened, from the system and from PostgreSQL. */
const gone = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|57P0|53300)/;
/**
 * Codes of statements that the server ended without refusing them: an administrator's time limit, a lock that was not
 * granted, a cancellation, and a read-only server after another has taken over.
 */
const ended = /^(?:25P0[34]|25006|55P03|57014)$/;
/** Messages of `pg` itself, which have no code. */
const words =
  /connection terminated|query read timeout|is not queryable|timeout (?:expired|exceeded when trying to connect)|cannot use a pool/i;

/** The server has not ended the transactions of this process. */
export class NoTurn extends Error {
  override readonly message = 'The transactions before this one have not ended.';
}

/** Tells whether the database could not work then, instead of refusing a statement: the request can be repeated. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (error instanceof NoTurn) return true;
  return gone.test(code) || ended.test(code) || isTransactionLost(error) || words.test(error.message);
}

const pauseMilliseconds = 250;

/** Returns the time limit for waiting for the database before a job is left for later. */
export function aMinuteFrom(clock: Clock): { readonly clock: Clock; readonly until: Date } {
  return { clock, until: new Date(clock.now().getTime() + 60_000) };
}

/** Runs work that must not be lost once the database is reachable and has room, until a deadline. */
export async function onceReachable<Result>(
  work: () => Promise<Result>,
  { clock, until }: { readonly clock: Clock; readonly until: Date },
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isPassing = isDatabaseUnreachable(error) || isStorageFull(error);
      if (!isPassing || clock.now() >= until) throw error;
    }
    await setTimeout(pauseMilliseconds, undefined, { ref: false });
  }
}
