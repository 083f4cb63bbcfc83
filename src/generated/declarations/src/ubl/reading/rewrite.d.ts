import type { Invoice } from '../../core/invoice/invoice.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { type UblElement } from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import type { RequestRead } from './request-reader.ts';
/** The UBL of a request that was read from a document. */
export interface RewrittenUbl {
    readonly root: UblElement;
    readonly invoice: Pick<Invoice, 'currency' | 'exchangeRate'>;
}
/**
 * The UBL of a request, written beside the document from which it was read. A child of the root that would
 * be written exactly as in the original, at the same position among those of its name, is reused. Most are,
 * and need not be written.
 */
export declare function rewriteUbl({ request, originals }: RequestRead, given: Specification, structure: UblStructure): RewrittenUbl;
//# sourceMappingURL=rewrite.d.ts.map