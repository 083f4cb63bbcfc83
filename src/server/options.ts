import { availableParallelism } from 'node:os';
import { limitShape } from '../api/option-shapes.ts';
import { type BatchValidation, batchValidationShape } from '../batch/settings.ts';
import { pickOptions } from '../core/options/check-options.ts';
import {
  callback,
  expected,
  listOf,
  type OptionShape,
  oneOf,
  optionsOf,
  textWithContent,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import { type AnswerOptions, answerOptionShape } from '../http/document-work.ts';
import { defaultMaxBodyBytes, type HandlerLimits } from '../http/options.ts';
import { defaultTimeLimit, defaultWorkerMemory } from '../workers/time-limit.ts';
import type { LogFormat } from './log.ts';

/**
 * Describes how documents are checked and problems are written, as in `pint-ae/http`. Pass rule sets as the values of
 * their files, because options must reach worker threads.
 */
export interface WorkerOptions
  extends Omit<AnswerOptions, 'engine' | 'ruleSets' | 'specification'>,
    Pick<BatchValidation, 'ruleSets' | 'specification'> {}

/** Limits of a server. */
export type ServerLimits = HandlerLimits & {
  /** Bytes of all bodies and answers together; further requests get 503 with Retry-After. */
  readonly maxHeldBytes?: number | undefined;
  /**
   * Simultaneous connections. Beyond the limit, the oldest connection without a request is closed, or else the new
   * one.
   */
  readonly maxConnections?: number | undefined;
  /** Documents that may wait for a worker, default 1,000; more get 503 with Retry-After. */
  readonly maxQueue?: number | undefined;
  /** Memory of a worker in MiB; a worker that exceeds it is replaced. */
  readonly maxMemory?: number | undefined;
};

/** Describes how the server listens, its limits, and how it checks documents. */
export interface ServerOptions extends WorkerOptions {
  /** Address to listen on; default 127.0.0.1, so that only this machine reaches it. */
  readonly host?: string;
  /**
   * Host names that clients may use in addition to those of this machine. Default: any name, unless the server
   * listens on a loopback address.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Origins of pages that may send requests and read the answers (CORS), such as `https://docs.example`; default:
   * none.
   */
  readonly allowedOrigins?: readonly string[];
  /** Port to listen on; 0 for any free one. */
  readonly port?: number;
  /** Number of worker threads, and so of documents at a time; default: as many as the machine runs in parallel. */
  readonly threads?: number;
  /** Milliseconds that a document may wait for a worker. */
  readonly queueTimeout?: number;
  /** Milliseconds that a document may take; after that its worker is replaced. */
  readonly timeLimit?: number;
  /** Limits of the server, of documents and of findings. */
  readonly limits?: ServerLimits;
  /** Milliseconds for a request to arrive completely. */
  readonly requestTimeout?: number;
  /** Milliseconds for a client to read its answer; after that its connection is closed. */
  readonly answerTimeout?: number;
  /** Milliseconds between two checks of the connections for late requests. */
  readonly checkInterval?: number;
  /**
   * Milliseconds for which a closing server still accepts requests, so that a load balancer sees it drain;
   * default 0.
   */
  readonly drainDelay?: number;
  /** Milliseconds for which a closing server then waits for requests in progress. */
  readonly grace?: number;
  /** Handlers of further paths, such as `/mcp`, with the same limits of hosts, connections and memory. */
  readonly handlers?: ReadonlyMap<string, (request: Request) => Promise<Response>>;
  readonly logFormat?: LogFormat;
  /** Receives each log line; default: standard error. */
  readonly writeLog?: (line: string) => void;
  /** Another file for the workers to run. */
  readonly worker?: URL;
}

const megabyte = 1024 * 1024;

/** The options with their defaults. */
export function withServerDefaults(options: ServerOptions) {
  const { threads = availableParallelism(), limits = {} } = options;
  const { maxBodyBytes = defaultMaxBodyBytes } = limits;
  return {
    host: '127.0.0.1',
    port: 8080,
    queueTimeout: 10_000,
    timeLimit: defaultTimeLimit,
    requestTimeout: 30_000,
    answerTimeout: 60_000,
    checkInterval: 5_000,
    drainDelay: 0,
    // Longer than a document may wait and take.
    grace: 25_000,
    logFormat: 'json' as const,
    writeLog: (line: string) => void process.stderr.write(line),
    ...options,
    threads,
    limits: {
      maxHeldBytes: Math.max(256 * megabyte, 2 * maxBodyBytes),
      maxConnections: 2_000,
      // A thousand light documents of one client take seconds; their bytes are limited by maxHeldBytes.
      maxQueue: Math.max(1_000, 32 * threads),
      maxMemory: defaultWorkerMemory,
      ...limits,
      maxBodyBytes,
    },
  };
}

export type CompleteOptions = ReturnType<typeof withServerDefaults>;

const { engine: _, specification: __, ...answeringShape } = answerOptionShape;
const { release, ruleSets, specification, ignoreAdvice } = batchValidationShape;

const workerOptionShape = {
  ...answeringShape,
  release,
  ruleSets,
  specification,
  ignoreAdvice,
} satisfies OptionShape<WorkerOptions>;

const milliseconds = wholeNumber(0, 2 ** 31 - 1);

export const serverOptionShape = {
  ...workerOptionShape,
  host: textWithContent,
  allowedHosts: listOf(textWithContent),
  allowedOrigins: listOf(textWithContent),
  port: wholeNumber(0, 65_535),
  threads: wholeNumber(1, 1024),
  queueTimeout: milliseconds,
  timeLimit: milliseconds,
  limits: optionsOf<ServerLimits>({
    ...limitShape,
    maxBodyBytes: wholeNumber(1),
    maxHeldBytes: wholeNumber(1),
    maxConnections: wholeNumber(1),
    maxQueue: wholeNumber(0),
    maxMemory: wholeNumber(16),
  }),
  requestTimeout: milliseconds,
  answerTimeout: milliseconds,
  checkInterval: milliseconds,
  drainDelay: milliseconds,
  grace: milliseconds,
  handlers: expected<ServerOptions['handlers']>((value) => value instanceof Map, 'a Map'),
  logFormat: oneOf(['json', 'none']),
  writeLog: callback<ServerOptions['writeLog']>(),
  worker: expected<URL>((value) => value instanceof URL, 'a URL'),
} satisfies OptionShape<ServerOptions>;

export const serverOptionsKind = optionsOf<ServerOptions>(serverOptionShape);

/** Takes from the options of a server those that workers need. */
export function workerOptions(options: ServerOptions): WorkerOptions {
  const { limits, ...picked } = pickOptions(workerOptionShape, options);
  return limits === undefined ? picked : { ...picked, limits: pickOptions(limitShape, limits) };
}

/** Returns how problems are written. */
export function problemOptions({ problemBase }: ServerOptions): { readonly problemBase?: string } {
  return problemBase === undefined ? {} : { problemBase };
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Tells whether a request may use its host name: a foreign page could name a loopback server (DNS rebinding). */
export function allowedHosts({
  host,
  allowedHosts = [],
}: CompleteOptions): (named: string | undefined) => boolean {
  if (!loopback.test(host) && allowedHosts.length === 0) return () => true;
  const allowed = new Set([host, ...allowedHosts].map((name) => name.toLowerCase()));
  return (named) => {
    // HTTP/1.0 requests may lack the header; browsers always send it.
    if (named === undefined) return true;
    const name = named.replace(/:\d*$/, '').toLowerCase();
    return allowed.has(name) || (loopback.test(host) && loopback.test(name));
  };
}

/** The headers that let an allowed origin read an answer; a page opened from a disk has the origin `null`. */
export function allowedOrigins({
  allowedOrigins = [],
}: Pick<CompleteOptions, 'allowedOrigins'>): (origin?: string) => Map<string, string> {
  return (origin) =>
    new Map(
      origin === undefined || !allowedOrigins.includes(origin)
        ? []
        : [
            ['access-control-allow-origin', origin],
            ['access-control-allow-methods', 'GET, POST'],
            ['access-control-allow-headers', 'content-type, accept-language'],
            // A public page needs this permission before it may access this machine.
            ['access-control-allow-private-network', 'true'],
            ['access-control-max-age', '600'],
            ['vary', 'Origin'],
          ],
    );
}
