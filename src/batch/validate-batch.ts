import { availableParallelism } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { limitShape } from '../api/option-shapes.ts';
import { checkArgument, checkOptions, pickOptions } from '../core/options/check-options.ts';
import {
  callback,
  expected,
  hasMembers,
  listOf,
  type OptionShape,
  oneOf,
  optionsOf,
  text,
  trueOrFalse,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import { workerFile } from '../workers/shipped-file.ts';
import { defaultTimeLimit, defaultWorkerMemory } from '../workers/time-limit.ts';
import type { BlankLines } from './chunk.ts';
import { batchLimits, chunksOf } from './chunks.ts';
import { inOrder } from './in-order.ts';
import { type BatchInputs, isIterable } from './input.ts';
import {
  type BatchLimits,
  type BatchPages,
  type BatchTaxData,
  type BatchValidation,
  batchLimitsKind,
  batchPagesShape,
  batchTaxDataShape,
  batchValidationShape,
  taxDataMistakes,
  type WorkerSettings,
  type WrittenTaxData,
} from './settings.ts';
import { createSkip } from './skip.ts';
import { type BatchSummary, createSummaryCounter, type SummaryCounter } from './summary.ts';
import { type OtherFile, trackFiles, type ValidatedChunk } from './validate-chunk.ts';
import { StoppedError, type Validating, validatingHere, validatingInThreads } from './validating.ts';
import { type Verdict, type VerdictField, verdictFields } from './verdict.ts';
import type { WrittenVerdicts } from './written-verdicts.ts';

/** Options of validation and of the batch. */
export interface BatchOptions extends Omit<BatchValidation, 'limits'>, BatchPages, BatchTaxData {
  /** Limits of a document, its findings and a thread; a document with more bytes is malformed and not held in memory. */
  readonly limits?: BatchLimits;
  /**
   * Number of worker threads; default: the number that the machine can run in parallel. With 0, the calling thread
   * checks the documents.
   */
  readonly threads?: number;
  /** Ends the batch at the first document that is not valid. */
  readonly failFast?: boolean;
  /** Stops reading; verdicts on documents that have been read are still delivered. */
  readonly signal?: AbortSignal;
  /** `judge` gives a verdict on blank lines too, so that every line has one. */
  readonly blankLines?: BlankLines;
  /** Verdicts of an earlier run, from `readVerdicts`: their documents are skipped, and counted in the summary. */
  readonly resume?: WrittenVerdicts;
  /** Existing folder for the UBL of each valid document. */
  readonly ublFolder?: string;
  /** Existing folder for the document request of each UBL document, as returned by `readUbl`. */
  readonly requestFolder?: string;
  /** Includes the UBL of each valid document in its verdict, as `xml`. */
  readonly ublInVerdicts?: boolean;
  /**
   * The fields of each verdict from `ndjson`, in this order; default: all. A batch with chosen fields cannot
   * be resumed.
   */
  readonly fields?: readonly VerdictField[];
  /** The part of the configuration in the verdicts: each line with all fields has it. */
  readonly configuration?: object;
  /**
   * Called in order with the verdict on each document that has an issue or a warning, however you read the verdicts.
   * With `resume`, it is not called for verdicts of the earlier run.
   */
  readonly onFindings?: (verdict: Verdict) => void;
  /**
   * Called with the documents that are not valid, as lines of JSON to correct and check again: each has its name as
   * `id`, and its `request` or `xml`. Documents that could not be read are not included.
   */
  readonly onFailed?: (lines: string) => void;
  /** Called with each document that is a file of another kind, such as a PDF or a list of documents. */
  readonly onOtherFile?: (kind: OtherFile['kind'], name: string) => void;
  /** Compression of `ndjson`. Each part is a gzip member, and the parts together are a gzip file. */
  readonly compression?: 'none' | 'gzip';
  /** Milliseconds that a document may take in a worker thread; a slower one is `not-judged`. */
  readonly timeLimit?: number;
  /** Milliseconds that a stopped batch still waits for documents in progress. */
  readonly grace?: number;
  /** Another file for the workers to run. */
  readonly worker?: URL;
}

const inputsKind = expected<BatchInputs>(isIterable, 'an iterable');

export const batchOptionShape = {
  ...batchValidationShape,
  ...batchPagesShape,
  ...batchTaxDataShape,
  limits: batchLimitsKind,
  threads: wholeNumber(0, 1024),
  failFast: trueOrFalse,
  signal: expected<AbortSignal>((value) => value instanceof AbortSignal, 'an AbortSignal'),
  blankLines: oneOf(['skip', 'judge']),
  resume: expected<WrittenVerdicts>(
    (value) =>
      hasMembers(value, { bytes: 'number', documents: 'number', lastDocument: 'string', tally: 'object' }),
    'what readVerdicts gives',
  ),
  ublFolder: text,
  requestFolder: text,
  ublInVerdicts: trueOrFalse,
  fields: listOf(oneOf(verdictFields)),
  configuration: expected<object>((value) => typeof value === 'object' && value !== null, 'an object'),
  onFindings: callback<BatchOptions['onFindings']>(),
  onFailed: callback<BatchOptions['onFailed']>(),
  onOtherFile: callback<BatchOptions['onOtherFile']>(),
  compression: oneOf(['none', 'gzip']),
  timeLimit: wholeNumber(1),
  grace: wholeNumber(0),
  worker: expected<URL>((value) => value instanceof URL, 'a URL'),
} satisfies OptionShape<BatchOptions>;

export const batchOptionsKind = optionsOf<BatchOptions>(batchOptionShape, taxDataMistakes);

/** Verdicts in the order of the documents. Read them once, either by iteration or with `ndjson`. */
export interface Batch extends AsyncIterable<Verdict> {
  /** The verdicts as lines of JSON in UTF-8, ready to write; each item has many lines. */
  readonly ndjson: () => AsyncIterable<Uint8Array>;
  /** The counts up to the last verdict that you have read. */
  readonly summary: () => BatchSummary;
}

/**
 * Checks many documents on all processors. Memory does not grow with their number: it reads ahead of its consumer
 * only enough to keep the workers busy.
 *
 * @example
 * ```ts
 * import { validateBatch } from 'pint-ae/batch';
 * const batch = validateBatch([{ name: 'INV-1', content: JSON.stringify(request) }], { threads: 1 });
 * for await (const { document, outcome } of batch) console.log(document, outcome); // INV-1 valid
 * console.log(batch.summary().documents); // 1
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function validateBatch(inputs: BatchInputs, options: BatchOptions = {}): Batch {
  checkArgument('validateBatch', 'inputs', inputsKind, inputs);
  checkOptions('validateBatch', batchOptionsKind, options);
  const counter = createSummaryCounter(options.resume?.tally, options.taxDataFolder !== undefined);
  let isTaken = false;
  const take = () => {
    if (isTaken) throw new Error('the verdicts of a batch can be taken once');
    isTaken = true;
    return validatedChunks(inputs, options, counter);
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

async function* validatedChunks(
  inputs: BatchInputs,
  options: BatchOptions,
  counter: SummaryCounter,
): AsyncGenerator<ValidatedChunk> {
  const {
    blankLines = 'skip',
    threads = availableParallelism(),
    signal = new AbortController().signal,
  } = options;
  const limits = { ...batchLimits, documentBytes: options.limits?.maxBytes ?? batchLimits.documentBytes };
  const judging = await validatingFor(options, threads, signal);
  const files = trackFiles();
  try {
    const validated = inOrder(
      chunksOf(inputs, limits, createSkip(options.resume, blankLines)),
      async (chunk) => files.written(await judging.judge(chunk)),
      // Enough for every worker to have a waiting chunk while the first one is still being checked.
      { inFlight: 2 * threads + 1, stop: signal },
    );
    for await (const chunks of validated) {
      for (const chunk of chunks) {
        counter.add(chunk.tally);
        files.taken(chunk);
        if (chunk.failed !== '') options.onFailed?.(chunk.failed);
        for (const { kind, name } of chunk.otherFiles) options.onOtherFile?.(kind, name);
        for (const verdict of chunk.withFindings) options.onFindings?.(verdict);
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

export function settingsOf(options: BatchOptions): WorkerSettings {
  const { pageFolder, ...pages } = pickOptions(batchPagesShape, options);
  const taxData = pickOptions(batchTaxDataShape, options);
  return {
    validation: validationOf(options),
    blankLines: options.blankLines ?? 'skip',
    failFast: options.failFast ?? false,
    ublFolder: options.ublFolder ?? null,
    requestFolder: options.requestFolder ?? null,
    pages: pageFolder === undefined ? null : { ...pages, pageFolder },
    // The options were checked: with a folder, they contain everything that reports need.
    taxData: taxData.taxDataFolder === undefined ? null : (taxData as WrittenTaxData),
    compression: options.compression ?? 'none',
    ublInVerdicts: options.ublInVerdicts ?? false,
    fields: options.fields ?? null,
    configuration: options.configuration,
    givesFindings: options.onFindings !== undefined,
    givesFailed: options.onFailed !== undefined,
  };
}

export function validationOf({
  limits,
  ...options
}: Omit<BatchValidation, 'limits'> & { readonly limits?: BatchLimits }): BatchValidation {
  const { limits: _, ...shape } = batchValidationShape;
  const picked: BatchValidation = pickOptions(shape, options);
  return limits === undefined ? picked : { ...picked, limits: pickOptions(limitShape, limits) };
}

function validatingFor(options: BatchOptions, threads: number, stop: AbortSignal): Promise<Validating> {
  const settings = settingsOf(options);
  if (threads === 0) return validatingHere(settings);
  const { worker = workerFile('batch-worker'), timeLimit = defaultTimeLimit, grace = 5_000 } = options;
  const memory = options.limits?.maxMemory ?? defaultWorkerMemory;
  return validatingInThreads(settings, { threads, worker, timeLimit, memory, grace, stop });
}

function verdictsIn(bytes: Uint8Array, { compression }: BatchOptions): Verdict[] {
  const text = new TextDecoder().decode(compression === 'gzip' ? gunzipSync(bytes) : bytes);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
