/** Kinds of files that are neither a JSON document request nor UBL. */
export type FileKind = 'pdf' | 'zip' | 'xlsx' | 'docx' | 'gzip' | 'image' | 'oldOffice' | 'html' | 'csv';
/** Recognises a file that cannot be a document by its first bytes; otherwise undefined. */
export declare function kindOfBytes(bytes: Uint8Array): FileKind | undefined;
/** How a file begins, as text without white space before it. */
export declare function startOf(bytes: Uint8Array): string;
/** Recognises a file that is not one document by how it begins; undefined for one that may be. */
export declare function otherKindByStart(bytes: Uint8Array): FileKind | 'list' | undefined;
/** The kind of a text that could not be read as a document. */
export declare function kindOfText(text: string): FileKind | undefined;
//# sourceMappingURL=file-kind.d.ts.map