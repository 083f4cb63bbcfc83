/** A place in a text as people count: lines and columns from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}
