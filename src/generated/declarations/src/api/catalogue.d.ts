import type { Language } from '../core/messages/language.ts';
import { type Messages } from '../core/messages/message.ts';
/** The texts of a rule in one language. */
export interface CatalogueText {
    /** Short name of what must hold. */
    readonly title: string;
    /** The problem of a document that breaks it. */
    readonly message: string;
    /** The remedy. */
    readonly hint: string;
}
/** An official rule explained for the person who must fix the document. */
export interface CatalogueEntry {
    readonly id: string;
    /** The messages file of the entry, which is the topic of the rule. */
    readonly topic: string;
    /** `shared` by all countries of PINT, or the UAE's own, or that of another kind of document. */
    readonly set: string;
    /** PINT-AE has no lesser severity: a document that breaks a rule is not valid. */
    readonly severity: 'fatal';
    readonly terms: readonly string[];
    readonly fields: readonly string[];
    readonly en: CatalogueText;
    /** Missing unless `useTexts` was given the Arabic texts. */
    readonly ar?: CatalogueText | undefined;
}
/** Every official rule of invoices and credit notes, by its id. */
export declare const catalogue: ReadonlyMap<string, CatalogueEntry>;
/** The official rules among those that some texts are about, by their ids. */
export declare function catalogueOf(messages: Messages): ReadonlyMap<string, CatalogueEntry>;
/** The texts of a rule in a language that is in use. */
export declare function textsOfRule(entry: CatalogueEntry, language: Language): CatalogueText;
/** The title of a rule of the catalogue; undefined for any other id. */
export declare function titleOfRule(id: string, language: Language): string | undefined;
//# sourceMappingURL=catalogue.d.ts.map