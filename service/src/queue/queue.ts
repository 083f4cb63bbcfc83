import { type RawBuilder, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';

/** The kinds of background work, and the data of their jobs. */
export interface Jobs {
  /** Validate and deliver a submission. */
  submission: { readonly companyId: string; readonly submissionId: string };
  /** Send an event to a webhook. */
  webhook: { readonly companyId: string; readonly deliveryId: string };
}

export type JobName = keyof Jobs;
export const jobNames: readonly JobName[] = ['submission', 'webhook'];

export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

/**
 * Work that is done later, by this process or another on the same database: the rows of `submissions` and
 * `webhook_deliveries` that are not done are the queue.
 */
export interface Queue {
  /** Looks for work once a transaction that made some has ended: it is stored with its row, or not at all. */
  readonly added: (scoped: Scoped, name: JobName) => void;
  /** The same once a transaction has written an event, which is given to its webhooks first. */
  readonly announced: (scoped: Scoped) => void;
}

/** A queue that also does the work. */
export interface WorkingQueue extends Queue {
  readonly work: (handlers: JobHandlers) => void;
  /** Does everything that is due, and what comes of it; returns how much that was. */
  readonly drain: (handlers: JobHandlers) => Promise<number>;
  /** Lets a few transactions of the background through at once: there is work besides it. */
  readonly gate: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waiting and running work, by name. */
  readonly sizes: () => Promise<Readonly<Record<string, number>>>;
  /** Finishes what has begun, and stops. */
  readonly stop: () => Promise<void>;
}

/** The moment after so many seconds, by the clock of the database: those of the processes may differ. */
export function runAfter(seconds: number): RawBuilder<Date> {
  return sql<Date>`now() + ${seconds}::double precision * interval '1 second'`;
}
