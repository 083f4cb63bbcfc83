import type { Answer } from '../http/document-work.ts';
import type { Work } from '../http/work.ts';
import { type Done, type PoolState } from '../workers/pool.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { type CompleteOptions } from './options.ts';
import { type Waiting } from './own-thread.ts';
/** Where the documents of a server are judged. */
export interface Judging {
    readonly run: (work: Work, waiting: Waiting, client: string) => Promise<Done<Answer>>;
    /** Seconds after which a client may come again, if a document of so many bytes may not even wait. */
    readonly fullFor: (client: string, bytes: number) => number | undefined;
    readonly state: () => PoolState;
    /** Resolves once documents are judged, though not yet quickly. */
    readonly warmUp: () => Promise<void>;
    /** Goes on judging examples while nobody needs it, until it is quick. */
    readonly keepWarm: () => void;
    /** Has one of its threads started, if none is up. */
    readonly startAgain: () => Promise<unknown>;
    readonly close: () => Promise<void>;
}
/** Judges all documents in worker threads. */
export declare function judgingInThreads(settings: CompleteOptions, metrics: Metrics, log: Log): Judging;
/**
 * Judges documents in the thread that serves their connections, and in worker threads those that are large, so that
 * no small one waits long, and none ends the process. With rules of its own, all are judged in worker threads: nobody
 * has measured how long those take.
 */
export declare function judgingInOwnThread(settings: CompleteOptions, metrics: Metrics, log: Log, documentsToWarmUp: number): Promise<Judging>;
//# sourceMappingURL=judging.d.ts.map