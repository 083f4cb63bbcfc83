import { parentPort, workerData } from 'node:worker_threads';
import type { Values } from '../core/findings/finding.ts';
import { ReasonedError } from '../xpath/reason.ts';
import { UsageError } from './io.ts';
import { compiledSchema } from './schematron-schema.ts';
import type { Refusal, SchemaSettings, WorkerAnswer } from './schematron-thread.ts';

/** Compiles the schema, then judges each document that the main thread sends. */
function serve(settings: SchemaSettings): void {
  const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);
  try {
    const { judge } = compiledSchema(settings);
    parentPort?.on('message', (bytes: Uint8Array) => answer({ report: judge(bytes) }));
    answer({ ready: true });
  } catch (error) {
    answer({ refused: refusalOf(error) });
  }
}

/** The values of an error, with its reason in each language: a function cannot leave the thread. */
function withReason({ values, reason }: UsageError): Values {
  if (reason === undefined) return values;
  return { ...values, reason: { phrase: { en: reason('en'), ar: reason('ar') } } };
}

/** What is left of an error in another thread. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof UsageError) return { text: error.text, values: withReason(error) };
  if (error instanceof ReasonedError) return { reason: error.reason };
  return { message: error instanceof Error ? error.message : String(error) };
}

serve(workerData);
