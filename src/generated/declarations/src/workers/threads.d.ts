import { type UpWorker } from './up-workers.ts';
/** Outcome of a piece of work that was given to a thread. Only `done` has a result. */
export type Ran<Result> = {
    readonly kind: 'done';
    readonly result: Result;
}
/** It exceeded the time limit; its worker was ended and replaced. */
 | {
    readonly kind: 'timed-out';
}
/** Its worker ended unexpectedly; another worker would as well. */
 | {
    readonly kind: 'lost';
    readonly error: unknown;
}
/** No worker is up, and one cannot be started. */
 | {
    readonly kind: 'not-started';
    readonly error: unknown;
}
/** The work threw an error; its worker goes on. */
 | {
    readonly kind: 'threw';
    readonly error: unknown;
};
export interface ThreadOptions {
    readonly worker: URL;
    readonly workerData: unknown;
    /** The number of workers, and so of pieces of work at the same time. */
    readonly jobs: number;
    /** How much processor time one may take, in milliseconds. */
    readonly timeLimit: number;
    /** Memory limit of a worker in MiB; a worker that exceeds it is ended, and the process lives on. */
    readonly memory: number;
    /** Starts a thread only when there is work for it. */
    readonly isStartedLate?: boolean;
}
interface Listeners {
    /** A thread is up. */
    readonly onUp: () => void;
    /** So many threads that were up have ended, and are about to be replaced. */
    readonly onEnded: (count: number) => void;
}
/** The worker threads of a pool. Who gives them work sees to it that one of them is free. */
export interface Threads<Work, Result> {
    /** Runs a piece of work on a free thread, within the time limit. */
    readonly run: (work: Work) => Promise<Ran<Result>>;
    /** Runs a piece of work on this thread, however long it takes. */
    readonly runOn: (work: Work, thread: UpWorker) => Promise<Result>;
    /** Runs a piece of work on each thread, so that all are up. */
    readonly runOnEach: (work: Work) => Promise<readonly Result[]>;
    readonly up: () => readonly UpWorker[];
    readonly size: () => number;
    /** How many threads were lost and not replaced. */
    readonly missing: () => number;
    /** No thread is up, and the last one that was tried did not come up. */
    readonly isWithout: () => boolean;
    /** How long a piece of work took lately, on average. */
    readonly meanSeconds: () => number;
    readonly close: () => Promise<void>;
}
export declare function createThreads<Work, Result>({ worker, workerData, jobs, timeLimit, memory, isStartedLate }: ThreadOptions, { onUp, onEnded }: Listeners): Threads<Work, Result>;
export {};
//# sourceMappingURL=threads.d.ts.map