import type { EnvelopePlaces } from '../../../src/core/specification/kind.ts';
/** Invoices and credit notes of UBL; a specification says which identifiers they have. */
export declare const billingDocuments: readonly [{
    readonly root: 'Invoice';
    readonly namespace: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2";
    readonly name: {
        en: string;
        ar: string;
    };
    readonly structure: import("../../../src/core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: EnvelopePlaces;
}, {
    readonly root: 'CreditNote';
    readonly namespace: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2";
    readonly name: {
        en: string;
        ar: string;
    };
    readonly structure: import("../../../src/core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: EnvelopePlaces;
}];
//# sourceMappingURL=billing-documents.d.ts.map