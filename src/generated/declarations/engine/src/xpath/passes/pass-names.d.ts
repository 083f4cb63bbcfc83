/**
 * The passes that make compiled rules faster and change nothing else. README.md says what each gains, measured by
 * leaving it out.
 */
export declare const passes: readonly ['simplify', 'wordLists', 'attributeOwners', 'existence', 'shareInDocument', 'keepInFunction', 'groups', 'hoistToAncestor', 'pathsTogether', 'fewerCalls', 'closedFunctions', 'assertionTables', 'splitFunctions'];
export type PassName = (typeof passes)[number];
/** Passes that do not run; the benchmark leaves out one after the other. */
export type LeftOut = ReadonlySet<PassName>;
export declare const noneLeftOut: LeftOut;
//# sourceMappingURL=pass-names.d.ts.map