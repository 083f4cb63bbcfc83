import { setFlagsFromString } from 'node:v8';

// These settings apply to the whole process, so only a program should decide on them.

/**
 * Makes each worker collect its own garbage. By default V8 lets other threads help, which takes processors
 * from the busy workers.
 */
export function collectOnOneThreadEach(): void {
  setFlagsFromString('--no-parallel-scavenge');
}

/** From here on Node.js has a V8 that is no quicker for it. */
const firstWithoutNeed = 24;

/**
 * Has V8 copy less of the called functions into each that it compiles. A worker compiles hundreds of functions in its first
 * thousands of documents: this saves a third of that time, and costs nothing afterwards.
 */
export function compileSmallFunctions(): void {
  if (Number.parseInt(process.versions.node, 10) >= firstWithoutNeed) return;
  setFlagsFromString('--max-inlined-bytecode-size=100');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}

/**
 * Has V8 note all functions that are to be compiled while it compiles one; otherwise it forgets those beyond the eighth, and a new
 * server stays slow for thousands of documents.
 */
export function queueAllForCompiling(): void {
  if (Number.parseInt(process.versions.node, 10) >= firstWithoutNeed) return;
  setFlagsFromString('--concurrent-recompilation-queue-length=128');
}
