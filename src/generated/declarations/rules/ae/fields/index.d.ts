/** The objects of a PINT-AE document request and their fields: those of PINT, with what the UAE says otherwise or adds. */
export declare const fields: Readonly<Record<string, import("../../../src/core/specification/fields.ts").ObjectRows>>;
//# sourceMappingURL=index.d.ts.map