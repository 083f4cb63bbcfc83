import { setFlagsFromString } from 'node:v8';

/**
 * Makes each worker collect its own garbage. By default V8 lets other threads help, which takes processors
 * from the busy workers. The setting applies to the whole process, so only a program should decide on it.
 */
export function collectOnOneThreadEach(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
