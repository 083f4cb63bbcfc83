import type { NamedCodes } from './message-entry.ts';
import type { Spellings } from './vocabulary.ts';
/** The part of a code list's file that is used: the meaning of each code. */
export interface NamedCodeList {
    readonly codes: Readonly<Record<string, string>>;
}
/** A code list from its codes and their meanings, one meaning a line. */
export declare function namedCodes(codes: readonly string[], meanings: string): NamedCodeList;
/**
 * Codes with their meanings in both languages, one code a line; for an empty line the list's own meaning
 * counts.
 */
export declare function localisedCodes(codes: readonly string[], { en, ar, codes: listed }: {
    readonly en: string;
    readonly ar: string;
} & Partial<NamedCodeList>): NamedCodes;
/** In a line of spellings, these stand for the meaning of the code. */
export declare const sameAs: {
    readonly en: '=';
    readonly ar: '~';
};
export declare const betweenSpellings = "|";
/** The spellings of codes; one line for each code that has any. */
export declare function spellingsOf(meanings: NamedCodes, lines: string): Spellings;
//# sourceMappingURL=named-codes.d.ts.map