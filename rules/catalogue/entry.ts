export type Language = 'en' | 'ar';

/** What a rule says, in one language. */
export interface CatalogueText {
  /** Short name of what must hold. */
  readonly title: string;
  /** What is wrong when it does not. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
}

/** An official rule explained for the person who must fix the document. */
export interface CatalogueEntry {
  readonly id: string;
  /** The file that the entry stands in. */
  readonly topic: string;
  readonly set: 'shared' | 'ae';
  readonly severity: 'fatal';
  /** Business terms, the most specific first. */
  readonly terms: readonly string[];
  /** Fields of the request behind the rule, the one to fix first; `[]` stands for the entries of a list. */
  readonly fields: readonly string[];
  readonly en: CatalogueText;
  readonly ar: CatalogueText;
}
