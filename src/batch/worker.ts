import { workerData } from 'node:worker_threads';
import type { Chunk } from './chunk.ts';
import { type ChunkFailure, createChunkValidator, type ValidatedChunk } from './validate-chunk.ts';

const judge = createChunkValidator(workerData);

/** Judges the chunks that the main thread sends. */
export default async function validateInWorker(chunk: Chunk): Promise<ValidatedChunk | ChunkFailure> {
  return (await judge)(chunk);
}
