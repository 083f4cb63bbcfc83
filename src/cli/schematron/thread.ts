import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FindingLimits } from '../../core/findings/finding-limits.ts';
import type { SchematronReport } from '../../schematron/index.ts';
import { workerFile } from '../../workers/shipped-file.ts';
import { defaultWorkerMemory } from '../../workers/time-limit.ts';
import { reasonOf } from '../io.ts';
import { errorOf, type Refusal } from '../refusal.ts';

export interface SchemaSettings {
  readonly schema: string;
  readonly root: string | undefined;
  readonly phase: string | undefined;
  /** The documents that rules may read, as `FILE` or `NAME=FILE`. */
  readonly documents: readonly string[];
  /** The current xs:dateTime. */
  readonly now: string | undefined;
  readonly limits: FindingLimits;
  readonly allErrors: boolean;
  readonly coverage: boolean;
}

export interface Question {
  readonly document: Uint8Array;
  readonly name: string;
}

export type WorkerAnswer = { readonly ready: true } | { readonly refused: Refusal } | ThreadReport;

/** A report; with the root of the document, such as `Q{urn:orders}order`, if the rules apply to other roots. */
export interface ThreadReport {
  readonly report: SchematronReport;
  readonly root?: string | undefined;
}

/** A report, or the reason why there is none: the time limit, or the end of the worker. */
export type Outcome =
  | ThreadReport
  | { readonly stopped: 'time-limit' }
  | { readonly stopped: 'ended'; readonly reason: string };

/**
 * Checks in a worker thread, so that a document may take only `timeLimit` milliseconds and the memory of a worker.
 * Rules that do not end, or that fill the memory, end the worker and not the program. Rejects if the schema is
 * refused.
 */
export async function startSchematronThread(settings: SchemaSettings, timeLimit: number) {
  let worker: Worker | undefined = await started(settings);
  return {
    async judge(document: Uint8Array, name: string): Promise<Outcome> {
      worker ??= await started(settings);
      const outcome = await outcomeOf(worker, { document, name }, timeLimit);
      if ('stopped' in outcome) {
        await worker.terminate();
        worker = undefined;
      }
      return outcome;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}

async function started(settings: SchemaSettings): Promise<Worker> {
  const worker = new Worker(workerFile('schematron-worker'), {
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: defaultWorkerMemory },
  });
  const [answer]: WorkerAnswer[] = await once(worker, 'message');
  if (answer !== undefined && 'ready' in answer) return worker;
  await worker.terminate();
  throw answer !== undefined && 'refused' in answer ? errorOf(answer.refused) : new Error('no answer');
}

async function outcomeOf(worker: Worker, question: Question, timeLimit: number): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    worker.postMessage(question);
    const [answer]: WorkerAnswer[] = await once(worker, 'message', { signal: limit.signal });
    if (answer !== undefined && 'report' in answer) return answer;
    return { stopped: 'ended', reason: 'no answer' };
  } catch (error) {
    return limit.signal.aborted ? { stopped: 'time-limit' } : { stopped: 'ended', reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
