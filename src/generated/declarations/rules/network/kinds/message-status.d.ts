/** The answer of the receiver's service provider, or of the tax authority, about a document: Peppol MLS. */
export declare const messageStatus: {
    readonly root: 'ApplicationResponse';
    readonly namespace: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2';
    readonly customizationIds: readonly ["urn:peppol:edec:mls:1.0"];
    readonly identifierRule: 'SCH-MLS-01';
    readonly name: {
        en: string;
        ar: string;
    };
    readonly specification: "Peppol MLS";
    readonly structure: import("../../../src/core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: {
        readonly sender: 'cac:SenderParty';
        readonly receiver: 'cac:ReceiverParty';
        readonly typeVersion: '2.1';
        readonly documentTypeScheme: 'busdox-docid-qns';
    };
};
//# sourceMappingURL=message-status.d.ts.map