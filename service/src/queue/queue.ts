import type { Expression, RawBuilder, SqlBool } from 'kysely';
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

/** Work that is done later, by this process or another on the same database. */
export interface Queue {
  /**
   * Adds a job in the transaction of the change that needs it: both are stored, or neither. Its delay follows
   * the clock of the database, not those of the processes.
   */
  readonly add: <Name extends JobName>(
    scoped: Scoped,
    name: Name,
    data: Jobs[Name],
    waitSeconds?: number,
  ) => Promise<void>;
  /** Whether a job for the row with an id waits to be run now: a condition of a query. */
  readonly waitsFor: (name: JobName, id: Expression<unknown>) => RawBuilder<SqlBool>;
  /** Looks for jobs now instead of at the next interval. */
  readonly wake: () => void;
}

/** A queue that also runs the jobs. */
export interface WorkingQueue extends Queue {
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Runs every job that is due, and those that they create; returns their number. */
  readonly drain: (handlers: JobHandlers) => Promise<number>;
  /** Waiting and running jobs, by name. */
  readonly sizes: () => Promise<Readonly<Record<string, number>>>;
  /** Finishes the current jobs and stops. */
  readonly stop: () => Promise<void>;
}
