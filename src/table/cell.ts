export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error' | 'uncalculated';

/** A cell that is not blank. */
export interface Cell {
  readonly kind: CellKind;
  /**
   * A text as it is; a number in plain digits; a date as `2026-11-02`, with `T10:30:00` after it if the cell has a time;
   * a boolean as `TRUE` or `FALSE`; an error as it is shown, such as `#REF!`; empty for a formula without a value.
   */
  readonly text: string;
  /** For a number: shown as a percentage, or padded with zeros to this many digits. */
  readonly shown?: 'percent' | { readonly digits: number };
  /** True if the cell belongs to a merged cell that begins in a row above. */
  readonly isMerged?: true;
}

export interface Row {
  /** Its number in the sheet, from 1. */
  readonly number: number;
  /** Its cells by column, from 0; undefined for blank ones. */
  readonly cells: readonly (Cell | undefined)[];
  /** True if the row is hidden, by a filter or by hand. */
  readonly isHidden?: boolean;
}

/** The place of a cell: its sheet (empty for CSV), its row from 1 and its column from 0. */
export interface CellPlace {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest === 0 ? '' : columnLetters(rest - 1)}${String.fromCharCode(65 + (column % 26))}`;
}

/** The number of a column from its letters, counted from 0; undefined for text that is not a spreadsheet column. */
export function columnOfLetters(letters: string): number | undefined {
  if (!/^[A-Z]{1,3}$/.test(letters)) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Returns the address of a cell as people write it: `Invoices!C5`, or `C5` in a table without sheets. */
export function cellAddress({ sheet, row, column }: CellPlace): string {
  const cell = `${columnLetters(column)}${row}`;
  if (sheet === '') return cell;
  const name = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${cell}`;
}
