import { workerData } from 'node:worker_threads';
import { answer } from '../http/answer.ts';
import type { Answer, Work } from '../http/work.ts';

/** Answers for a document, away from the event loop that serves the connections. */
export default function answerInWorker(work: Work): Answer {
  return answer(work, workerData);
}
