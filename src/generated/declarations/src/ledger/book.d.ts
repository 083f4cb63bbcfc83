import type { LedgerDocument, LedgerEntry } from './entry.ts';
import type { Told } from './finding.ts';
/** A document that counts. */
export interface Booked {
    readonly name: string;
    readonly document: LedgerDocument;
}
/** The documents of a ledger, each once and in an order that does not depend on that in which they came. */
export interface Book {
    readonly booked: readonly Booked[];
    /** Those that could be read but are not valid, and so do not count. */
    readonly refused: readonly Booked[];
    /** The booked documents of an issuer with a number. */
    readonly byNumber: ReadonlyMap<string, readonly Booked[]>;
    /** What came twice, and numbers that were used twice. */
    readonly told: readonly Told[];
}
export declare function bookOf(entries: Iterable<LedgerEntry>): Book;
/** The issuer of a document and a number: the buyer numbers self-billed documents, for each of his suppliers. */
export declare function numberKey(document: LedgerDocument, number: string): string;
export declare function issuerKey({ profile, seller, buyer }: LedgerDocument): string;
export declare function groupsOf<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]>;
export declare const namesOf: (documents: readonly Booked[]) => string[];
//# sourceMappingURL=book.d.ts.map