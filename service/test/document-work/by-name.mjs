import { threadId } from 'node:worker_threads';

/** Ends its thread, never ends, throws, or names its thread or the rules that judge, as the request says. */
export default function byName({ input, judging }) {
  if (input.request.startsWith('end')) process.exit(1);
  if (input.request.startsWith('throw')) throw new Error('thrown by the work');
  while (input.request.startsWith('never'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  if (input.request.startsWith('rules')) return { result: JSON.stringify(judging) };
  return { result: String(threadId) };
}
