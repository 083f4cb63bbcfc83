import type { TableNames } from '../../core/specification/table-names.ts';
/** A head as it is compared, with what it says besides its words. */
export interface HeadKey {
    readonly key: string;
    /** The key without a number in it, and the number: `Description 2` is the description of the second line. */
    readonly numbered?: {
        readonly key: string;
        readonly number: number;
    };
}
/**
 * The form in which heads are compared: the words that are common for theirs, in their order; case, punctuation and
 * articles do not count. `Qty.` and `Quantity` are the same, and so are `Bill to: City` and `Customer City`.
 */
export declare function headKey(head: string, names: TableNames): HeadKey;
/** The words of a text, without Arabic articles. */
export declare function wordsIn(text: string): string[];
/** Whether a head has one of some words, in any spelling. */
export declare function saysOneOf(head: string, words: readonly string[]): boolean;
//# sourceMappingURL=head-key.d.ts.map