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
/** From here on Node.js has a V8 that compiles functions after a number of calls, and has no such budget. */
const firstWithoutBudget = 22;

/**
 * Has V8 copy less of the called functions into each that it compiles. A worker compiles hundreds of functions in its first
 * thousands of documents: this saves a third of that time, and costs nothing afterwards. Before Node.js 22, functions are also
 * compiled after half as much work, which saves almost half of the time of a worker's second thousand.
 */
export function compileSmallFunctions(): void {
  const major = Number.parseInt(process.versions.node, 10);
  if (major >= firstWithoutNeed) return;
  if (major < firstWithoutBudget) setFlagsFromString('--interrupt-budget=30000');
  setFlagsFromString('--max-inlined-bytecode-size=100');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}
