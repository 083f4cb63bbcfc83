/** The official rules of the message level status, which programs that have only requests do not load. */
export declare const messageStatusRuleSet: {
    readonly id: 'message-status';
    readonly name: 'Peppol MLS';
    readonly version: '1.0.1';
    readonly validFrom: null;
    readonly validTo: null;
    readonly hash: string;
    readonly engine: import("../index.ts").Engine;
    readonly messages: import("../core/messages/message.ts").Messages;
};
/** The structure of the message level status by the UBL schema. */
export declare const messageStatusStructure: import("../core/xml/ubl-structure.ts").UblStructure;
//# sourceMappingURL=message-status.d.ts.map