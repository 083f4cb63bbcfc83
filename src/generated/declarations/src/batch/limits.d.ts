/** How much of its input a batch holds in memory. */
export interface BatchLimits {
    /** Bytes of a document; a longer one is malformed. */
    readonly documentBytes: number;
    /** Bytes of whole documents after which a chunk goes to a worker. */
    readonly chunkBytes: number;
    /** Documents in a chunk. */
    readonly chunkDocuments: number;
}
export declare const batchLimits: BatchLimits;
//# sourceMappingURL=limits.d.ts.map