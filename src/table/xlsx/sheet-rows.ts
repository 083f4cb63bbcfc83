import type { XmlEvents } from 'schematron-compiler/xml-reader';
import { type Cell, cellAddress, columnOfLetters, type Row } from '../cell.ts';
import { fail } from '../fault.ts';
import { mostColumns, type TableLimits } from '../limits.ts';
import { contentOf } from './archive.ts';
import { unescapedText } from './escaped-text.ts';
import { dateCell, inPercent, plainNumber } from './number-format.ts';
import { attribute, piecesOfXml } from './part-xml.ts';
import { collectText, type SheetPart, type Workbook } from './workbook.ts';

/** The rows that have a cell, read as they are requested: only a piece is in memory. */
export function* sheetRows(workbook: Workbook, sheet: SheetPart, limits: TableLimits): Generator<Row> {
  const { events, taken } = rowEvents(workbook, sheet, limits);
  for (const _ of piecesOfXml(sheet.entry, events)) yield* taken();
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

function rowEvents(workbook: Workbook, { name: sheet }: SheetPart, limits: TableLimits) {
  let rows: Row[] = [];
  let number = 0;
  let cells: (Cell | undefined)[] = [];
  let nextColumn = 0;
  let isHidden = false;
  let filled = new Set<number>();
  let isInData = false;
  let isValue = false;
  let cell: OpenCell | undefined;
  const inline = collectText(limits.cellLength);

  const events: XmlEvents = {
    open: (name, attributes) => {
      if (name === 'sheetData') isInData = true;
      if (!isInData) return;
      if (name === 'row') {
        number = rowNumber(attribute(attributes, 'r'), number);
        if (number > limits.rows) fail('tooManyRows', { most: limits.rows });
        cells = [];
        filled = new Set();
        nextColumn = 0;
        isHidden = isTrue(attribute(attributes, 'hidden')) || Number(attribute(attributes, 'ht') ?? 1) === 0;
      } else if (name === 'c') {
        const column = columnOf(attribute(attributes, 'r'), number) ?? nextColumn;
        if (column >= mostColumns) fail('workbookDamaged');
        cell = {
          column,
          type: attribute(attributes, 't') ?? 'n',
          style: Number(attribute(attributes, 's') ?? -1),
          value: '',
          hasFormula: false,
        };
        nextColumn = column + 1;
        if (filled.has(column)) fail('cellTwice', { cell: cellAddress({ sheet, row: number, column }) });
        filled.add(column);
        inline.clear();
      } else if (name === 'v') isValue = true;
      else if (name === 'f' && cell !== undefined) cell.hasFormula = true;
      else inline.open(name);
    },
    text: (piece) => {
      if (cell === undefined) return;
      if (isValue && cell.value.length <= limits.cellLength) cell.value += piece;
      inline.text(piece);
    },
    close: (name) => {
      if (name === 'sheetData') isInData = false;
      else if (name === 'v') isValue = false;
      else if (name === 'c' && cell !== undefined) {
        add(cell);
        cell = undefined;
      } else if (name === 'row') {
        if (cells.length > 0) rows.push(isHidden ? { number, cells, isHidden } : { number, cells });
        cells = [];
      } else inline.close(name);
    },
  };

  function add(open: OpenCell): void {
    const read = cellOf(open, inline.value(), workbook);
    if (read === undefined) return;
    const { column } = open;
    if (column >= limits.columns) fail('tooManyColumns', { most: limits.columns, row: number });
    if (read.text.length > limits.cellLength)
      fail('cellTooLong', { row: number, column: column + 1, most: limits.cellLength });
    cells[column] = read;
  }

  return {
    events,
    /** The rows that have been completed since the last call. */
    taken: () => {
      const complete = rows;
      rows = [];
      return complete;
    },
  };
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

/** The hidden columns of a sheet, counted from 0; the sheet has them before its rows. */
export function hiddenColumns(sheet: SheetPart, limits: TableLimits): ReadonlySet<number> {
  const hidden = new Set<number>();
  let isDone = false;
  const pieces = piecesOfXml(sheet.entry, {
    open: (name, attributes) => {
      if (name === 'sheetData') isDone = true;
      if (isDone || name !== 'col') return;
      if (!isTrue(attribute(attributes, 'hidden')) && attribute(attributes, 'width') !== '0') return;
      const last = Math.min(Number(attribute(attributes, 'max')), limits.columns);
      for (let column = Number(attribute(attributes, 'min')); column <= last; column += 1)
        hidden.add(column - 1);
    },
  });
  for (const _ of pieces) if (isDone) break;
  return hidden;
}

/** The number of a row; rows are in order, and a row without a number follows the previous one. */
function rowNumber(said: string | undefined, before: number): number {
  const number = said === undefined ? before + 1 : Number(said);
  return Number.isSafeInteger(number) && number > before ? number : fail('workbookDamaged');
}

/** The column of a cell; a reference names its row too. */
function columnOf(reference: string | undefined, row: number): number | undefined {
  if (reference === undefined) return undefined;
  const [, letters = '', said] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(reference) ?? fail('workbookDamaged');
  return Number(said) === row ? columnOfLetters(letters) : fail('workbookDamaged');
}

function cellOf(
  { type, style, value, hasFormula }: OpenCell,
  inline: string,
  { texts, formats, counts1904 }: Workbook,
): Cell | undefined {
  const text = type === 'inlineStr' ? inline : value;
  if (text === '') return hasFormula && type !== 'str' ? { kind: 'uncalculated', text: '' } : undefined;
  switch (type) {
    case 's':
      return textCell(texts[Number(value)] ?? fail('workbookDamaged'));
    case 'inlineStr':
      return textCell(text);
    case 'str':
      return textCell(unescapedText(text));
    case 'b':
      return { kind: 'boolean', text: isTrue(value.trim()) ? 'TRUE' : 'FALSE' };
    case 'e':
      return { kind: 'error', text: value };
    case 'd':
      return { kind: 'date', text: value.replace(/T00:00:00(?:\.0+)?$/, '') };
    default:
      return numberCell(value, formats[style] ?? 'plain', counts1904);
  }
}

function textCell(text: string): Cell | undefined {
  return text.trim() === '' ? undefined : { kind: 'text', text };
}

function numberCell(value: string, format: Workbook['formats'][number], counts1904: boolean): Cell {
  const number = Number(value);
  if (!Number.isFinite(number)) return { kind: 'error', text: value };
  if (format === 'date') return dateCell(number, counts1904) ?? { kind: 'number', text: plainNumber(number) };
  const text = plainNumber(number);
  if (format === 'percent') return { kind: 'number', text: inPercent(text), shown: 'percent' };
  return format === 'plain' ? { kind: 'number', text } : { kind: 'number', text, shown: format };
}

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
