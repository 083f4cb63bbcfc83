import { setMaxListeners } from 'node:events';
import type { ProblemKind } from 'pint-ae/http';
import { createPool, type Done, type Pool, workerFile } from 'pint-ae/internal/server';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Settings } from '../settings.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import {
  type NamedWork,
  type Performed,
  performed,
  type WorkInput,
  type WorkName,
  type WorkResult,
} from './tasks.ts';

/** Does slow work on large documents, so that nothing else waits for it. */
export interface DocumentWork {
  /** Runs work for a client, in turns; throws the document's problem, or WorkFailed if it could not be done. */
  readonly run: <Name extends WorkName>(
    name: Name,
    input: WorkInput<Name>,
    client: string,
    /** Aborted when the result is no longer needed; work that has not begun is then not done. */
    ended?: AbortSignal,
  ) => Promise<WorkResult<Name>>;
  /** Starts the worker threads before the first large document does; rejects if they cannot start. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Work that was not done, for reasons outside its document. */
export class WorkFailed extends RequestProblem {
  readonly text: LibraryText;
  /** The number of seconds until a thread may be free; undefined if another try would fail too. */
  readonly seconds: number | undefined;

  constructor(kind: ProblemKind, text: LibraryText, seconds?: number) {
    super(kind, {
      detail: { text },
      ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
    });
    this.text = text;
    this.seconds = seconds;
  }
}

type LibraryText = 'overloaded' | 'noWorker' | 'timedOut' | 'notJudged';

/** Returns the seconds until work that found no thread may try again; undefined for any other error. */
export function secondsUntilFree(error: unknown): number | undefined {
  return error instanceof WorkFailed ? error.seconds : undefined;
}

/** From this size on, in bytes or characters, a thread does the work; smaller documents delay no other request. */
const large = 64 * 1024;
/** From this size on, work takes seconds, and one thread is reserved for shorter work. */
const heavy = 1024 * 1024;

/** Limits of the work that waits for each thread, and of the waiting and running time of a piece, in milliseconds. */
export interface WorkLimits {
  readonly waitingForEach: number;
  readonly inQueue: number;
  readonly ofWork: number;
}

const limitsOfService: WorkLimits = { waitingForEach: 32, inQueue: 10_000, ofWork: 30_000 };

/** The longest waiting and running time of a piece of work. */
export const longestWorkSeconds = (limitsOfService.inQueue + limitsOfService.ofWork) / 1000;

const secondsUntilNextStart = 5;

interface Surroundings {
  readonly settings: Pick<Settings, 'judging' | 'workers'>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'workFailed'>;
  /** Another file for the threads to run. */
  readonly worker?: URL;
  readonly limits?: WorkLimits;
}

/** Creates the work on documents: small ones in this thread, large ones in threads that start with the first. */
export function createDocumentWork(surroundings: Surroundings): DocumentWork {
  let pool: Pool<NamedWork, Performed> | undefined;
  const { judging } = surroundings.settings;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const threads = () => {
    pool ??= poolOf(surroundings);
    return pool;
  };
  return {
    run: async (name, input, client, ended) => {
      const work = { name, input, judging };
      const size = sizeOf(input);
      const done =
        size < large
          ? performed(work)
          : await inThread(threads(), work, { size, client, stopping: stopping.signal, ended }, surroundings);
      if ('refused' in done) throw new RequestProblem(done.refused.kind, done.refused.texts);
      return done.result as WorkResult<typeof name>;
    },
    start: () =>
      threads().warmUp({
        name: 'detailText',
        input: { facts: {}, request: '{}', documentType: '' },
        judging,
      }),
    close: async () => {
      stopping.abort();
      await pool?.close();
    },
  };
}

/** Calls a function with a signal that any of several aborts; a long-lived signal would keep AbortSignal.any. */
async function untilAborted<Result>(
  given: readonly (AbortSignal | undefined)[],
  doing: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signals = given.filter((signal) => signal !== undefined);
  const any = new AbortController();
  const abort = () => any.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  try {
    return await doing(any.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}

/** The size of the texts and bytes of an input; the rest is small. */
function sizeOf(input: object): number {
  return Object.values(input).reduce<number>((size, value) => {
    if (typeof value === 'string') return size + value.length;
    return value instanceof Uint8Array ? size + value.byteLength : size;
  }, 0);
}

function poolOf({
  settings,
  log,
  worker,
  limits = limitsOfService,
}: Surroundings): Pool<NamedWork, Performed> {
  const { count, memoryMebibytes } = settings.workers;
  return createPool<NamedWork, Performed>({
    worker: worker ?? workerFile('service-worker'),
    workerData: {},
    threads: count,
    queue: limits.waitingForEach * count,
    queueTimeout: limits.inQueue,
    timeLimit: limits.ofWork,
    memory: memoryMebibytes,
    onRestart: () => log.error('A worker thread ended and was replaced.', {}),
  });
}

interface Asked {
  readonly size: number;
  readonly client: string;
  readonly stopping: AbortSignal;
  readonly ended: AbortSignal | undefined;
}

async function inThread(
  pool: Pool<NamedWork, Performed>,
  work: NamedWork,
  { size, client, stopping, ended }: Asked,
  surroundings: Surroundings,
): Promise<Performed> {
  const done = await untilAborted([stopping, ended], (signal) =>
    pool.run(work, signal, { client, isHeavy: size >= heavy }),
  );
  if (done.kind === 'done') return done.result;
  // Nobody waits any more, or the service stops: another process or the next start does the work.
  if (done.kind === 'abandoned' || stopping.aborted)
    throw new WorkFailed('unavailable', 'noWorker', secondsUntilNextStart);
  const { log, metrics } = surroundings;
  metrics.workFailed(done.kind);
  // The caller that answers the request logs errors of the work.
  if (done.kind === 'lost' || done.kind === 'not-started')
    log.error('A worker thread could not do its work.', { work: work.name, size }, done.error);
  throw failureOf(done);
}

function failureOf(done: Exclude<Done<Performed>, { kind: 'done' | 'abandoned' }>): unknown {
  switch (done.kind) {
    case 'overloaded':
      return new WorkFailed('unavailable', 'overloaded', done.retryAfter);
    case 'not-started':
      return new WorkFailed('unavailable', 'noWorker', secondsUntilNextStart);
    case 'timed-out':
      // 503 would invite another attempt, which would take just as long.
      return new WorkFailed('internal-error', 'timedOut');
    case 'lost':
      return new WorkFailed('internal-error', 'notJudged');
    case 'threw':
      return done.error;
  }
}
