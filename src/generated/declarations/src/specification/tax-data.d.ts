/** The official rules of tax data documents, which programs that have only requests do not load. */
export declare const taxDataRuleSet: {
    readonly id: 'tax-data-ae';
    readonly name: 'TDD AE';
    readonly version: '1.0.4';
    readonly validFrom: null;
    readonly validTo: null;
    readonly hash: string;
    readonly engine: import("../index.ts").Engine;
    readonly messages: import("../core/messages/message.ts").Messages;
};
/** The structure of tax data documents by their schema. */
export declare const taxDataStructure: import("../core/xml/ubl-structure.ts").UblStructure;
//# sourceMappingURL=tax-data.d.ts.map