import type { BlankLines } from './chunk.ts';
import { type BatchInputs } from './input.ts';
import { type BatchPages, type BatchTaxData, type BatchValidation, type WorkerSettings } from './settings.ts';
import { type BatchSummary } from './summary.ts';
import type { OtherFile } from './validate-chunk.ts';
import { type Verdict, type VerdictField } from './verdict.ts';
import type { WrittenVerdicts } from './written-verdicts.ts';
export interface BatchOptions {
    /** How documents are judged. */
    readonly validation?: BatchValidation;
    /**
     * Number of worker threads; default: as many as the machine runs in parallel. 0 judges in the calling
     * thread.
     */
    readonly jobs?: number;
    /** Ends the batch at the first document that is not valid. */
    readonly failFast?: boolean;
    /** Stops reading; verdicts on what has been read are still delivered. */
    readonly signal?: AbortSignal;
    /** `judge` gives a verdict on blank lines too, so that every line has one. */
    readonly blankLines?: BlankLines;
    /** Limit of a document in bytes; a longer one is malformed and not held in memory. */
    readonly maxDocumentBytes?: number;
    /**
     * Verdicts of an earlier run, from `readVerdicts`: their documents are skipped, and counted in the summary.
     */
    readonly resume?: WrittenVerdicts;
    /** Existing folder for the UBL of each valid document. */
    readonly ublFolder?: string;
    /** Existing folder for the document request of each UBL document, as `requestOf` gives it. */
    readonly requestFolder?: string;
    /** Writes a page for people to read of each document that could be read. */
    readonly pages?: BatchPages;
    /** Writes the tax data document of each document that can be reported; the verdicts on others say why not. */
    readonly taxData?: BatchTaxData;
    /** Includes the UBL of each valid document in its verdict, as `xml`. */
    readonly ublInVerdicts?: boolean;
    /**
     * The fields of each verdict from `ndjson`, in this order; default: all. A batch with chosen fields cannot
     * be resumed.
     */
    readonly fields?: readonly VerdictField[];
    /** The configuration's part in the verdicts: each line with all fields has it. */
    readonly configuration?: object;
    /**
     * Called with the verdict on each document that has an issue or a warning, in order, whichever way the verdicts are
     * taken. With `resume` it is not called for those of the earlier run.
     */
    readonly onFindings?: (verdict: Verdict) => void;
    /** Called with each document that is a file of another kind, such as a PDF or a list of documents. */
    readonly onOtherFile?: (kind: OtherFile['kind'], name: string) => void;
    /** Compression of `ndjson`; each part is a gzip member, and the parts together are a gzip file. */
    readonly compression?: 'none' | 'gzip';
    /** Milliseconds that a document may take in a worker thread; one that takes longer is `not-judged`. */
    readonly timeLimit?: number;
    /** Memory limit of a worker thread in MiB; a document that needs more is `not-judged`. */
    readonly memory?: number;
    /** Milliseconds that a stopped batch still waits for documents being judged. */
    readonly grace?: number;
    /** Another file for the workers to run. */
    readonly worker?: URL;
}
export declare const batchOptionsKind: import("../core/options/option-kinds.ts").OptionsKind<BatchOptions | undefined>;
/** Verdicts in the order of the documents. They can be read once, either by iteration or by `ndjson`. */
export interface Batch extends AsyncIterable<Verdict> {
    /** The verdicts as lines of JSON in UTF-8, ready to write; each item holds many lines. */
    readonly ndjson: () => AsyncIterable<Uint8Array>;
    /** The counts up to the last verdict that was taken. */
    readonly summary: () => BatchSummary;
}
/**
 * Judges many documents on all processors, in memory that does not grow with their number. It reads ahead of
 * its consumer only what keeps the workers busy.
 *
 * @example
 * ```ts
 * import { validateBatch } from 'pint-ae/batch';
 * const batch = validateBatch([{ name: 'INV-1', content: JSON.stringify(request) }], { jobs: 1 });
 * for await (const { document, outcome } of batch) console.log(document, outcome); // INV-1 valid
 * console.log(batch.summary().documents); // 1
 * ```
 */
export declare function validateBatch(inputs: BatchInputs, options?: BatchOptions): Batch;
/** The settings of the workers of a batch. */
export declare function settingsOf({ validation, blankLines, failFast, ublFolder, requestFolder, pages, taxData, compression, ublInVerdicts, fields, configuration, onFindings, }: BatchOptions): WorkerSettings;
//# sourceMappingURL=validate-batch.d.ts.map