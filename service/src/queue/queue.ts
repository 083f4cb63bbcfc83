import type { Scoped } from '../database/database.ts';

/** The kinds of background work, and what each piece of it is about. */
export interface Jobs {
  /** Validate and deliver a submission. */
  submission: { readonly companyId: string; readonly submissionId: string };
  /** Send an event to a webhook. */
  webhook: { readonly companyId: string; readonly deliveryId: string };
  /** Send a document by e-mail. */
  mail: { readonly companyId: string; readonly mailId: string };
}

export type JobName = keyof Jobs;
export const jobNames: readonly JobName[] = ['submission', 'webhook', 'mail'];

/** Does the pieces of work that begin together; a promise for each. */
export type JobHandlers = {
  readonly [Name in JobName]: (jobs: readonly Jobs[Name][]) => readonly Promise<void>[];
};

/**
 * Work that is done later, by this process or another on the same database. What there is to do is in the rows of
 * `submissions`, `webhook_deliveries` and `mails` that are not done, so that companies can take turns; pg-boss says when to look.
 */
export interface Queue {
  /** Says, once the transaction that wrote its row is committed, that there is work. If nobody hears it, the next look finds it. */
  readonly added: (scoped: Scoped, name: JobName) => void;
  /** Says in the transaction that wrote its row that there is work, due after so many seconds by the clock of the database. */
  readonly addedLater: (scoped: Scoped, name: JobName, waitSeconds: number) => Promise<void>;
  /** The same of an event that is stored, and which is given to its webhooks first. */
  readonly announced: () => void;
  /** The number under which this process holds what it leases; undefined if it has none. */
  readonly holder: () => number | undefined;
  /** Lets a few transactions of the background through at once: requests need the other connections. */
  readonly gate: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Signs that a queue does not keep up. */
export interface Backlog {
  /** Seconds since the oldest work of a name has been due; 0 if none is. */
  readonly oldest: Readonly<Record<JobName, number>>;
  /** Number of messages of each kind that wait to be sent. */
  readonly messages: Readonly<Record<string, number>>;
}

/** A queue that also does the work. */
export interface WorkingQueue extends Queue {
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Looks for work of every kind now, told of or not. */
  readonly look: () => void;
  /** Does everything that is due, and what comes of it; returns how much that was. */
  readonly drain: (handlers: JobHandlers) => Promise<number>;
  /** Returns how long the work of each name waits, and what waits of each message. */
  readonly backlog: () => Promise<Backlog>;
  /** Waiting and running work, by name. */
  readonly sizes: () => Promise<Readonly<Record<string, number>>>;
  /** Finishes what has begun, and stops. */
  readonly stop: () => Promise<void>;
}
