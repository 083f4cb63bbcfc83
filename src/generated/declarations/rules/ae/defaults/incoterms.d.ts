/**
 * The three-letter codes of Incoterms 2020, and those of Incoterms 2010 and 2000 that contracts still name
 * (BTAE-22).
 */
export declare const incoterms: readonly string[];
/** Terms under which goods are handed over in the seller's country, before they leave it. */
export declare const handedOverAtHome: readonly string[];
//# sourceMappingURL=incoterms.d.ts.map