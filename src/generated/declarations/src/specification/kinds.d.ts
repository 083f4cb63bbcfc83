import { otherSpecifications } from '../../rules/network/other-specifications.ts';
import type { Localised } from '../core/messages/language.ts';
import type { JudgedKind } from '../core/specification/kind.ts';
import type { UblSpecification } from './ubl-specification.ts';
/** All kinds of documents that are judged. */
declare const kinds: readonly [{
    readonly root: 'Invoice';
    readonly namespace: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2";
    readonly name: {
        en: string;
        ar: string;
    };
    readonly structure: import("../core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: import("../core/specification/kind.ts").EnvelopePlaces;
}, {
    readonly root: 'CreditNote';
    readonly namespace: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2";
    readonly name: {
        en: string;
        ar: string;
    };
    readonly structure: import("../core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: import("../core/specification/kind.ts").EnvelopePlaces;
}, {
    readonly root: 'TaxData';
    readonly namespace: 'urn:peppol:schema:taxdata:1.0';
    readonly customizationIds: readonly ["urn:peppol:taxdata:ae-1"];
    readonly identifierRule: 'ibr-tdd-01';
    readonly name: {
        en: string;
        ar: string;
    };
    readonly specification: "TDD AE";
    readonly structure: import("../core/xml/ubl-structure.ts").UblStructure;
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
    readonly ruleSet: {
        readonly id: 'tax-data-ae';
        readonly name: 'TDD AE';
        readonly version: '1.0.4';
        readonly validFrom: null;
        readonly validTo: null;
        readonly hash: string;
        readonly engine: import("../index.ts").Engine;
        readonly messages: import("../core/messages/message.ts").Messages;
    };
}, {
    readonly root: 'ApplicationResponse';
    readonly namespace: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2';
    readonly customizationIds: readonly ["urn:peppol:edec:mls:1.0"];
    readonly identifierRule: 'SCH-MLS-01';
    readonly name: {
        en: string;
        ar: string;
    };
    readonly specification: "Peppol MLS";
    readonly structure: import("../core/xml/ubl-structure.ts").UblStructure;
    readonly envelope: {
        readonly sender: 'cac:SenderParty';
        readonly receiver: 'cac:ReceiverParty';
        readonly typeVersion: '2.1';
        readonly documentTypeScheme: 'busdox-docid-qns';
    };
    readonly ruleSet: {
        readonly id: 'message-status';
        readonly name: 'Peppol MLS';
        readonly version: '1.0.1';
        readonly validFrom: null;
        readonly validTo: null;
        readonly hash: string;
        readonly engine: import("../index.ts").Engine;
        readonly messages: import("../core/messages/message.ts").Messages;
    };
}];
/** The name of a kind: that of its root element. */
export type KindName = (typeof kinds)[number]['root'];
/** Names of kinds of documents, as in a sentence. */
export declare const namesOfKinds: ReadonlyMap<KindName, Localised>;
export declare const kindNames: readonly KindName[];
/** A kind whose documents are told by their identifiers from those of other specifications. */
export interface KnownKind extends JudgedKind {
    readonly root: KindName;
    readonly customizationIds: readonly string[];
    readonly specification: string;
}
/** The kinds of documents, with what a specification says of its invoices and credit notes. */
export declare const kindsOf: (subject: UblSpecification) => readonly KnownKind[];
export { otherSpecifications };
//# sourceMappingURL=kinds.d.ts.map