import { availableParallelism } from 'node:os';
import type { AnswerOptions } from '../http/work.ts';
import type { LogFormat } from './log.ts';

/** How the server listens, how much it takes, and how it judges; documents are judged as by `pint-ae/http`. */
export interface ServerOptions extends Omit<AnswerOptions, 'engine' | 'ruleset' | 'rulesets'> {
  /** Address to listen on; 127.0.0.1 where not given, so that only this machine reaches it. */
  readonly host?: string;
  /** Port to listen on; 0 for any that is free. */
  readonly port?: number;
  /** Worker threads, and so documents at a time; as many as the machine runs in parallel where not given. */
  readonly jobs?: number;
  /** Documents that may wait for a worker; more are refused with 503 and Retry-After. */
  readonly queue?: number;
  /** Milliseconds that a document may wait for a worker. */
  readonly queueTimeout?: number;
  /** Milliseconds that a document may take; then its worker is ended and replaced. */
  readonly timeLimit?: number;
  /** Bytes of a body at most, decompressed. */
  readonly maximumBytes?: number;
  /** Milliseconds in which a request must have arrived as a whole. */
  readonly requestTimeout?: number;
  /** Milliseconds between two looks at the connections for requests that are late. */
  readonly checkInterval?: number;
  /** Milliseconds for which a closing server waits for what it has begun. */
  readonly grace?: number;
  readonly logFormat?: LogFormat;
  /** Where log lines go; standard error where not given. */
  readonly writeLog?: (line: string) => void;
  /** Another file for the workers to run. */
  readonly worker?: URL;
}

/** The options with what holds where one is not given. */
export function withServerDefaults(options: ServerOptions) {
  const jobs = options.jobs ?? availableParallelism();
  return {
    host: '127.0.0.1',
    port: 8080,
    queue: 32 * jobs,
    queueTimeout: 10_000,
    timeLimit: 10_000,
    maximumBytes: 10 * 1024 * 1024,
    requestTimeout: 30_000,
    checkInterval: 5_000,
    grace: 10_000,
    logFormat: 'json' as const,
    writeLog: (line: string) => void process.stderr.write(line),
    ...options,
    jobs,
  };
}

export type CompleteOptions = ReturnType<typeof withServerDefaults>;
