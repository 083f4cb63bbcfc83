import type { ValidateDocumentOptions } from '../api/options.ts';
import type { Issue } from '../core/findings/finding.ts';
/** A document that a status is about: where its places are in the request, and what we say of it ourselves. */
export interface SentDocument {
    /** InstanceIdentifier of its envelope; empty if it came without one. */
    readonly envelopeId: string;
    /** The path of the field from which the element at a location was written; undefined if there is none. */
    readonly pathOf: (location: string) => string | undefined;
    /** Whether two locations lead to one element of it. */
    readonly isSamePlace: (one: string, other: string) => boolean;
    /** Our own verdict. */
    readonly issues: readonly Issue[];
}
/** Reads and judges a document that was sent: a request as a value, or the text or bytes of a document. */
export declare function sentDocumentOf(document: unknown, options: ValidateDocumentOptions): SentDocument;
//# sourceMappingURL=sent-document.d.ts.map