import type { Chunk } from './chunk.ts';
import { type BatchInputs } from './input.ts';
import type { BatchLimits } from './limits.ts';
import type { Skip } from './skip.ts';
/**
 * Cuts the inputs into chunks for workers: lines by the pieces in which they were read, whole documents by
 * bytes and count.
 */
export declare function chunksOf(inputs: BatchInputs, limits: BatchLimits, skip: Skip): AsyncGenerator<Chunk>;
//# sourceMappingURL=chunks.d.ts.map