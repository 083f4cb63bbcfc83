/** How much a batch holds in memory of its input. */
export interface BatchLimits {
  /** Bytes of a document; a longer one is malformed. */
  readonly documentBytes: number;
  /** Bytes after which a chunk of whole documents goes to a worker. */
  readonly chunkBytes: number;
  /** Documents of a chunk. */
  readonly chunkDocuments: number;
}

export const batchLimits: BatchLimits = {
  // An attachment may have 40 million characters.
  documentBytes: 64 * 1024 * 1024,
  chunkBytes: 256 * 1024,
  chunkDocuments: 500,
};
