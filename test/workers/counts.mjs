/**
 * A worker that counts its pieces of work by word where all workers see it, tells that it is quick after 30, holds one until another
 * releases it, fills its memory, keeps its processor, and ends when told to.
 */
import { parentPort, threadId, workerData } from 'node:worker_threads';

const counts = new Int32Array((workerData[1] ?? workerData).counts);
const released = 2;
let own = 0;

export default (word) => {
  if (word === 'END') process.exit(1);
  if (word === 'SPIN') for (;;);
  if (word === 'FILL')
    for (const all = []; ; ) all.push(Array.from({ length: 10_000 }, () => word + all.length));
  Atomics.add(counts, word === 'idle' ? 0 : 1, 1);
  own += 1;
  if (own === 30) parentPort.postMessage({ pintAeQuickThread: threadId });
  if (word === 'HOLD') Atomics.wait(counts, released, 0);
  if (word === 'RELEASE') {
    Atomics.store(counts, released, 1);
    Atomics.notify(counts, released);
  }
  return word;
};
