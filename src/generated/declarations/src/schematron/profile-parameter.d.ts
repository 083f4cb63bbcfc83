/** The variable of official rules that says by which of the two profiles a document is judged. */
export declare const profileParameter: {
    readonly name: 'profile';
    readonly values: readonly ["'billing'", "'selfbilling'"];
};
/** How stylesheets for SaxonJS name elements, and the variable that they are given. */
export declare const xsltOptions: {
    readonly prefixes: ReadonlyMap<string, string>;
    readonly parameter: {
        readonly name: 'profile';
        readonly values: readonly ["'billing'", "'selfbilling'"];
    };
};
//# sourceMappingURL=profile-parameter.d.ts.map