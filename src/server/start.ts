import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../http/handler.ts';
import { toNodeListener } from '../http/node.ts';
import type { AnswerRecord } from '../http/options.ts';
import type { Answer, Work } from '../http/work.ts';
import { embeddedRuleSet } from '../ruleset.ts';
import { workerFile } from '../worker-file.ts';
import { answerClientError } from './client-error.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type CompleteOptions, type ServerOptions, withServerDefaults } from './options.ts';
import { type OwnAnswer, ownRoutes } from './own-routes.ts';
import { performBy } from './perform.ts';
import { createPool } from './pool.ts';

/** A server that runs. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no more requests, finishes those it has begun within the grace period, and ends. */
  readonly close: () => Promise<void>;
}

/** What is known of a request when its answer has gone. */
interface Told {
  readonly start: number;
  /** Bytes that the connection had sent before. */
  readonly sentBefore: number;
  bytesIn: number;
  record?: Pick<AnswerRecord<IncomingMessage>, 'route' | 'traceId' | 'outcome'>;
}

/**
 * Starts a server with the operations of `pint-ae/http`, the page to try documents on, `/healthz` and `/metrics`.
 * Documents are judged in worker threads. Rejects where it can not listen.
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
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const settings = withServerDefaults(options);
  const log = createLog(settings.logFormat, settings.writeLog);
  const told = new WeakMap<IncomingMessage, Told>();
  let inFlight = 0;
  let draining = false;

  const pool = createPool<Work, Answer>({
    worker: settings.worker ?? workerFile('server-worker'),
    workerData: answerOptions(settings),
    jobs: settings.jobs,
    queue: settings.queue,
    queueTimeout: settings.queueTimeout,
    timeLimit: settings.timeLimit,
    onRestart: () => {
      metrics.workerRestarted();
      log.event('warn', { event: 'worker-restarted' });
    },
  });
  const metrics: Metrics = createMetrics(embeddedRuleSet, {
    inFlight: () => inFlight,
    running: () => pool.state().running,
    waiting: () => pool.state().waiting,
    workers: () => pool.state().workers,
  });
  const perform = performBy(pool, metrics, log, settings.problemBase);
  const handle = toNodeListener(
    createHandler<IncomingMessage>({
      ...answerOptions(settings),
      maximumBytes: settings.maximumBytes,
      perform: (work, { signal }) => perform(work, signal),
      onAnswer: ({ context, route, traceId, outcome, rules }) => {
        if (outcome !== null) metrics.judged(outcome, rules);
        const known = context && told.get(context);
        if (known) known.record = { route, traceId, outcome };
      },
      onError: (error, { traceId }) => {
        const reason = error instanceof Error ? error.message : String(error);
        log.event('error', { event: 'fault', traceId, reason });
      },
    }),
  );
  const routes = ownRoutes(embeddedRuleSet, metrics, () => draining);

  const server = createServer(
    {
      requestTimeout: settings.requestTimeout,
      headersTimeout: Math.min(settings.requestTimeout, 10_000),
      connectionsCheckingInterval: settings.checkInterval,
      keepAliveTimeout: 5_000,
    },
    (incoming, outgoing) => {
      const path = (incoming.url ?? '/').split('?')[0] ?? '/';
      const known: Told = {
        start: performance.now(),
        sentBefore: incoming.socket.bytesWritten,
        bytesIn: 0,
      };
      told.set(incoming, known);
      inFlight += 1;
      incoming.on('data', (chunk: Uint8Array) => {
        known.bytesIn += chunk.length;
      });
      outgoing.once('close', () => {
        inFlight -= 1;
        tell(incoming, outgoing, known, routes.has(path) ? path : null, metrics, log);
      });
      if (draining) outgoing.setHeader('connection', 'close');
      const own = routes.get(path);
      if (own === undefined) void handle(incoming, outgoing);
      else void answerOwn(own, incoming, outgoing);
    },
  );
  server.on('clientError', (error, socket) => answerClientError(error, socket, metrics));

  const url = await listen(server, settings).catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  log.event('info', { event: 'listening', url, workers: settings.jobs });
  return {
    url,
    close: async () => {
      if (draining) return;
      draining = true;
      log.event('info', { event: 'draining', inFlight });
      await closeWithin(server, settings.grace);
      await pool.close();
      log.event('info', { event: 'closed' });
    },
  };
}

/** What the workers and the handler need to know, as plain data. */
function answerOptions({
  problemBase,
  documentLimits,
  defaults,
  strict,
  creditNoteReasonCode,
}: CompleteOptions) {
  return {
    ...(problemBase === undefined ? {} : { problemBase }),
    ...(documentLimits === undefined ? {} : { documentLimits }),
    ...(defaults === undefined ? {} : { defaults }),
    ...(strict === undefined ? {} : { strict }),
    ...(creditNoteReasonCode === undefined ? {} : { creditNoteReasonCode }),
  };
}

async function answerOwn(
  own: () => OwnAnswer | Promise<OwnAnswer>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  incoming.resume();
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  if (!isRead) {
    outgoing.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, headers, body } = await own();
  outgoing.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** Counts a request and writes its line of the log. */
function tell(
  { method = '', socket }: IncomingMessage,
  outgoing: ServerResponse,
  { start, sentBefore, bytesIn, record }: Told,
  ownRoute: string | null,
  metrics: Metrics,
  log: Log,
): void {
  const milliseconds = performance.now() - start;
  const route = ownRoute ?? record?.route ?? 'none';
  const status = outgoing.writableFinished ? outgoing.statusCode : null;
  if (status !== null) metrics.answered(route, method, status, milliseconds / 1000);
  if (status === 413) metrics.rejected('too-large');
  log.request({
    traceId: record?.traceId ?? '',
    method,
    route,
    status,
    durationMs: Number(milliseconds.toFixed(2)),
    bytesIn,
    bytesOut: socket.bytesWritten - sentBefore,
    outcome: record?.outcome ?? null,
  });
}

function listen(server: Server, { host, port }: CompleteOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { address, port: bound, family } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`);
    });
  });
}

/** Ends with the last request that was begun, or when the grace period is over. */
async function closeWithin(server: Server, grace: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
}
