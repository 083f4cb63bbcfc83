import { availableParallelism } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { checkArgument, checkOptions } from '../core/check-options.ts';
import {
  expected,
  hasMembers,
  listOf,
  oneOf,
  optionsOf,
  text,
  trueOrFalse,
  wholeNumber,
} from '../core/option-kinds.ts';
import { defaultWorkerMemory } from '../workers/pool.ts';
import { workerFile } from '../workers/worker-file.ts';
import type { BlankLines } from './chunk.ts';
import { chunksOf } from './chunks.ts';
import { inOrder } from './in-order.ts';
import { type BatchInputs, isIterable } from './input.ts';
import type { JudgedChunk } from './judge-chunk.ts';
import { type Judging, judgingHere, judgingInThreads, StoppedError } from './judging.ts';
import { batchLimits } from './limits.ts';
import {
  type BatchPages,
  type BatchValidation,
  batchPagesShape,
  batchValidationShape,
  type WorkerSettings,
} from './settings.ts';
import { createSkip } from './skip.ts';
import { type BatchSummary, createSummaryCounter, type SummaryCounter } from './summary.ts';
import { trackFiles } from './untaken-files.ts';
import { type Verdict, type VerdictField, verdictFields } from './verdict.ts';
import type { WrittenVerdicts } from './written-verdicts.ts';

export interface BatchOptions {
  /** How documents are judged. */
  readonly validation?: BatchValidation;
  /** Worker threads; as many as the machine runs in parallel where not given. 0 judging in the calling thread. */
  readonly jobs?: number;
  /** Ends the batch with the first document that is not valid. */
  readonly failFast?: boolean;
  /** Ends the reading; verdicts on what has been read still come. */
  readonly signal?: AbortSignal;
  /** `judge` makes a verdict of blank lines too, so that there is one for each line. */
  readonly blankLines?: BlankLines;
  /** Bytes of a document; a longer one is malformed and does not take memory. */
  readonly maxDocumentBytes?: number;
  /** Verdicts of an earlier run, from `readVerdicts`: their documents are left out, and counted in the summary. */
  readonly resume?: WrittenVerdicts;
  /** Folder, which must be there, for the UBL of each valid document. */
  readonly ublFolder?: string;
  /** Folder, which must be there, for what each UBL document says as a document request, as `requestOf` gives it. */
  readonly requestFolder?: string;
  /** Shows each document that could be read as a person reads it, in a file of its own. */
  readonly pages?: BatchPages;
  /** Puts the UBL of each valid document into its verdict, as `xml`. */
  readonly ublInVerdicts?: boolean;
  /** The fields of each verdict that `ndjson` gives, in this order; all where not given. Such verdicts cannot be resumed. */
  readonly fields?: readonly VerdictField[];
  /** Compresses what `ndjson` gives; each part is a gzip member, and so is all of it together. */
  readonly compression?: 'none' | 'gzip';
  /** Milliseconds that a document may take in a worker thread; then it is not judged. */
  readonly timeLimit?: number;
  /** MiB of memory that a worker thread may hold; a document that needs more is not judged. */
  readonly memory?: number;
  /** Milliseconds for which a stopped batch still waits for the documents that are being judged. */
  readonly grace?: number;
  /** Another file for the workers to run. */
  readonly worker?: URL;
}

const inputsKind = expected<BatchInputs>(isIterable, 'an iterable');

const batchOptionsKind = optionsOf<BatchOptions>({
  validation: optionsOf<BatchValidation>(batchValidationShape),
  jobs: wholeNumber(0, 1024),
  failFast: trueOrFalse,
  signal: expected<AbortSignal>((value) => value instanceof AbortSignal, 'an AbortSignal'),
  blankLines: oneOf(['skip', 'judge']),
  maxDocumentBytes: wholeNumber(1),
  resume: expected<WrittenVerdicts>(
    (value) =>
      hasMembers(value, { bytes: 'number', documents: 'number', lastDocument: 'string', tally: 'object' }),
    'what readVerdicts gives',
  ),
  ublFolder: text,
  requestFolder: text,
  pages: optionsOf<BatchPages>(batchPagesShape),
  ublInVerdicts: trueOrFalse,
  fields: listOf(oneOf(verdictFields)),
  compression: oneOf(['none', 'gzip']),
  timeLimit: wholeNumber(1),
  memory: wholeNumber(16),
  grace: wholeNumber(0),
  worker: expected<URL>((value) => value instanceof URL, 'a URL'),
});

