/** The value of a function, or its error, kept for every later request. */
export declare function outcomeOf<Value>(compute: () => Value): () => Value;
//# sourceMappingURL=outcome.d.ts.map