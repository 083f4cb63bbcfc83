import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkOptions } from '../core/options/check-options.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { Answer } from '../http/document-work.ts';
import { releasesOf } from '../judge/rule-sets.ts';
import { needPackages } from '../node/optional-package.ts';
import { defaultSpecification } from '../specification/default.ts';
import { createPool, type Pool } from '../workers/pool.ts';
import { workerFile } from '../workers/worker-file.ts';
import { answerClientError } from './client-error.ts';
import { createConnections } from './connections.ts';
import { createHealth } from './health.ts';
import { createListener } from './listener.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Gauges, type Metrics } from './metrics.ts';
import {
  type CompleteOptions,
  type ServerOptions,
  serverOptionsKind,
  withServerDefaults,
  workerOptions,
} from './options.ts';
import { createOwnRoutes } from './own-routes.ts';
import { readPage } from './page-file.ts';
import { performBy } from './perform.ts';
import { createRequestTracker } from './request-tracker.ts';
import {
  documentsBeforeReplacing,
  documentsBeforeStart,
  documentsUntilQuick,
  exampleWanted,
  type WorkerTask,
  workOfServer,
} from './warm-up.ts';

/** A running server. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Accepts no more requests, finishes those in progress within the grace period, and stops. */
  readonly close: () => Promise<void>;
}

/** The rule set shown in the metrics: the first of several. */
function ruleSetOf({ ruleset }: Pick<ServerOptions, 'ruleset'>): RuleSetIdentity {
  const [first] = [ruleset ?? defaultSpecification.ruleSet].flat();
  if (typeof first === 'object') return first;
  return (
    releasesOf(defaultSpecification).find(({ version }) => version === first) ?? defaultSpecification.ruleSet
  );
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
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  checkOptions('startServer', serverOptionsKind, options);
  needPackages('server');
  const settings = withServerDefaults(options);
  const log = createLog(settings.logFormat, settings.writeLog);
  const ruleset = ruleSetOf(settings);
  const gauges: Gauges = { inFlight: () => tracker.inFlight(), pool: () => pool.state() };
  const metrics = createMetrics(ruleset, gauges);
  const tracker = createRequestTracker(metrics, log);
  const pool = poolOf(settings, metrics, log);
  const server = serverOf(settings);
  const connections = createConnections(server);
  const listener = createListener({
    settings,
    perform: performBy(pool, metrics, log, settings),
    ownRoutes: createOwnRoutes(
      ruleset,
      metrics,
      createHealth(pool, emptyDocument, connections.isDraining),
      readPage(),
    ),
    tracker,
    metrics,
    log,
  });
  const receive = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const gone = connections.begin(incoming, outgoing);
    if (gone !== undefined) listener(tracker.open(incoming, outgoing, gone), incoming);
  };
  server.on('request', receive);
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A client that asks before sending a body that is too large is refused before it sends it.
    if (!(Number(incoming.headers['content-length']) > settings.maximumBytes)) outgoing.writeContinue();
    receive(incoming, outgoing);
  });
  server.on('clientError', (error, socket) =>
    answerClientError(error, socket, { settings, tracker, metrics, log }),
  );

  const url = await startUp(server, pool, settings);
  if (settings.worker === undefined) pool.keepWarm(exampleWanted);
  log.event('info', { event: 'listening', url, workers: settings.jobs });
  return runningServer(url, async () => {
    log.event('info', { event: 'draining', inFlight: tracker.inFlight() });
    await connections.drain(settings.drainDelay, settings.grace);
    await pool.close();
    log.event('info', { event: 'closed' });
  });
}

/** A server that closes once, however often that is asked of it. */
function runningServer(url: string, closeAll: () => Promise<void>): RunningServer {
  let closed: Promise<void> | undefined;
  return {
    url,
    close: () => {
      closed ??= closeAll();
      return closed;
    },
  };
}

function poolOf(settings: CompleteOptions, metrics: Metrics, log: Log): Pool<WorkerTask, Answer> {
  const { jobs, queue, queueTimeout, timeLimit, workerMemory } = settings;
  const workerData = {
    ...workerOptions(settings),
    documentsToWarmUp: documentsBeforeStart,
    documentsUntilQuick,
  };
  return createPool<WorkerTask, Answer>({
    worker: settings.worker ?? workerFile('server-worker'),
    workerData,
    jobs,
    queue,
    queueTimeout,
    timeLimit,
    memory: workerMemory,
    onRestart: () => {
      if (jobs > 1) workerData.documentsToWarmUp = documentsBeforeReplacing;
      metrics.workerRestarted();
      log.event('warn', { event: 'worker-restarted' });
    },
  });
}

function serverOf({ requestTimeout, checkInterval, maximumConnections }: CompleteOptions): Server {
  const server = createServer({
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 10_000),
    connectionsCheckingInterval: checkInterval,
    keepAliveTimeout: 5_000,
    // Node would refuse a request without Host with an empty answer.
    requireHostHeader: false,
  });
  server.maxConnections = maximumConnections;
  return server;
}

/** Listens once the workers are up, so that every client that can connect is answered. */
async function startUp(
  server: Server,
  pool: Pool<WorkerTask, Answer>,
  settings: CompleteOptions,
): Promise<string> {
  try {
    await pool.warmUp(emptyDocument);
    return await listen(server, settings);
  } catch (error) {
    await pool.close();
    throw error;
  }
}

/** The smallest possible work: it makes the workers load what they need. */
const emptyDocument = workOfServer('validate', {});

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
