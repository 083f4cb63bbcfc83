/** The kind of an option that is an identifier, which is written as it is. */
export declare const identifier: import("../core/options/option-kinds.ts").OptionKind<string | undefined>;
//# sourceMappingURL=identifier.d.ts.map