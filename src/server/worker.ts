import { workerData } from 'node:worker_threads';
import { loadValidation } from '../batch/settings.ts';
import { answerTo } from '../http/answer.ts';
import type { Answer, Work } from '../http/work.ts';
import { warmUp } from './warm-up.ts';

const options = loadValidation(workerData).then((loaded) => {
  warmUp(loaded);
  return loaded;
});

/** Answers for a document, off the event loop that serves the connections. */
export default async function answerInWorker(work: Work): Promise<Answer> {
  return answerTo(work, await options);
}
