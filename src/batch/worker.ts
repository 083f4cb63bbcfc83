import { workerData } from 'node:worker_threads';
import { type Call, createAnswering } from './call.ts';
import type { Chunk } from './chunk.ts';
import { createChunkValidator } from './validate-chunk.ts';

const judge = createChunkValidator(workerData);
const answer = createAnswering(workerData.validation);

/** Checks the chunks, and answers the calls, that the main thread sends. */
export default async function inWorker(work: Chunk | Call): Promise<unknown> {
  return 'call' in work ? (await answer)(work) : (await judge)(work);
}
