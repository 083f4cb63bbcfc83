/** The report of a service provider to the tax authority about an invoice or credit note: AE TDD. */
export declare const taxData: {
    readonly root: 'TaxData';
    readonly namespace: 'urn:peppol:schema:taxdata:1.0';
    readonly customizationIds: readonly ["urn:peppol:taxdata:ae-1"];
    readonly identifierRule: 'ibr-tdd-01';
    readonly name: {
        en: string;
        ar: string;
    };
    readonly specification: "TDD AE";
    readonly structure: import("../../../src/core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: {
        readonly sender: 'pxs:ReportingParty';
        readonly receiver: 'pxs:ReceivingParty';
        readonly country: {
            readonly always: 'AE';
        };
        readonly typeVersion: '1.0';
        readonly documentTypeScheme: 'busdox-docid-qns';
    };
    readonly embeds: {
        readonly path: 'pxs:ReportedTransaction/pxs:SourceDocument/cec:ExtensionContent';
        readonly prefixes: {
            readonly pxs: 'urn:peppol:schema:taxdata:1.0';
            readonly cec: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
        };
        readonly rule: 'pint-ae-tdd-source-schema';
    };
};
//# sourceMappingURL=tax-data.d.ts.map