/** Whether `packCodes` can represent a list of codes. */
export declare function canPack(codes: readonly string[]): boolean;
/** The text that `unpackCodes` reads. */
export declare function packCodes(codes: readonly string[]): string;
/** The codes of a list, in its order. */
export declare function unpackCodes(packed: string): readonly string[];
//# sourceMappingURL=packed-codes.d.ts.map