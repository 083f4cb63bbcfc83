/** Purpose of a report: S submit, R revise an earlier one, W withdraw it, F tell that a document failed. */
export declare const taxDataTypes: ("F" | "R" | "S" | "W")[];
export type TaxDataType = (typeof taxDataTypes)[number];
/** Whose provider reports: 01 that of the issuer, 02 that of the receiver. */
export declare const taxDataRoles: ("01" | "02")[];
export type TaxDataRole = (typeof taxDataRoles)[number];
/** D domestic, IP international over Peppol, INP international outside of it. */
export declare const taxDataScopes: ("D" | "INP" | "IP")[];
export type TaxDataScope = (typeof taxDataScopes)[number];
//# sourceMappingURL=tax-data-codes.d.ts.map