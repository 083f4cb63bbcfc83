/** How much of its input a batch holds in memory. */
export interface BatchLimits {
  /** Bytes of a document; a longer one is malformed. */
  readonly documentBytes: number;
  /** Bytes of whole documents after which a chunk goes to a worker. */
  readonly chunkBytes: number;
  /** Documents in a chunk. */
  readonly chunkDocuments: number;
}

export const batchLimits: BatchLimits = {
  // An attachment may have 40 million characters.
  documentBytes: 64 * 1024 * 1024,
  chunkBytes: 256 * 1024,
  chunkDocuments: 500,
};
