/** A place in a text as people count: lines and columns from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A stretch of one line, for a caret under it. */
export interface TextMark extends TextPlace {
  /** In UTF-16 units, as columns are counted; what goes beyond the end of the line is left out where it is shown. */
  readonly length: number;
  /** The name that is not there and belongs at this place. */
  readonly missing?: string;
}
