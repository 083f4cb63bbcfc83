import { setImmediate } from 'node:timers/promises';
import { createPool, type Pool } from '../workers/pool.ts';
import { begun, type Chunk, type ChunkDocument, documentsOf, newProgress } from './chunk.ts';
import { readDocument } from './file-content.ts';
import type { WorkerSettings } from './settings.ts';
import { createChunkValidator, type ValidatedChunk, validatedChunk } from './validate-chunk.ts';
import { failedLine, idOf, notJudged } from './verdict.ts';

/** Checks chunks, in this thread or in others. Results come in the order of the chunk's documents. */
export interface Validating {
  readonly judge: (chunk: Chunk) => Promise<readonly ValidatedChunk[]>;
  readonly close: () => Promise<void>;
}

/**
 * The error that stops a batch.
 *
 * @since 0.1.0
 */
export class BatchError extends Error {}

/** The error of a stopped batch whose documents were still in progress after the grace period. */
export class StoppedError extends Error {}

/** Checks in this thread, and yields to other work between chunks. */
export async function validatingHere(settings: WorkerSettings): Promise<Validating> {
  const judge = await createChunkValidator(settings);
  return {
    judge: async (chunk) => {
      await setImmediate();
      return [judge(chunk)];
    },
    close: async () => {},
  };
}

export interface ThreadOptions {
  readonly threads: number;
  readonly worker: URL;
  /** Milliseconds that a document may take; after that its worker is ended, and the document is `not-judged`. */
  readonly timeLimit: number;
  readonly memory: number;
  /** Ends the batch; documents still in progress after the grace period are abandoned. */
  readonly stop: AbortSignal;
  /** Milliseconds that a stopped batch waits for documents in progress. */
  readonly grace: number;
}

/** Work waits in the queue longer than any batch takes, and is never refused. */
export const endlessQueue = {
  queue: Number.POSITIVE_INFINITY,
  queueTimeout: 2 ** 31 - 1,
  onRestart: () => {},
};

export async function validatingInThreads(
  settings: WorkerSettings,
  options: ThreadOptions,
): Promise<Validating> {
  const { threads, worker, timeLimit, memory, stop, grace } = options;
  const pool = createPool<Chunk, ValidatedChunk>({
    worker,
    workerData: settings,
    threads,
    timeLimit,
    memory,
    ...endlessQueue,
  });
  // Tests that the workers can start; otherwise every chunk would be lost.
  try {
    await pool.warmUp({ kind: 'documents', documents: [] });
  } catch (error) {
    await pool.close();
    throw cannotStart(error);
  }
  const givenUp = new AbortController();
  const judging: Threads = { pool, timeLimit, givenUp: givenUp.signal };
  let timer: NodeJS.Timeout | undefined;
  const giveUp = () => {
    timer = setTimeout(() => {
      givenUp.abort();
      pool.close();
    }, grace);
  };
  stop.addEventListener('abort', giveUp);
  return {
    judge: (chunk) => validateWithRetry(judging, chunk, settings),
    close: async () => {
      stop.removeEventListener('abort', giveUp);
      clearTimeout(timer);
      await pool.close();
    },
  };
}

interface Threads {
  readonly timeLimit: number;
  readonly pool: Pool<Chunk, ValidatedChunk>;
  readonly givenUp: AbortSignal;
}

export const cannotStart = (error: unknown): BatchError =>
  new BatchError(`the workers cannot start: ${error instanceof Error ? error.message : error}`);

/** Reason why there are no verdicts on a chunk: its worker ended, or one document took too long. */
interface Lost {
  readonly lost: 'ended' | 'timed-out';
  readonly reason: string;
}

/** The message cases for a document that was not checked. */
export const lostTexts = { ended: 'workerEnded', 'timed-out': 'timedOut' } as const;

/** A document that ran for this share of the limit exceeded it, because starting a chunk takes time too. */
const wholeLimit = 0.9;

/**
 * A chunk whose worker is lost is checked again without the document that the worker was checking, so that only
 * documents that end workers are lost. That document is checked once more alone, unless it has had its full time.
 */
async function validateWithRetry(
  threads: Threads,
  chunk: Chunk,
  settings: WorkerSettings,
): Promise<ValidatedChunk[]> {
  const progress = newProgress();
  const validated = await attempt(threads, { ...chunk, progress });
  if (!('lost' in validated)) return [validated];
  const documents = [...documentsOf(chunk, settings.blankLines)];
  const { index, milliseconds } = begun(progress) ?? { index: 0, milliseconds: 0 };
  const document = documents[index];
  if (document === undefined) return [];
  const hadItsTime =
    validated.lost === 'timed-out' && (index === 0 || milliseconds >= wholeLimit * threads.timeLimit);
  const lost = () => lostChunk(document, validated, settings);
  return inTurn(
    () => validateAll(threads, documents.slice(0, index), settings),
    async () => [hadItsTime ? lost() : await validateAlone(threads, document, settings)],
    () => validateAll(threads, documents.slice(index + 1), settings),
  );
}

async function validateAll(
  threads: Threads,
  documents: readonly ChunkDocument[],
  settings: WorkerSettings,
): Promise<ValidatedChunk[]> {
  return documents.length === 0 ? [] : validateWithRetry(threads, { kind: 'documents', documents }, settings);
}

/** A document checked after a failure that ends the batch does not count. */
async function inTurn(...steps: readonly (() => Promise<ValidatedChunk[]>)[]): Promise<ValidatedChunk[]> {
  const results: ValidatedChunk[] = [];
  for (const step of steps) {
    results.push(...(await step()));
    if (results.at(-1)?.failedFast) break;
  }
  return results;
}

async function validateAlone(
  threads: Threads,
  document: ChunkDocument,
  settings: WorkerSettings,
): Promise<ValidatedChunk> {
  const validated = await attempt(threads, { kind: 'documents', documents: [document] });
  return 'lost' in validated ? lostChunk(document, validated, settings) : validated;
}

function lostChunk(
  document: ChunkDocument,
  { lost, reason }: Lost,
  settings: WorkerSettings,
): ValidatedChunk {
  const read = readDocument(document);
  const id = idOf(read);
  const verdict = notJudged(document.name, lostTexts[lost], reason, settings.validation, id);
  const failed = settings.givesFailed ? (failedLine(read, null) ?? '') : '';
  return { ...validatedChunk([verdict], [], settings), failed };
}

async function attempt({ pool, givenUp }: Threads, chunk: Chunk): Promise<ValidatedChunk | Lost> {
  const done = await pool.run(chunk, givenUp);
  if (done.kind === 'done') return done.result;
  if (givenUp.aborted) throw new StoppedError('the batch was stopped');
  if (done.kind === 'timed-out') return { lost: 'timed-out', reason: '' };
  if (done.kind === 'not-started') throw cannotStart(done.error);
  const error = 'error' in done ? done.error : done.kind;
  const reason = error instanceof Error ? error.message : String(error);
  return { lost: 'ended', reason };
}
