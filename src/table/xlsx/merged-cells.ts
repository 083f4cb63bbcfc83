import { type Cell, columnOfLetters, type Row } from '../cell.ts';
import { contentOf } from './archive.ts';
import type { SheetPart } from './workbook.ts';

interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

const longestList = 8_000_000;

/** The cells of a sheet that are merged over several rows; their list follows the rows. */
function mergedCells({ entry }: SheetPart): readonly MergedCells[] {
  const list = listOfMerged(entry);
  const found = list.matchAll(
    /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,200}?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g,
  );
  return [...found]
    .flatMap(([, letters = '', first, last]): MergedCells[] => {
      const column = columnOfLetters(letters);
      return column === undefined || first === last
        ? []
        : [{ column, first: Number(first), last: Number(last) }];
    })
    .toSorted((one, other) => one.first - other.first);
}

/** Returns the list after its first word; empty without a list. */
function listOfMerged(entry: SheetPart['entry']): string {
  const word = 'mergeCells';
  const decoder = new TextDecoder('latin1');
  let tail = '';
  let isFound = false;
  for (const piece of contentOf(entry)) {
    tail += decoder.decode(piece, { stream: true });
    if (isFound) {
      if (tail.length > longestList) break;
      continue;
    }
    const at = tail.indexOf(word);
    isFound = at >= 0;
    tail = isFound ? tail.slice(at) : tail.slice(-word.length);
  }
  return isFound ? tail : '';
}

/** The rows, with the value of each merged cell in all of its rows. */
export function* withMergedCells(rows: Iterable<Row>, sheet: SheetPart): Generator<Row> {
  const merged = mergedCells(sheet);
  let next = 0;
  let open: (MergedCells & { readonly cell: Cell | undefined })[] = [];
  for (const row of rows) {
    open = open.filter(({ last }) => last >= row.number);
    const filled = open.length === 0 ? row : filledRow(row, open);
    for (; (merged[next]?.first ?? Number.POSITIVE_INFINITY) <= row.number; next += 1) {
      const region = merged[next];
      if (region === undefined || region.last < row.number) continue;
      open.push({ ...region, cell: region.first === row.number ? row.cells[region.column] : undefined });
    }
    yield filled;
  }
}

function filledRow(
  row: Row,
  open: readonly { readonly column: number; readonly cell: Cell | undefined }[],
): Row {
  const cells = Array.from(row.cells);
  for (const { column, cell } of open) if (cell !== undefined) cells[column] ??= { ...cell, isMerged: true };
  return { ...row, cells };
}
