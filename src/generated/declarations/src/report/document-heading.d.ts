import type { ValidatedDocument } from '../api/validate-document.ts';
import type { UblElement } from '../core/xml/element.ts';
/**
 * The identity of a document, read from the UBL (for a request, from the UBL written from it); members are
 * undefined if the document does not give them.
 */
export interface DocumentHeading {
    readonly number: string | undefined;
    readonly issueDate: string | undefined;
    readonly seller: string | undefined;
    readonly buyer: string | undefined;
    readonly currency: string | undefined;
    readonly totals: Readonly<Record<HeadingTotal, string | undefined>>;
}
declare const totalPaths: {
    readonly taxExclusive: 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount';
    readonly tax: 'cac:TaxTotal/cbc:TaxAmount';
    readonly taxInclusive: 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount';
    readonly payable: 'cac:LegalMonetaryTotal/cbc:PayableAmount';
};
export type HeadingTotal = keyof typeof totalPaths;
export declare const headingTotals: readonly HeadingTotal[];
/** The number of a judged document (IBT-001), even if another part of the request is malformed. */
export declare function numberOf({ request, ubl }: Pick<ValidatedDocument, 'request' | 'ubl'>): string | undefined;
/** The name of its seller (IBT-027). */
export declare function sellerOf({ request, ubl }: Pick<ValidatedDocument, 'request' | 'ubl'>): string | undefined;
/** The name of its buyer (IBT-044). */
export declare function buyerOf({ request, ubl }: Pick<ValidatedDocument, 'request' | 'ubl'>): string | undefined;
/** The heading of a UBL document. */
export declare function documentHeading(root: UblElement): DocumentHeading;
export {};
//# sourceMappingURL=document-heading.d.ts.map