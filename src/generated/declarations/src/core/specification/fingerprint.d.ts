/**
 * A short hash of a value and all that it holds, functions by their source: the same value has the same one in every
 * process.
 */
export declare function fingerprint(value: unknown): string;
//# sourceMappingURL=fingerprint.d.ts.map