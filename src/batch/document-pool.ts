import { availableParallelism } from 'node:os';
import type { ConversionResult } from '../api/convert.ts';
import type { NotJudgedResult, RequestResult, UblResult } from '../api/validation-result.ts';
import type { Language } from '../core/messages/language.ts';
import { CallerError } from '../core/options/caller-error.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { expected, oneOf, optionsOf, wholeNumber } from '../core/options/option-kinds.ts';
import { bothLanguages } from '../specification/both-languages.ts';
import { createPool as createThreadPool } from '../workers/pool.ts';
import { workerFile } from '../workers/shipped-file.ts';
import { defaultTimeLimit, defaultWorkerMemory } from '../workers/time-limit.ts';
import { type Call, unjudged } from './call.ts';
import { type BatchLimits, type BatchValidation, batchLimitsKind, batchValidationShape } from './settings.ts';
import { settingsOf, validationOf } from './validate-batch.ts';
import { cannotStart, endlessQueue, lostTexts } from './validating.ts';

/** Options of a pool, and its limits. */
export interface PoolOptions extends Omit<BatchValidation, 'limits'> {
  /** Limits of a document, its findings and a thread. */
  readonly limits?: BatchLimits;
  /**
   * Number of worker threads, and so of documents at a time; default: the number that the machine can run in
   * parallel.
   */
  readonly threads?: number;
  /**
   * Milliseconds that a document may take. After that its thread is ended and replaced, and the document is
   * `not-judged`.
   */
  readonly timeLimit?: number;
  /** Another file for the threads to run. */
  readonly worker?: URL;
}

export interface PoolCallOptions {
  /**
   * The call rejects with the signal's reason when it is aborted. A waiting document is then not checked; one in
   * progress runs to its end.
   */
  readonly signal?: AbortSignal;
  /** Language of messages and hints; default: that of the pool. */
  readonly language?: Language;
}

/** The result of `convert`; a document whose thread was lost is `not-judged`, and has no UBL. */
export type PoolConversion = ConversionResult | (NotJudgedResult & { readonly xml: null });

/** The functions of the library in worker threads. Calls wait for a free thread in the order in which they come. */
export interface DocumentPool extends AsyncDisposable {
  readonly validate: (request: unknown, options?: PoolCallOptions) => Promise<RequestResult>;
  readonly convert: (request: unknown, options?: PoolCallOptions) => Promise<PoolConversion>;
  readonly validateUbl: (xml: string | Uint8Array, options?: PoolCallOptions) => Promise<UblResult>;
  /** Waits for all submitted documents, then ends the threads. */
  readonly close: () => Promise<void>;
}

const poolOptionsKind = optionsOf<PoolOptions>({
  ...batchValidationShape,
  limits: batchLimitsKind,
  threads: wholeNumber(1, 1024),
  timeLimit: wholeNumber(1),
  worker: expected<URL>((value) => value instanceof URL, 'a URL'),
});

const callOptionsKind = optionsOf<PoolCallOptions>({
  signal: expected<AbortSignal>((value) => value instanceof AbortSignal, 'an AbortSignal'),
  language: oneOf(bothLanguages),
});

/**
 * Creates a pool of worker threads for a server, so that no document blocks its event loop or ends its process. It
 * needs the package piscina. Create one for the process, and close it with the server.
 *
 * @example
 * ```ts
 * import { createPool } from 'pint-ae/batch';
 * const pool = createPool({ threads: 1 });
 * const { outcome } = await pool.validate(request, { signal: AbortSignal.timeout(60_000) });
 * console.log(outcome); // valid
 * await pool.close();
 * ```
 * @throws {CallerError} if an option is wrong. The promises reject if the threads cannot start.
 * @since 0.1.0
 */
export function createPool(options: PoolOptions = {}): DocumentPool {
  checkOptions('createPool', poolOptionsKind, options);
  const { threads = availableParallelism() } = options;
  const { timeLimit = defaultTimeLimit, limits: { maxMemory: memory = defaultWorkerMemory } = {} } = options;
  const pool = createThreadPool<Call, unknown>({
    worker: options.worker ?? workerFile('batch-worker'),
    workerData: settingsOf(validationOf(options)),
    threads,
    timeLimit,
    memory,
    ...endlessQueue,
  });
  const begun = new Set<Promise<unknown>>();
  let isClosed = false;

  async function answer(call: Call, given: PoolCallOptions): Promise<unknown> {
    const { signal = new AbortController().signal, language = options.language } = given;
    checkOptions(call.call, callOptionsKind, given);
    if (isClosed)
      throw new CallerError(`${call.call}: the pool is closed`, {
        code: 'closed',
        option: 'pool',
        expected: 'a pool that is open',
      });
    const work = pool.run({ ...call, language }, signal).finally(() => begun.delete(work));
    begun.add(work);
    const done = await unlessAborted(work, signal);
    switch (done.kind) {
      case 'done':
        return done.result;
      case 'not-started':
        throw cannotStart(done.error);
      case 'timed-out':
        return unjudged(call.call, lostTexts['timed-out'], '', language);
      case 'lost':
        return unjudged(call.call, lostTexts.ended, reasonOf(done.error), language);
      case 'threw':
        if (isUnclonable(done.error)) throw unreadable(call.call, done.error);
        throw cannotStart(done.error);
      default:
        throw signal.reason;
    }
  }

  const close = async () => {
    isClosed = true;
    await Promise.allSettled(begun);
    await pool.close();
  };
  // A thread's answer has the type that the function with this name returns.
  return {
    validate: async (document, given = {}) =>
      (await answer({ call: 'validate', document }, given)) as RequestResult,
    convert: async (document, given = {}) =>
      (await answer({ call: 'convert', document }, given)) as PoolConversion,
    validateUbl: async (document, given = {}) => {
      checkDocument('validateUbl', document);
      return (await answer({ call: 'validateUbl', document }, given)) as UblResult;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells whether a value cannot be sent to a thread: it has functions, for example. */
const isUnclonable = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'DataCloneError';

function unreadable(caller: string, cause: unknown): CallerError {
  const message = `${caller}: the request cannot be sent to a thread: ${reasonOf(cause)}`;
  return new CallerError(message, {
    code: 'unreadable-argument',
    option: 'request',
    expected: 'data',
    cause,
  });
}
