import { type Book, type Booked } from './book.ts';
import type { Told } from './finding.ts';
/** A document with the preceding ones among the others, each once. */
export interface Following {
    readonly booked: Booked;
    readonly preceding: readonly Booked[];
    /** Whether every document to which it refers is among them. */
    readonly isWhole: boolean;
}
/** The documents that refer to others, and what is wrong with what they refer to. */
export declare function followingIn({ booked, refused, byNumber }: Book): {
    readonly following: readonly Following[];
    readonly told: readonly Told[];
};
//# sourceMappingURL=preceding.d.ts.map