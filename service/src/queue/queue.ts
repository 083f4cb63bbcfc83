import type { Scoped } from '../database/database.ts';

/** The kinds of background work, and what a job of each is about. */
export interface Jobs {
  /** Validate and deliver a submission. */
  submission: { readonly companyId: string; readonly submissionId: string };
  /** Tell a webhook of an event. */
  webhook: { readonly companyId: string; readonly deliveryId: string };
}

export type JobName = keyof Jobs;
export const jobNames: readonly JobName[] = ['submission', 'webhook'];

export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

/** Work that is done later, by this process or another on the same database. */
export interface Queue {
  /**
   * Adds a job in the transaction of the change that asks for it: both are kept, or neither. It waits by the clock of the
   * database, whatever those of the processes say.
   */
  readonly add: <Name extends JobName>(
    scoped: Scoped,
    name: Name,
    data: Jobs[Name],
    waitSeconds?: number,
  ) => Promise<void>;
  /** Looks for jobs now rather than at the next interval. */
  readonly wake: () => void;
}

/** A queue that also does the jobs. */
export interface WorkingQueue extends Queue {
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Does every job that is due, and those that come of them, and returns how many they were. */
  readonly drain: (handlers: JobHandlers) => Promise<number>;
  /** Jobs that wait or are being done, by name. */
  readonly sizes: () => Promise<Readonly<Record<string, number>>>;
  /** Lets the jobs at hand come to their end and stops. */
  readonly stop: () => Promise<void>;
}
