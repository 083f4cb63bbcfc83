import { type MessagePort } from 'node:worker_threads';
/** A thread as the pool of threads describes it. */
interface Thread {
    readonly id: number;
    readonly currentUsage: number;
    readonly destroyed: boolean;
}
/** A worker that is up. */
export interface UpWorker {
    /** The id of its thread. */
    readonly id: number;
    /** Whether it works on nothing. */
    readonly isIdle: () => boolean;
    /** Whether it has told that it is quick. */
    readonly isQuick: () => boolean;
}
/** The workers that are up, and which of them are quick. */
export interface UpWorkers {
    readonly all: () => readonly UpWorker[];
    readonly size: () => number;
    readonly add: (thread: Thread) => void;
    /** Forgets the workers whose threads have ended; returns how many. */
    readonly removeEnded: () => number;
    /** Notes what a worker told, if it is that it is quick. */
    readonly hear: (told: unknown) => void;
}
export declare function createUpWorkers(): UpWorkers;
/** In a worker: tells its pool that from now on it is quick. */
export declare function tellQuick(pool?: Pick<MessagePort, 'postMessage'> | null): void;
export {};
//# sourceMappingURL=up-workers.d.ts.map