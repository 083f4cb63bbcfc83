/** A worker that counts its pieces of work by word where all workers see it, and ends when told to. */
import { workerData } from 'node:worker_threads';

const counts = new Int32Array((workerData[1] ?? workerData).counts);

export default (word) => {
  if (word === 'END') process.exit(1);
  Atomics.add(counts, word === 'idle' ? 0 : 1, 1);
  return word;
};
