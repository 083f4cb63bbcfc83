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

/** A fact of the document: the texts at a path, with UBL's prefixes, `ext`, `doc` (its own) and `*`. */
export interface PageFact {
  readonly label: Translated;
  readonly at: string;
  /** Default: as written. An amount has its currency, an address its scheme, a place no namespaces. */
  readonly as?: 'amount' | 'date' | 'address' | 'place';
  /** Meanings of its codes; a missing code is shown as it is. */
  readonly meanings?: Readonly<Record<string, Translated>>;
}
