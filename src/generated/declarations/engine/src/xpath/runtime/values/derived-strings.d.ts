export declare const isDerivedString: (type: string) => boolean;
export declare const toDerivedString: (text: string, type: string) => string;
export declare const hasDerivedForm: (text: string, type: string) => boolean;
/** An xs:anyURI: any text, blanks collapsed. */
export declare const toAnyUri: (text: string) => string;
//# sourceMappingURL=derived-strings.d.ts.map