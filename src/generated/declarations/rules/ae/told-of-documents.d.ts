import type { ToldOfDocument } from '../../src/core/specification/told-of-document.ts';
/** Notes of normalisation that are as true of the UBL document as of the request that was read from it. */
export declare const toldOfDocuments: readonly ToldOfDocument[];
//# sourceMappingURL=told-of-documents.d.ts.map