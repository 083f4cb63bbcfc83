import type { ReportedParties, ReportedRow } from '../../../src/core/specification/network.ts';
import type { UblElement } from '../../../src/core/xml/element.ts';
import { isPredefinedEndpoint } from '../defaults/endpoints.ts';
/** The total in AED, which the document carries as a supporting document. */
declare function accountingTotal(document: UblElement): readonly UblElement[];
declare function scopeOf({ issuerCountry, receiverCountry, receiverEndpoint }: ReportedParties): string | undefined;
/** The Tax Data Document of the UAE, 1.0.4. */
export declare const taxDataFacts: {
    readonly country: "AE";
    readonly root: "pxs:TaxData";
    readonly prefixes: {
        readonly pxs: 'urn:peppol:schema:taxdata:1.0';
        readonly cec: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
    };
    readonly embeds: {
        readonly path: 'pxs:ReportedTransaction/pxs:SourceDocument/cec:ExtensionContent';
        readonly prefixes: {
            readonly pxs: 'urn:peppol:schema:taxdata:1.0';
            readonly cec: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
        };
        readonly rule: 'pint-ae-tdd-source-schema';
    };
    readonly customizationId: "urn:peppol:taxdata:ae-1";
    readonly profileId: 'urn:peppol:taxreporting';
    readonly providerScheme: '0242';
    readonly types: {
        readonly submit: 'S';
        readonly revise: 'R';
        readonly withdraw: 'W';
        readonly failed: 'F';
    };
    readonly roles: {
        readonly issuer: '01';
        readonly receiver: '02';
    };
    readonly scopes: ("D" | "INP" | "IP")[];
    readonly scopeOf: typeof scopeOf;
    readonly isWithoutReceiver: typeof isPredefinedEndpoint;
    readonly reportedDocument: readonly ReportedRow[];
    readonly customContent: readonly [{
        readonly term: 'BTAE-20';
        readonly from: typeof accountingTotal;
    }];
};
export {};
//# sourceMappingURL=document.d.ts.map