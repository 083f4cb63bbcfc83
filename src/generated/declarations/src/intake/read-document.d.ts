import type { Finding } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { type DocumentLimits } from '../core/options/limits.ts';
import { type ReadUbl, type Roots } from './read-xml.ts';
/** A document that could be read; `text` is the text in which its findings count lines and columns. */
export type ReadDocument = {
    readonly kind: 'request';
    readonly value: unknown;
    readonly text: string;
} | ReadUbl;
/** A document that could not be read, with the format that was assumed and the reasons. */
export interface UnreadableDocument {
    readonly kind: ReadDocument['kind'];
    readonly findings: readonly Finding[];
    /** The text in which the findings count lines and columns; undefined if the bytes are not text. */
    readonly text: string | undefined;
}
export interface ReadOptions {
    /** The format of the document, if its sender has said so; default: told from its first character. */
    readonly format?: DocumentFormat | undefined;
    /** Limits of the document; default for each: `documentLimits`. */
    readonly limits?: Partial<DocumentLimits> | undefined;
    /** Which root elements are accepted; default: those of business documents. */
    readonly roots?: Roots | undefined;
}
export type DocumentFormat = 'json' | 'xml';
type Reading = Result<ReadDocument, UnreadableDocument>;
/**
 * Reads a document from outside, as text or bytes: the only way in. It is decoded, recognised as JSON or XML,
 * held to the limits, parsed, and taken out of its wrapping (`{"xml": "…"}`, a JSON string that is XML, a
 * Standard Business Document, what `pint-ae read` writes). A document that cannot be read gives findings; nothing is thrown, replaced or
 * dropped. Takes linear time.
 *
 * @example
 * ```ts
 * const read = readDocument('{"lines": [], "lines": []}');
 * if (!read.ok) console.log(read.failure.findings[0].rule); // pint-ae-duplicate-key
 * ```
 */
export declare function readDocument(document: string | Uint8Array, options?: ReadOptions): Reading;
/** Reads a document as XML. */
export declare function readUbl(document: string | Uint8Array, limits?: ReadOptions['limits'], roots?: Roots): Result<ReadUbl, readonly Finding[]>;
/** Reads a document request; for UBL a finding says so. */
export declare function readRequest(document: string | Uint8Array, limits?: ReadOptions['limits']): Result<{
    readonly value: unknown;
    readonly text: string;
}, readonly Finding[]>;
export {};
//# sourceMappingURL=read-document.d.ts.map