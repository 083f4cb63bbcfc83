import { setFlagsFromString } from 'node:v8';

// These settings apply to the whole process, so only a program should decide on them.

/** Makes each worker collect its own garbage: by default, other threads help and slow busy workers. */
export function collectOnOneThreadEach(): void {
  setFlagsFromString('--no-parallel-scavenge');
}

/** From this version on, Node.js has a V8 that the setting does not speed up. */
const firstWithoutNeed = 24;

/**
 * Prepares V8 for the hundreds of functions that it compiles in a worker's first thousands of documents. It inlines
 * less code into each, which saves a third of that time and costs nothing later. It also queues all functions that
 * are to be compiled in the meantime: otherwise it drops those beyond the eighth, and stays slow for thousands of
 * documents more.
 */
export function prepareForManyFunctions(): void {
  if (Number.parseInt(process.versions.node, 10) >= firstWithoutNeed) return;
  setFlagsFromString('--max-inlined-bytecode-size=100');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
  setFlagsFromString('--concurrent-recompilation-queue-length=128');
}
