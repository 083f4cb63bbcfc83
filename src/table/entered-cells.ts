import type { CellPlace, Row } from './cell.ts';
import type { Sheet, TableFile } from './read-table.ts';

/** A cell with the text that a person entered in it. */
export interface EnteredCell extends CellPlace {
  readonly text: string;
}

type Texts = ReadonlyMap<number, string>;

/** The file with these texts in its cells, read as if its author had written them; a blank text empties its cell. */
export function withEntered(file: TableFile, entered: readonly EnteredCell[]): TableFile {
  const sheets = file.sheets.map((sheet) =>
    withTexts(sheet, textsByRow(entered.filter((cell) => cell.sheet === sheet.name))),
  );
  return { ...file, sheets };
}

/** The texts by row and column; the later of two texts for one cell counts. */
function textsByRow(entered: readonly EnteredCell[]): ReadonlyMap<number, Texts> {
  const rows = new Map<number, Map<number, string>>();
  for (const { row, column, text } of entered) {
    const texts = rows.get(row) ?? new Map<number, string>();
    rows.set(row, texts.set(column, text));
  }
  return rows;
}

function withTexts(sheet: Sheet, entered: ReadonlyMap<number, Texts>): Sheet {
  if (entered.size === 0) return sheet;
  return {
    ...sheet,
    *rows() {
      for (const row of sheet.rows()) {
        const texts = entered.get(row.number);
        yield texts === undefined ? row : { ...row, cells: cellsWith(row, texts) };
      }
    },
  };
}

function cellsWith({ cells }: Row, texts: Texts): Row['cells'] {
  const width = Math.max(cells.length, ...[...texts.keys()].map((column) => column + 1));
  return Array.from({ length: width }, (_, column) => {
    const text = texts.get(column);
    if (text === undefined) return cells[column];
    return text.trim() === '' ? undefined : { kind: 'text' as const, text: text.trim() };
  });
}
