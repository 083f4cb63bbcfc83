import type { Specification } from '../../core/specification/specification.ts';
import type { UblElement } from '../../core/xml/element.ts';
import type { DocumentRequest } from '../../request/schema/request.ts';
import type { StatedAmounts } from '../figures/as-computed.ts';
import { type OriginalsByName } from './read-parts.ts';
/** A document as a request, and the elements that it was read from. */
export interface RequestRead {
    readonly request: DocumentRequest;
    readonly originals: OriginalsByName;
    readonly stated: StatedAmounts;
}
/**
 * Prepares a reader of documents as requests of a specification, by the binding with which they are written.
 */
export declare const requestReader: (subject: Specification) => (root: UblElement) => RequestRead;
//# sourceMappingURL=request-reader.d.ts.map