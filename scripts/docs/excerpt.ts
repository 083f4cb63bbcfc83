/** A piece of a document as a page shows it. */
export interface Excerpt {
  readonly language: 'xml' | 'json' | 'text';
  readonly text: string;
  /** Fields that the document lacks and the other one has. */
  readonly without?: readonly string[];
}

/** The same place in two documents, as each has it. */
export interface Difference {
  readonly before: Excerpt;
  readonly after: Excerpt;
}
