import { defaultLimits } from '../core/options/limits.ts';

/** Limits of the input that a batch holds in memory. */
export interface BatchLimits {
  /** Bytes of a document; a longer one is malformed. */
  readonly documentBytes: number;
  /** Bytes of whole documents after which a chunk goes to a worker. */
  readonly chunkBytes: number;
  /** Documents in a chunk. */
  readonly chunkDocuments: number;
}

export const batchLimits: BatchLimits = {
  documentBytes: defaultLimits.maxBytes,
  chunkBytes: 256 * 1024,
  chunkDocuments: 500,
};
