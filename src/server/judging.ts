import { loadValidation } from '../batch/settings.ts';
import { answerTo } from '../http/answer.ts';
import type { Answer } from '../http/document-work.ts';
import type { Work } from '../http/options.ts';
import { createPool, type Done, type Pool, type PoolOptions, type PoolState } from '../workers/pool.ts';
import { workerFile } from '../workers/shipped-file.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { type CompleteOptions, workerOptions } from './options.ts';
import { createOwnThread, type Waiting } from './own-thread.ts';
import {
  documentsBeforeReplacing,
  documentsBeforeStart,
  documentsUntilQuick,
  exampleWanted,
  validatedExamples,
  type WorkerTask,
  warmUp,
  workOfServer,
} from './warm-up.ts';

/** Work on the documents of a server. */
export interface Judging {
  readonly run: (work: Work, waiting: Waiting, client: string) => Promise<Done<Answer>>;
  /** Returns the seconds until a client may try again, if a document of this size may not even wait. */
  readonly fullFor: (client: string, bytes: number) => number | undefined;
  readonly state: () => PoolState;
  /** Resolves once documents can be checked, though not yet fast. */
  readonly warmUp: () => Promise<void>;
  /** Checks examples while nothing else runs, until checking is fast. */
  readonly keepWarm: () => void;
  /** Starts a thread if none is up. */
  readonly startAgain: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** From this many bytes on, checking takes long: an invoice with some hundred lines. */
const heavy = 256 * 1024;

/** A document designed to be slow took 1.7 s with 220 KB (12,000 empty lines of UBL): smaller ones share a thread. */
const mostInOwnThread = 64 * 1024;

/** The smallest possible work: it makes the workers load what they need. */
const emptyDocument = workOfServer('validate', {});

/** Checks all documents in worker threads. Each is ready after a number of examples. */
export function judgingInThreads(
  settings: CompleteOptions,
  metrics: Metrics,
  log: Log,
  documentsToWarmUp = documentsBeforeStart,
): Judging {
  const pool = poolOf(settings, metrics, log, { documentsToWarmUp, documentsUntilQuick });
  return {
    run: (work, { signal }, client) => pool.run(work, signal, { client, isHeavy: work.body.length > heavy }),
    fullFor: pool.fullFor,
    state: pool.state,
    warmUp: () => pool.warmUp(emptyDocument),
    keepWarm: () => {
      if (settings.worker === undefined) pool.keepWarm(exampleWanted);
    },
    startAgain: () => pool.run(emptyDocument, new AbortController().signal),
    close: pool.close,
  };
}

/** Checks small documents in this thread, and large ones, or all by own rules, in worker threads. */
export async function judgingInOwnThread(
  settings: CompleteOptions,
  metrics: Metrics,
  log: Log,
  documentsToWarmUp: number,
): Promise<Judging> {
  const { ruleSets = [], specification } = settings;
  const hasOwnRules = ruleSets.some((one) => typeof one === 'object');
  if (hasOwnRules || specification !== undefined) return judgingInThreads(settings, metrics, log);
  const options = await loadValidation(workerOptions(settings));
  const examples = validatedExamples(options);
  const own = createOwnThread((work) => answerTo(work, options), {
    ...settings,
    queue: settings.limits.maxQueue,
  });
  const pool = poolOf(settings, metrics, log, { documentsToWarmUp: 0 }, { isStartedLate: true });
  let judged = 0;
  let isClosing = false;

  function warm(): void {
    judged += 1;
    examples.next();
    if (judged < documentsUntilQuick && !isClosing) setImmediate(warm);
  }

  return {
    run: (work, waiting, client) =>
      work.body.length > mostInOwnThread
        ? pool.run(work, waiting.signal, { client, isHeavy: work.body.length > heavy })
        : own.run(work, waiting, { client, isHeavy: false }),
    fullFor: (client, bytes) => (bytes > mostInOwnThread ? pool.fullFor(client) : own.fullFor(client)),
    state: () => {
      const { workers, quick, running, waiting } = pool.state();
      const isQuick = judged >= documentsUntilQuick;
      return {
        workers: workers + 1,
        quick: isQuick ? quick + 1 : quick,
        running,
        waiting: waiting + own.waiting(),
        isWithoutWorkers: false,
      };
    },
    warmUp: async () => {
      judged += warmUp(documentsToWarmUp, () => examples.next());
    },
    keepWarm: warm,
    startAgain: async () => {},
    close: () => {
      isClosing = true;
      return pool.close();
    },
  };
}

function poolOf(
  settings: CompleteOptions,
  metrics: Metrics,
  log: Log,
  warming: { documentsToWarmUp: number; readonly documentsUntilQuick?: number },
  starting: Pick<PoolOptions, 'isStartedLate'> = {},
): Pool<WorkerTask, Answer> {
  const { threads, queueTimeout, timeLimit, limits } = settings;
  const workerData = { ...workerOptions(settings), ...warming };
  return createPool<WorkerTask, Answer>({
    worker: settings.worker ?? workerFile('server-worker'),
    workerData,
    ...{ threads, queue: limits.maxQueue, queueTimeout, timeLimit, memory: limits.maxMemory },
    ...starting,
    onRestart: () => {
      if (threads > 1) workerData.documentsToWarmUp = documentsBeforeReplacing;
      metrics.workerRestarted();
      log.event('warn', { event: 'worker-restarted' });
    },
  });
}
