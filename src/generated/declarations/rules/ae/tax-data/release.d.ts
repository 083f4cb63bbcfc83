/** The release of the rules of tax data documents. It states no dates between which it applies. */
export declare const release: {
    readonly id: 'tax-data-ae';
    readonly name: 'TDD AE';
    readonly version: '1.0.4';
    readonly validFrom: null;
    readonly validTo: null;
};
//# sourceMappingURL=release.d.ts.map