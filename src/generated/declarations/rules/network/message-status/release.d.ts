/** The release of the rules of the message level status. It states no dates between which it applies. */
export declare const release: {
    readonly id: 'message-status';
    readonly name: 'Peppol MLS';
    readonly version: '1.0.1';
    readonly validFrom: null;
    readonly validTo: null;
};
//# sourceMappingURL=release.d.ts.map