/**
 * PINT-AE 1.0.4, on PINT 1.1.3, as its rules stand in `schematron/` and its code lists in `codelists/`. Its release notes
 * give the day of the release, which is taken as its first; they name no last day of the one before.
 */
export declare const release104: {
    readonly id: 'pint-ae';
    readonly name: 'PINT-AE';
    readonly version: '1.0.4';
    readonly validFrom: '2026-05-25';
    readonly validTo: null;
};
//# sourceMappingURL=release.d.ts.map