import type { Located, RootName } from '../../core/invoice/invoice.ts';
import type { Aggregate } from '../../core/specification/binding.ts';
import { type UblElement } from '../../core/xml/element.ts';
/**
 * The content of UBL for a part of the invoice: its values as texts, under the names of the model; nested
 * parts always in lists. Its plain fields are among them, and are copied by their rows.
 */
export type ReadOf<T> = {
    readonly [Key in keyof Omit<T, 'asSent'>]?: PartOf<T[Key]> extends Located ? readonly ReadOf<PartOf<T[Key]>>[] : string;
};
type PartOf<V> = NonNullable<V> extends readonly (infer U)[] ? U : NonNullable<V>;
/**
 * Builders of the entries of a list of parts, each run as soon as its entry is read, so that no long list of parts is kept.
 */
export type EntryMakers<T> = {
    readonly [Key in keyof T & string]?: (entry: ReadOf<PartOf<T[Key]>>) => unknown;
};
/**
 * The elements of one name below the root of a document that was read, in document order. Lists beside each
 * other: of an object for each element, the engine expects that it lives long, and keeps the tree behind it.
 */
export interface Originals {
    readonly elements: UblElement[];
    /**
     * The content of each in the order of the rows, after the row by which it was read: for a value, its row,
     * its text, the currency of an amount and its attributes; for a part, its row, then its content. Undefined
     * if writing would arrange the element differently, whatever its values.
     */
    readonly held: (readonly unknown[] | undefined)[];
}
/** The elements below the root by the names of the binding. */
export type OriginalsByName = ReadonlyMap<string, Originals>;
/** The content of a document, and the elements from which it was read. */
export interface ReadDocument<T> {
    readonly read: ReadOf<T>;
    readonly originals: OriginalsByName;
}
/** Prepares a reader of documents by the rows of the binding with which they are written. */
export declare function documentReader<T>(rows: Aggregate<T>, root: RootName, entries?: EntryMakers<T>): (root: UblElement) => ReadDocument<T>;
export {};
//# sourceMappingURL=read-parts.d.ts.map