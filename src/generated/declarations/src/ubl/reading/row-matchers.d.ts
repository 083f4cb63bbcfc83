import type { RootName } from '../../core/invoice/invoice.ts';
import { type Row } from '../../core/specification/binding.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { type MoneyFormat } from '../codecs.ts';
import { type Currency } from '../row-attributes.ts';
import { type Part, type RowStep, type Writing } from '../writing.ts';
import type { Originals } from './read-parts.ts';
/** The content of an element of a document, while it is compared with what would be written. */
export interface Matching {
    held: readonly unknown[];
    /** The number of values compared so far. */
    at: number;
    /** Whether anything differs, or may differ, from what would be written. */
    differs: boolean;
    readonly money: MoneyFormat;
    /** The currencyID of amounts as they would be written. */
    readonly currencyIds: Readonly<Record<Exclude<Currency, 'none'>, string>>;
}
/**
 * Compares what a row would write for a part with the next content of the element, and moves past it. If this
 * is uncertain it counts as a difference; the element is then written to find out.
 */
export type Match = RowStep<Matching>;
/** Makes a function that determines, without writing, whether an element holds what the row would write. */
export declare function rowMatcher<T>(row: Row<T>, root: RootName, numeric: ReadonlySet<string>): Match;
/** Determines whether an element holds what the row would write of a single part. */
export declare function partMatcher<T>(row: Extract<Row<T>, {
    readonly of: string;
}>, root: RootName, numeric: ReadonlySet<string>): Match;
/** The state of comparing a document before anything is compared. */
export declare function matchingOf(writing: Writing): Matching;
/** Makes a function that finds the element at a place that certainly holds just what a row would write. */
export declare function elementMatcher<T>(row: Row<T>, prepare: () => Match): MatchElement;
export type MatchElement = (originals: Originals, place: number, part: Part, matching: Matching, value?: unknown) => UblElement | undefined;
//# sourceMappingURL=row-matchers.d.ts.map