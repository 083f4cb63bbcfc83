/** The content of bytes, decompressed if they are gzip; their name does not matter. */
export declare function decompressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
/** The first piece, and a stream of the same bytes from the start. */
export declare function peek(bytes: AsyncIterable<Uint8Array>): Promise<{
    first: Uint8Array<ArrayBufferLike>;
    all: AsyncGenerator<Uint8Array<ArrayBufferLike>, any, any>;
}>;
export declare function isGzip(bytes: Uint8Array): boolean;
/** All bytes, or the first ones up to just beyond the limit. */
export declare function collect(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array>;
//# sourceMappingURL=bytes.d.ts.map