/** The characters that are the same as one of a range in upper or in lower case (XPath functions, 5.6.1.1). */
export declare function variantsIn(first: string, last: string): string;
//# sourceMappingURL=case-variants.d.ts.map