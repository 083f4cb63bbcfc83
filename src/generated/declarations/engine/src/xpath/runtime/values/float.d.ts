/** The xs:float nearest to a number that is written down; undefined if the text is not one. */
export declare function parseFloatNumber(text: string): number | undefined;
/** The number of the fewest digits of which an xs:float is the nearest one. */
export declare function shortestOfFloat(value: number): number;
//# sourceMappingURL=float.d.ts.map