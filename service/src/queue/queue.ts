import type { Scoped } from '../database/database.ts';

/** The kinds of background work, and the subject of each. */
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

/** Does the pieces of work that begin together, with a promise for each. */
export type JobHandlers = {
  readonly [Name in JobName]: (jobs: readonly Jobs[Name][]) => readonly Promise<void>[];
};

/**
 * Work for later, by this process or another on the same database. The work itself is in the unfinished rows of
 * `submissions`, `webhook_deliveries` and `mails`, so that companies can take turns; pg-boss only tells when to look.
 */
export interface Queue {
  /** Announces work once the transaction of its row has committed; if nobody hears it, the next look finds it. */
  readonly added: (scoped: Scoped, name: JobName) => void;
  /** Announces work in the transaction of its row, due after some seconds by the clock of the database. */
  readonly addedLater: (scoped: Scoped, name: JobName, waitSeconds: number) => Promise<void>;
  /** Announces a stored event, which is first passed to its webhooks. */
  readonly announced: () => void;
  /** Returns the number under which this process leases work, or undefined. */
  readonly holder: () => number | undefined;
  /** Lets only a few background transactions run at once, because requests need the other connections. */
  readonly gate: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Settles a company's work in one round trip, with other work; false if a condition failed and nothing was done. */
  readonly settleTogether: (companyId: string, work: (scoped: Scoped) => Promise<void>) => Promise<boolean>;
}

/** Signs that a queue cannot keep up. */
export interface Backlog {
  /** Seconds for which the oldest work of a name has been due, or 0. */
  readonly oldest: Readonly<Record<JobName, number>>;
  /** Number of messages of each kind that wait to be sent. */
  readonly messages: Readonly<Record<string, number>>;
}

/** A queue that also does the work. */
export interface WorkingQueue extends Queue {
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Looks for work of every kind now, even without an announcement. */
  readonly look: () => void;
  /** Does all due work, and the work that results from it; returns the amount. */
  readonly drain: (handlers: JobHandlers) => Promise<number>;
  /** Returns the wait of the work of each name, and the number of waiting messages of each kind. */
  readonly backlog: () => Promise<Backlog>;
  /** Waiting and running work, by name. */
  readonly sizes: () => Promise<Readonly<Record<string, number>>>;
  /** Finishes the current work, and stops. */
  readonly stop: () => Promise<void>;
}
