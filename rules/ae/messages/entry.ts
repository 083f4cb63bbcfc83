export type Language = 'en' | 'ar';

/** The rules that PINT-AE shares with other countries of PINT, and those of the UAE. */
export type RuleSet = 'shared' | 'ae';

/** What a rule says, in one language. */
export interface CatalogueText {
  /** Short name of what must hold. */
  readonly title: string;
  /** What is wrong when it does not. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
}

/** An explanation as the files of the catalogue hold it, under the id of its rule. */
export interface CatalogueRecord extends Readonly<Record<Language, CatalogueText>> {
  /** Business terms, the most specific first. */
  readonly terms: readonly string[];
  /** Fields of the request behind the rule, the one to fix first; `[]` stands for the entries of a list. */
  readonly fields: readonly string[];
}

/** An official rule explained for the person who must fix the document. */
export interface CatalogueEntry extends CatalogueRecord {
  readonly id: string;
  /** The file that the entry stands in. */
  readonly topic: string;
  readonly set: RuleSet;
  readonly severity: 'fatal';
}
