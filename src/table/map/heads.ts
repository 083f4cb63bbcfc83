import type { TableNames } from '../../core/specification/table-names.ts';
import { columnLetters, type Row } from '../cell.ts';
import { fail } from '../fault.ts';
import type { Sheet, TableFile } from '../read-table.ts';
import { headKey } from './head-key.ts';
import type { TableMap } from './table-map.ts';

export interface Column {
  /** From 0. */
  readonly index: number;
  /** Hidden in its sheet. */
  readonly isHidden: boolean;
  /** Its header; followed by its letters if another column has the same header, or the letters alone if it has none. */
  readonly name: string;
  /** Its header as written, or an empty text. */
  readonly head: string;
}

/** Place where the table is in a file. */
export interface Heads {
  readonly sheet: Sheet;
  /** The sheets that are not read. */
  readonly otherSheets: readonly string[];
  readonly hiddenSheets: readonly string[];
  /** The sheets among these that also look like invoices. */
  readonly similarSheets: readonly string[];
  /** The row of the headers, from 1. */
  readonly row: number;
  readonly columns: readonly Column[];
}

/** The name of a company and of a report may be above the heads. */
const rowsLookedAt = 40;

export interface KnownHeads {
  readonly isKnown: (head: string) => boolean;
  /** Tells whether a table with these headers is a table of invoices. */
  readonly isOfInvoices: (heads: readonly string[]) => boolean;
}

/** Finds the table: the sheet and row with the most known headers, or with those that the map names. */
export function findHeads(
  file: TableFile,
  map: TableMap,
  { isKnown, isOfInvoices }: KnownHeads,
  names: TableNames,
): Heads {
  const named =
    map.sheet === undefined
      ? file.sheets.filter(({ isHidden }) => !isHidden)
      : file.sheets.filter(({ name }) => name === map.sheet);
  if (named.length === 0)
    fail(file.kind === 'csv' ? 'noSheets' : 'noSuchSheet', {
      sheet: map.sheet ?? '',
      sheets: file.sheets.map(({ name }) => name),
    });
  const candidates = named
    .flatMap((sheet) => bestRow(sheet, map, isKnown, names))
    .map((each) => ({ ...each, isOfInvoices: isOfInvoices(each.texts) }));
  const [best] = candidates.toSorted((one, other) => other.known - one.known);
  if (best === undefined) return fail('emptyTable');
  const { sheet, row } = best;
  const others = file.sheets.filter((each) => each !== sheet);
  const hidden = sheet.hiddenColumns();
  const heads = Array.from(row.cells, (cell) => headOf(cell?.text ?? ''));
  const counts = new Map<string, number>();
  for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1);
  return {
    sheet,
    otherSheets: others.map(({ name }) => name),
    hiddenSheets: others.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    similarSheets: candidates
      .filter((each) => each !== best && each.hasRows && each.isOfInvoices)
      .map((each) => each.sheet.name),
    row: row.number,
    columns: heads.map((head, index) => ({
      index,
      isHidden: hidden.has(index),
      head,
      name: head !== '' && counts.get(head) === 1 ? head : withLetters(head, index),
    })),
  };
}

function bestRow(sheet: Sheet, { headRow }: TableMap, isKnown: (head: string) => boolean, names: TableNames) {
  let best: { sheet: Sheet; row: Row; known: number; texts: readonly string[]; hasRows: boolean } | undefined;
  let looked = 0;
  for (const row of sheet.rows()) {
    if (headRow !== undefined && row.number < headRow) continue;
    if (headRow !== undefined && row.number > headRow) break;
    const texts = row.cells.filter((cell) => cell?.kind === 'text').map((cell) => cell?.text ?? '');
    // A repeated head counts once.
    const keys = new Set(texts.filter(isKnown).map((text) => headKey(text, names).key));
    if (best === undefined || keys.size > best.known)
      best = { sheet, row, known: keys.size, texts, hasRows: false };
    else best.hasRows = true;
    looked += 1;
    if (looked === rowsLookedAt || row.number === headRow) break;
  }
  return best === undefined ? [] : [best];
}

/** Returns a head without the asterisk by which import templates mark a required column. */
function headOf(text: string): string {
  const head = text.replace(/\s+/g, ' ').trim();
  const bare = head.startsWith('*')
    ? head.slice(1).trim()
    : head.endsWith('*')
      ? head.slice(0, -1).trim()
      : head;
  return bare === '' ? head : bare;
}

/** The columns, with those that have cells but no header, up to the width of the rows. */
export function withHeadless(columns: readonly Column[], width: number): readonly Column[] {
  const more = Array.from({ length: Math.max(0, width - columns.length) }, (_, at) => columns.length + at);
  return [
    ...columns,
    ...more.map((index) => ({ index, isHidden: false, head: '', name: withLetters('', index) })),
  ];
}

/** The name of a column whose header is not unique: `Amount [F]`. */
export function withLetters(head: string, index: number): string {
  return `${head} [${columnLetters(index)}]`.trim();
}
