import { workerData } from 'node:worker_threads';
import type { Chunk } from './chunk.ts';
import { type ChunkFailure, createChunkJudge, type JudgedChunk } from './judge-chunk.ts';

const judge = createChunkJudge(workerData);

/** Judges the chunks that the main thread sends. */
export default async function judgeInWorker(chunk: Chunk): Promise<JudgedChunk | ChunkFailure> {
  return (await judge)(chunk);
}
