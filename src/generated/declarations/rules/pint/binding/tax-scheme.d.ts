/** Tax scheme (IBT-118-1 and its like) of every VAT category and of a VAT registration. */
export declare const vatTaxScheme = "VAT";
//# sourceMappingURL=tax-scheme.d.ts.map