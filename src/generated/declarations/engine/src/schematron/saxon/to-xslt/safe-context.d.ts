/**
 * A predicate of a rule context, moved into a function that returns the wanted answer if the predicate cannot
 * be evaluated.
 */
export interface SafePredicate {
    readonly function: string;
    readonly expression: string;
}
/**
 * Rewrites the predicates of a rule context as function calls: in SaxonJS an error in a predicate ends the
 * run, so each predicate gets a function that can catch it, and that takes current(), which functions do not
 * have. `context` receives the answer for a predicate that raises an error. Predicates that depend on the
 * position stay as they are.
 */
export declare function safeContext(context: string, functionName: (index: number) => string): {
    readonly context: (otherwise: boolean) => string;
    readonly predicates: readonly SafePredicate[];
};
/** The parameter that stands for current(). */
export declare const currentNode = "judgement:current";
//# sourceMappingURL=safe-context.d.ts.map