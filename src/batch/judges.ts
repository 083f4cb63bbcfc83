import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { type Chunk, type ChunkDocument, documentsOf } from './chunk.ts';
import { type ChunkFailure, createChunkJudge, type JudgedChunk, judgedChunk } from './judge-chunk.ts';
import type { WorkerSettings } from './settings.ts';
import { notJudged } from './verdict.ts';

/** Judges chunks, here or elsewhere. What it is given back stands in the order of the chunk's documents. */
export interface Judges {
  readonly judge: (chunk: Chunk) => Promise<readonly JudgedChunk[]>;
  readonly close: () => Promise<void>;
}

/** The batch can't go on. */
export class BatchError extends Error {}

/** Judges in this thread, and lets others have their turn between chunks. */
export async function judgesHere(settings: WorkerSettings): Promise<Judges> {
  const judge = await createChunkJudge(settings);
  return {
    judge: async (chunk) => {
      await setImmediate();
      return [judgedOrThrow(judge(chunk))];
    },
    close: async () => {},
  };
}

/** Judges in worker threads. */
export async function judgesInThreads(settings: WorkerSettings, jobs: number, worker: URL): Promise<Judges> {
  const { Piscina } = await import('piscina');
  const threads: Threads = new Piscina({
    filename: fileURLToPath(worker),
    workerData: settings,
    minThreads: jobs,
    maxThreads: jobs,
    recordTiming: false,
  });
  // An error of an idle thread ends it; the pool replaces it.
  threads.on('error', () => {});
  await start(threads);
  return {
    judge: (chunk) => judgeWithRetry(threads, chunk, settings),
    close: () => threads.destroy(),
  };
}

type Threads = Piscina<Chunk, JudgedChunk | ChunkFailure>;

/** Workers that can't even judge nothing would lose every chunk. */
async function start(threads: Threads): Promise<void> {
  try {
    await threads.run({ kind: 'documents', documents: [] });
  } catch (error) {
    await threads.destroy();
    throw new BatchError(`the workers can not start: ${error instanceof Error ? error.message : error}`);
  }
}

/** A chunk whose worker is lost is judged again, document by document, so that at most those are lost that end workers. */
async function judgeWithRetry(
  threads: Threads,
  chunk: Chunk,
  settings: WorkerSettings,
): Promise<JudgedChunk[]> {
  const judged = await attempt(threads, chunk);
  if (!('lost' in judged)) return [judgedOrThrow(judged)];
  const results: JudgedChunk[] = [];
  for (const document of documentsOf(chunk, settings.blankLines)) {
    const result = await judgeAlone(threads, document, settings);
    results.push(result);
    if (result.failedFast) break;
  }
  return results;
}

async function judgeAlone(
  threads: Threads,
  document: ChunkDocument,
  { failFast, compression, validation }: WorkerSettings,
): Promise<JudgedChunk> {
  const judged = await attempt(threads, { kind: 'documents', documents: [document] });
  if (!('lost' in judged)) return judgedOrThrow(judged);
  const verdict = notJudged(document.name, 'workerEnded', judged.lost, validation);
  return judgedChunk([verdict], [], failFast, compression);
}

async function attempt(
  threads: Threads,
  chunk: Chunk,
): Promise<JudgedChunk | ChunkFailure | { readonly lost: string }> {
  try {
    return await threads.run(chunk);
  } catch (error) {
    return { lost: error instanceof Error ? error.message : String(error) };
  }
}

function judgedOrThrow(judged: JudgedChunk | ChunkFailure): JudgedChunk {
  if ('failure' in judged) throw new BatchError(judged.failure);
  return judged;
}
