/** The invoice and credit note of PINT-AE, with the plain fields, each at its place. */
export declare const uaeDocument: import("../../../src/core/specification/binding.ts").Aggregate<import("../../../src/index.ts").ComputedInvoice>;
//# sourceMappingURL=index.d.ts.map