/** Verdicts on documents, in the order of the documents. They can be taken once, in one of the two ways. */
export interface Batch extends AsyncIterable<Verdict> {
  /** The verdicts as they are written to a file: lines of JSON in UTF-8, many at a time. */
  readonly ndjson: () => AsyncIterable<Uint8Array>;
  /** What has been counted up to the last verdict that was taken. */
  readonly summary: () => BatchSummary;
}

/**
 * Judging many documents on all processors, with memory that does not grow with their number. No input is read ahead of
 * the consumer by more than what the workers have at hand.
 *
 * @example
 * ```ts
 * import { validateBatch } from 'pint-ae/batch';
 * const batch = validateBatch([{ name: 'INV-1', content: JSON.stringify(request) }], { jobs: 1 });
 * for await (const { document, outcome } of batch) console.log(document, outcome); // INV-1 valid
 * console.log(batch.summary().documents); // 1
 * ```
 */
export function validateBatch(inputs: BatchInputs, options: BatchOptions = {}): Batch {
  checkArgument('validateBatch', 'inputs', inputsKind, inputs);
  checkOptions('validateBatch', batchOptionsKind, options);
  const counter = createSummaryCounter(options.resume?.tally);
  let isTaken = false;
  const take = () => {
    if (isTaken) throw new Error('the verdicts of a batch can be taken once');
    isTaken = true;
    return judgedChunks(inputs, options, counter);
  };
  return {
    async *[Symbol.asyncIterator]() {
      for await (const { bytes } of take()) yield* verdictsIn(bytes, options);
    },
    async *ndjson() {
      for await (const { bytes } of take()) if (bytes.length > 0) yield bytes;
    },
    summary: counter.summary,
  };
}

/** The judged chunks in the order of the input, counted. */
async function* judgedChunks(
  inputs: BatchInputs,
  options: BatchOptions,
  counter: SummaryCounter,
): AsyncGenerator<JudgedChunk> {
  const {
    blankLines = 'skip',
    jobs = availableParallelism(),
    signal = new AbortController().signal,
  } = options;
  const limits = { ...batchLimits, documentBytes: options.maxDocumentBytes ?? batchLimits.documentBytes };
  const judging = await judgingFor(options, jobs, signal);
  const files = trackFiles();
  try {
    const judged = inOrder(
      chunksOf(inputs, limits, createSkip(options.resume, blankLines)),
      async (chunk) => files.written(await judging.judge(chunk)),
      // Enough for every worker to have a chunk waiting while the first in line is still judged.
      { inFlight: 2 * jobs + 1, stop: signal },
    );
    for await (const chunks of judged) {
      for (const chunk of chunks) {
        counter.add(chunk.tally);
        files.taken(chunk);
        yield chunk;
        if (chunk.failedFast) {
          counter.end('failed-fast');
          return;
        }
      }
    }
    counter.end(signal.aborted ? 'stopped' : 'complete');
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
  } finally {
    counter.end('stopped');
    await judging.close();
    await files.removeUntaken();
  }
}

function settingsOf({
  validation = {},
  blankLines = 'skip',
  failFast = false,
  ublFolder,
  requestFolder,
  pages,
  compression = 'none',
  ublInVerdicts = false,
  fields,
}: BatchOptions): WorkerSettings {
  return {
    validation,
    blankLines,
    failFast,
    ublFolder: ublFolder ?? null,
    requestFolder: requestFolder ?? null,
    pages: pages ?? null,
    compression,
    ublInVerdicts,
    fields: fields ?? null,
  };
}

function judgingFor(options: BatchOptions, jobs: number, stop: AbortSignal): Promise<Judging> {
  const settings = settingsOf(options);
  if (jobs === 0) return judgingHere(settings);
  const { worker = workerFile('batch-worker'), timeLimit = 10_000, grace = 5_000 } = options;
  const { memory = defaultWorkerMemory } = options;
  return judgingInThreads(settings, { jobs, worker, timeLimit, memory, grace, stop });
}

function verdictsIn(bytes: Uint8Array, { compression }: BatchOptions): Verdict[] {
  const text = new TextDecoder().decode(compression === 'gzip' ? gunzipSync(bytes) : bytes);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
