/** The texts of the rules of tax data documents. */
export declare const messages: import("../../../../src/core/messages/message.ts").Messages;
//# sourceMappingURL=index.d.ts.map