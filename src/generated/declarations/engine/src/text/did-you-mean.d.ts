/**
 * The candidate that a misspelt word most probably means: the nearest one within a third of its length, and of
 * several the one that begins most like it. An omitted end (`lang` for `language`) or an added one (`languages`)
 * counts as one error, a whole part of a candidate (`due-date` of `advice-due-date`) as less. Undefined if none is near.
 *
 * @example
 * ```ts
 * console.log(didYouMean('langauge', ['language', 'strict'])); // language
 * ```
 */
export declare function didYouMean(word: string, candidates: Iterable<string>): string | undefined;
/**
 * All candidates at the same smallest distance from a misspelt word, in their order; empty if none is near.
 *
 * @example
 * ```ts
 * console.log(nearest('Q55', ['Q15', 'Q45', 'QTR']).join()); // Q15,Q45
 * ```
 */
export declare function nearest(word: string, candidates: Iterable<string>): readonly string[];
/**
 * Whether a word is another one with a typing error: the same beginning, and one letter wrong, or two in a long word.
 * Words that are only like each other are not the same word.
 *
 * @example
 * ```ts
 * console.log(isTypingErrorOf('adress', 'address'), isTypingErrorOf('saleorder', 'workorder')); // true false
 * ```
 */
export declare function isTypingErrorOf(word: string, other: string): boolean;
//# sourceMappingURL=did-you-mean.d.ts.map