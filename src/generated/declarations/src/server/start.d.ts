import { type Judging } from './judging.ts';
import { type Log } from './log.ts';
import { type MetricList, type Metrics } from './metrics.ts';
import { type CompleteOptions, type ServerOptions } from './options.ts';
/** A running server. */
export interface RunningServer {
    /** Where it listens, such as `http://127.0.0.1:8080`. */
    readonly url: string;
    /** Accepts no more requests, finishes those in progress within the grace period, and stops. */
    readonly close: () => Promise<void>;
}
/**
 * Starts a server with the operations of `pint-ae/http`, the page to try documents on, `/healthz`,
 * `/readyz` and `/metrics`. Documents are judged in worker threads. Rejects if it cannot listen, or its workers cannot
 * start.
 *
 * @example
 * ```ts
 * const server = await startServer({ port: 0, jobs: 1, logFormat: 'none' });
 * const response = await fetch(`${server.url}/v1/validate`, {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: JSON.stringify(request),
 * });
 * const { valid } = await response.json();
 * await server.close();
 * console.log(response.status, valid); // 200 true
 * ```
 */
export declare function startServer(options?: ServerOptions): Promise<RunningServer>;
/** Tells the log that a server listens, and when it closes; it closes once, however often that is asked of it. */
export declare function loggedServer(server: OpenServer, settings: CompleteOptions): RunningServer;
/** A server as one process, which may be one of several that listen on one port. */
export interface OpenServer extends RunningServer {
    readonly inFlight: () => number;
    /** Whether documents are judged quickly. */
    readonly isQuick: () => boolean;
    readonly metrics: () => Promise<MetricList>;
}
/** Chooses where documents are judged. */
type ChooseJudging = (settings: CompleteOptions, metrics: Metrics, log: Log) => Promise<Judging>;
/** The facts that a process knows of the others of its server. */
interface Others {
    readonly metrics: () => Promise<readonly MetricList[]>;
    readonly areQuick: () => boolean;
}
/** Starts a server whose documents are judged where it is told. */
export declare function openServer(settings: CompleteOptions, chooseJudging: ChooseJudging, others?: Others): Promise<OpenServer>;
export {};
//# sourceMappingURL=start.d.ts.map