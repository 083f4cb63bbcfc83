import { checkOptions } from '../core/options/check-options.ts';
import type { BatchSummary } from './summary.ts';
import { type BatchOptions, batchOptionsKind, validateBatch } from './validate-batch.ts';

/**
 * A stream that takes lines of JSON, one document each, and returns the verdicts as lines of JSON in the same order.
 */
export interface VerdictStream {
  readonly writable: WritableStream<Uint8Array>;
  readonly readable: ReadableStream<Uint8Array>;
  /** The counts up to the last verdict that you have read. */
  readonly summary: () => BatchSummary;
}

/**
 * Validates a web stream of lines of JSON, such as the body of a request, in worker threads. Memory does not grow
 * with the input, because it reads only as fast as you read the verdicts. Cancel the verdicts to end the threads.
 *
 * @example
 * ```ts
 * import { validateStream } from 'pint-ae/batch';
 * const lines = new Blob([`${JSON.stringify(request)}\n`]).stream();
 * const verdicts = lines.pipeThrough(validateStream({ threads: 0 }));
 * const { document, outcome } = JSON.parse(await new Response(verdicts).text());
 * console.log(document, outcome); // stream:1 valid
 * ```
 * @throws {CallerError} if an option is wrong.
 * @since 0.1.0
 */
export function validateStream(options: BatchOptions = {}): VerdictStream {
  checkOptions('validateStream', batchOptionsKind, options);
  const { readable: lines, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const batch = validateBatch([{ name: 'stream', lines }], options);
  const verdicts = batch.ndjson()[Symbol.asyncIterator]();
  const readable = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await verdicts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await verdicts.return?.();
    },
  });
  return { writable, readable, summary: batch.summary };
}
