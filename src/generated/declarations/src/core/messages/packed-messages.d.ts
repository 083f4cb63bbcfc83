import type { Localised, Wording } from './language.ts';
import type { MessageTopic } from './message-entry.ts';
/**
 * Topics by column, one value a line: texts stand together, which compresses best, and member names are not
 * repeated.
 */
export interface PackedTopics {
    /**
     * `#topic` and its entries: the id of a rule, then `+onRequest` and each `+case`. All of them except topics
     * have lines in the other columns.
     */
    readonly keys: string;
    readonly terms: string;
    readonly fields: string;
    /** The message and the hint of each. */
    readonly texts: string;
}
/** A business term in the form that `unpackTopics` reads. */
export declare function packTerm(term: string): string;
/** A list without entries; an empty line means that there is no list. */
export declare const emptyList = "-";
/** Separates the forms of a text with a count, each written `form=text`. */
export declare const betweenForms = "\t";
/** The topics as their files have them, without titles, and in the language of the columns only: English. */
export declare function unpackTopics(packed: PackedTopics): Readonly<Record<string, MessageTopic>>;
/** The entries of two packages in one, by name. */
export declare function joinedTopics<Entry>(one: Readonly<Record<string, Entry>>, other: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>>;
/** The titles of rules by id: of the keys that are neither topics nor cases. */
export declare function unpackTitles(keys: string, titles: string): Readonly<Record<string, Localised>>;
/** The texts of another language by the English ones, of columns that stand side by side. */
export declare function unpackTranslations(columns: readonly (readonly [english: string, translated: string])[]): ReadonlyMap<string, Wording>;
//# sourceMappingURL=packed-messages.d.ts.map