/** Our own rule for figures that no official rule compares with those they follow from. */
declare const ownRule = "pint-ae-figure";
/** By business term of a figure, the rule that says how it follows from others. */
export declare const figureRules: Readonly<Record<string, string>>;
/** By business term of an amount, the rule on its decimals. */
export declare const decimalRules: Readonly<Record<string, string>>;
export { ownRule as ownFigureRule };
//# sourceMappingURL=figures.d.ts.map