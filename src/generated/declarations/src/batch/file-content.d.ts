import type { ChunkDocument, ReadDocument } from './chunk.ts';
/** The document with what it holds, read from its file if it is one. */
export declare function readDocument(document: ChunkDocument): ReadDocument;
//# sourceMappingURL=file-content.d.ts.map