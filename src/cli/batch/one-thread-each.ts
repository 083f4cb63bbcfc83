import { setFlagsFromString } from 'node:v8';

/**
 * Has each worker collect its own garbage. By default V8 lets other threads help, which take from the workers the
 * processors that all of them are busy on. It holds for the whole process, so only a program decides on it.
 */
export function collectOnOneThreadEach(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
