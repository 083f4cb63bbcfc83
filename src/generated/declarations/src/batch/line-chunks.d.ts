import { type Chunk } from './chunk.ts';
import type { BatchLimits } from './limits.ts';
import type { Skip } from './skip.ts';
/** Lines to read, and the position of their input in the batch. */
export interface LineSource {
    readonly input: number;
    readonly name: string;
    readonly fileName?: string;
    readonly lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
/**
 * Cuts lines into chunks. What has been read is never held back, so that nobody waits for an answer to a line
 * that is already here. If reading fails, the line where it failed is not judged.
 */
export declare function lineChunks(source: LineSource, limits: BatchLimits, skip: Skip): AsyncGenerator<Chunk>;
//# sourceMappingURL=line-chunks.d.ts.map