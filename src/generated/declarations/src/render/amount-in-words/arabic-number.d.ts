import type { ArabicNoun } from '../../core/specification/currency-in-words.ts';
/** A whole number in words without what it counts, by its groups of three digits from the highest on. */
export declare function arabicNumber(groups: readonly number[]): string;
/**
 * A whole number of things: the noun follows the last two digits. One and two are the noun itself; after hundreds and
 * thousands they follow it (مائة درهم ودرهمان). `adjective` stands after the noun and agrees with it.
 */
export declare function arabicCount(groups: readonly number[], noun: ArabicNoun, adjective?: string): string;
//# sourceMappingURL=arabic-number.d.ts.map