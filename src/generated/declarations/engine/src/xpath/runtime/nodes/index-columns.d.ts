import type { XmlAttribute } from '../../../xml/element.ts';
/** The columns of an index, reused for the next document: filling them costs less than allocating them. */
export interface IndexColumns {
    /** Columns of elements, for documents that are not in columns themselves; these two grow as they are filled. */
    readonly texts: (string | undefined)[];
    readonly attributes: (readonly XmlAttribute[])[];
    readonly name: Int32Array;
    readonly path: Int32Array;
    readonly parent: Int32Array;
    readonly end: Int32Array;
    readonly sameNameBefore: Int32Array;
}
/** The length of columns that are long enough for most documents. */
export declare const shortest = 1024;
export declare function columnsOf(length: number): IndexColumns;
/** Columns with what these hold, twice as long. */
export declare function longer({ texts, attributes, ...numbers }: IndexColumns): IndexColumns;
/** Whether columns are worth keeping for the next document. */
export declare function isWorthKeeping({ name }: IndexColumns): boolean;
//# sourceMappingURL=index-columns.d.ts.map