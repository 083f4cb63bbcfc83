import type { TextPlace } from '../core/findings/place.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import type { Difference } from '../ubl/reading/differences.ts';
/** A difference, with its place in the text of the document. */
export interface LocatedDifference {
    readonly difference: Difference;
    /** The element that has the value; of an added value, in the UBL of the request. */
    readonly location: string;
    readonly attribute: string | undefined;
    readonly place: TextPlace | undefined;
}
/** The differences of a document, each with its place. */
export declare function locatedIn({ root, text, envelope }: Omit<ReadUbl, 'kind'>, found: readonly Difference[]): LocatedDifference[];
//# sourceMappingURL=located-differences.d.ts.map