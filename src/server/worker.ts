import { workerData } from 'node:worker_threads';
import { loadValidation } from '../batch/settings.ts';
import { answerTo } from '../http/answer.ts';
import type { Answer, Work } from '../http/work.ts';
import { warmUp } from './warm-up.ts';

const { documentsToWarmUp, ...given } = workerData;
const options = await loadValidation(given);
// The module counts as loaded, and the worker as up, only when it is warm.
warmUp(documentsToWarmUp, options);

/** Answers for a document, off the event loop that serves the connections. */
export default function answerInWorker(work: Work): Answer {
  return answerTo(work, options);
}
