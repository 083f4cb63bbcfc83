import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { onceAsked } from '../core/once-per.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import { releasesOf } from '../judge/rule-sets.ts';
import { needPackages } from '../node/optional-package.ts';
import { defaultSpecification } from '../specification/default.ts';
import { shippedFile } from '../workers/shipped-file.ts';
import { answerClientError } from './client-error.ts';
import { createConnections } from './connections.ts';
import { createHealth, isQuickNow } from './health.ts';
import { type Judging, judgingInThreads } from './judging.ts';
import { createListener } from './listener.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Gauges, type MetricList, type Metrics } from './metrics.ts';
import {
  type CompleteOptions,
  type ServerOptions,
  serverOptionsKind,
  withServerDefaults,
} from './options.ts';
import { createOwnRoutes } from './own-routes.ts';
import { performBy } from './perform.ts';
import { createRequestTracker } from './request-tracker.ts';

/** A running server. */
export interface RunningServer {
  /** The address on which it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Accepts no more requests, finishes those in progress within the grace period, and stops. */
  readonly close: () => Promise<void>;
}

/** The rule set shown in the metrics: the first of several. */
function ruleSetOf({ release, ruleSets = [] }: Pick<ServerOptions, 'release' | 'ruleSets'>): RuleSetIdentity {
  const [given] = ruleSets;
  if (typeof given === 'object') return given;
  const [first] = [release].flat();
  return (
    releasesOf(defaultSpecification).find(({ version }) => version === first) ?? defaultSpecification.ruleSet
  );
}

/**
 * Starts a server with the operations of `pint-ae/http`, the page to try documents on, `/healthz`, `/readyz` and
 * `/metrics`. Worker threads check the documents. Rejects if it cannot listen, or its workers cannot start.
 *
 * @example
 * ```ts
 * const server = await startServer({ port: 0, threads: 1, logFormat: 'none' });
 * const response = await fetch(`${server.url}/v1/validate`, {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: JSON.stringify(request),
 * });
 * const { valid } = await response.json();
 * await server.close();
 * console.log(response.status, valid); // 200 true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  checkOptions('startServer', serverOptionsKind, options);
  const settings = withServerDefaults(options);
  const server = await openServer(settings, async (...parts) => judgingInThreads(...parts));
  return loggedServer(server, settings);
}

/** Logs that a server listens, and when it closes; it closes only once, even if `close` is called again. */
export function loggedServer(server: OpenServer, settings: CompleteOptions): RunningServer {
  const { url, inFlight } = server;
  const log = createLog(settings.logFormat, settings.writeLog);
  const close = onceAsked(async () => {
    log.event('info', { event: 'draining', inFlight: inFlight() });
    await server.close();
    log.event('info', { event: 'closed' });
  });
  log.event('info', { event: 'listening', url, workers: settings.threads });
  return { url, close };
}

/** A server in one process, which may be one of several that listen on one port. */
export interface OpenServer extends RunningServer {
  readonly inFlight: () => number;
  /** Tells whether documents are checked fast. */
  readonly isQuick: () => boolean;
  readonly metrics: () => Promise<MetricList>;
}

type ChooseJudging = (settings: CompleteOptions, metrics: Metrics, log: Log) => Promise<Judging>;

/** The facts that a process knows about its server's other processes. */
interface Others {
  readonly metrics: () => Promise<readonly MetricList[]>;
  readonly areQuick: () => boolean;
}

/** Starts a server that checks documents in the given way. */
export async function openServer(
  settings: CompleteOptions,
  chooseJudging: ChooseJudging,
  others?: Others,
): Promise<OpenServer> {
  needPackages('server');
  const log = createLog(settings.logFormat, settings.writeLog);
  const ruleSet = ruleSetOf(settings);
  const gauges: Gauges = { inFlight: () => tracker.inFlight(), pool: () => judging.state() };
  const metrics = createMetrics(ruleSet, gauges);
  const tracker = createRequestTracker(metrics, log);
  const judging = await chooseJudging(settings, metrics, log);
  const isQuick = () => isQuickNow(judging);
  const server = createServer({
    requestTimeout: settings.requestTimeout,
    headersTimeout: Math.min(settings.requestTimeout, 10_000),
    connectionsCheckingInterval: settings.checkInterval,
    keepAliveTimeout: 5_000,
    // Node would refuse a request without Host with an empty answer.
    requireHostHeader: false,
  });
  const connections = createConnections(server, settings.limits.maxConnections);
  const health = createHealth(judging, connections.isDraining, others?.areQuick ?? isQuick);
  const metricsText = async () => metrics.text(await others?.metrics());
  const listener = createListener({
    settings,
    perform: performBy(judging, metrics, log, settings),
    fullFor: judging.fullFor,
    ownRoutes: createOwnRoutes(ruleSet, { ...metrics, text: metricsText }, health, readPage()),
    metrics,
    log,
  });
  const receive = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const gone = connections.begin(incoming, outgoing);
    if (gone !== undefined) listener(tracker.open(incoming, outgoing, gone), incoming);
  };
  server.on('request', receive);
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A client that announces a body above the limit is refused before it sends the body.
    if (!(Number(incoming.headers['content-length']) > settings.limits.maxBodyBytes))
      outgoing.writeContinue();
    receive(incoming, outgoing);
  });
  server.on('clientError', (error, socket) =>
    answerClientError(error, socket, { settings, tracker, metrics, log }),
  );

  const url = await startUp(server, judging, settings);
  judging.keepWarm();
  return {
    url,
    isQuick,
    inFlight: tracker.inFlight,
    metrics: metrics.list,
    close: async () => {
      await connections.drain(settings.drainDelay, settings.grace);
      await judging.close();
    },
  };
}

/** Listens once the workers are up, so that every client that connects gets an answer. */
async function startUp(server: Server, judging: Judging, settings: CompleteOptions): Promise<string> {
  try {
    await judging.warmUp();
    return await listen(server, settings);
  } catch (error) {
    await judging.close();
    throw error;
  }
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

/** Reads the page on which people can try documents, one self-contained file; undefined if it was not built. */
export function readPage(): Buffer | undefined {
  const packed = read('page/index.html.br');
  return packed === undefined ? read('page.html') : brotliDecompressSync(packed);
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(shippedFile(name));
  } catch {
    return undefined;
  }
}
