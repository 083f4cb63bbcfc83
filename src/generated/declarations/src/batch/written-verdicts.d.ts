import type { ResumePoint } from './skip.ts';
import { type Tally } from './tally.ts';
import type { Verdict } from './verdict.ts';
/** The verdicts that a run wrote before it was stopped. */
export interface WrittenVerdicts extends ResumePoint {
    /** Bytes of the file that hold complete verdicts; the rest was being written. */
    readonly bytes: number;
    readonly tally: Tally;
}
/**
 * Reads how far a run got from the verdicts that it wrote, up to the first incomplete line; a missing file
 * means nowhere. Cut the file to `bytes`, then append the verdicts of a batch with `resume`. With the `folder` of the
 * files beside the verdicts, it is also up to the first verdict of which a file is missing or cut off, as after a
 * power cut; only for verdicts that are not compressed.
 *
 * @example
 * ```ts
 * import { readVerdicts, validateBatch } from 'pint-ae/batch';
 * const resume = await readVerdicts('verdicts.ndjson');
 * const inputs = [{ name: 'INV-1', content: JSON.stringify(request) }];
 * for await (const { document } of validateBatch(inputs, { resume, jobs: 0 })) console.log(document); // INV-1
 * ```
 */
export declare function readVerdicts(path: string, folder?: string): Promise<WrittenVerdicts>;
/** Reads how far a run got, and shows each verdict that counts. */
export declare function readVerdictsInto(path: string, folder: string | undefined, see: (verdict: Verdict) => void): Promise<WrittenVerdicts>;
//# sourceMappingURL=written-verdicts.d.ts.map