import type { Translated } from './rendering.ts';

/** Describes how to show a document that is not an invoice to a person: a title, and facts under headings. */
export interface KindPage {
  readonly title: Translated;
  /** The document's message in one sentence, by its code. */
  readonly statement?: PageFact;
  readonly sections: readonly PageSection[];
}

export interface PageSection {
  readonly heading: Translated;
  /** The elements that are the rows of a table of these facts; default: the facts of the document, once. */
  readonly each?: string;
  readonly facts: readonly PageFact[];
}

/**
 * A fact of the document: the texts of the elements at a path, one per line. The steps use the prefixes of UBL (`ext`
 * for its extensions), `doc` is the namespace of the document, and `*` is any element.
 */
export interface PageFact {
  readonly label: Translated;
  readonly at: string;
  /**
   * Default: the text as written. An amount is shown with its currency, an address with its scheme before it, a place
   * without namespaces.
   */
  readonly as?: 'amount' | 'date' | 'address' | 'place';
  /** Meanings of its codes; a missing code is shown as it is. */
  readonly meanings?: Readonly<Record<string, Translated>>;
}
