/** A place in a text, with lines and columns counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A part of one line, marked with a caret below it. */
export interface TextMark extends TextPlace {
  /** In UTF-16 units, like columns. The display cuts off the part beyond the end of the line. */
  readonly length: number;
  /** The name that is missing and belongs at this place. */
  readonly missing?: string;
}
