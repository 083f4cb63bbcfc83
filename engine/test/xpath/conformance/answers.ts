/** An expression on a document, and its value. */
export interface Expected {
  readonly expression: string;
  /** Items as `type value`; `error` and its code; or `refused`, if no document is needed to know that it is one. */
  readonly result: string;
}

/** Returns the expressions of a table, which has one a line, each with its value after an arrow. */
export function expectedIn(table: string): readonly Expected[] {
  return table
    .split('\n')
    .filter((line) => line.includes(' =>'))
    .map((line) => {
      const at = line.indexOf(' =>');
      return { expression: line.slice(0, at), result: line.slice(at + 4) };
    });
}
