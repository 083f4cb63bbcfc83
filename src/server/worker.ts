import { workerData } from 'node:worker_threads';
import { loadValidation } from '../batch/settings.ts';
import { answerTo } from '../http/answer.ts';
import type { Answer } from '../http/document-work.ts';
import { tellQuick } from '../workers/up-workers.ts';
import { exampleWanted, validatedExamples, type WorkerTask, warmUp } from './warm-up.ts';

const { documentsToWarmUp, documentsUntilQuick, ...given } = workerData;
const options = await loadValidation(given);
const examples = validatedExamples(options);
let validated = 0;

// The module counts as loaded, and the worker as up, only after the warm-up.
warmUp(documentsToWarmUp, () => answerInWorker(exampleWanted));

/** Checks a document outside the event loop that serves the connections, and returns the answer. */
export default function answerInWorker(work: WorkerTask): Answer {
  validated += 1;
  if (validated === documentsUntilQuick) tellQuick();
  return work === exampleWanted ? examples.next().value : answerTo(work, options);
}
