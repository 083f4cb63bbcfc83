import { oncePer } from '../../core/once-per.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
import type { Cell, Row } from '../cell.ts';
import { type DecimalMark, markShown, numberSaid } from '../values/number-text.ts';
import { type DateOrder, dateSaid } from '../values/written-date.ts';
import { headKey } from './head-key.ts';
import type { Column, Heads } from './heads.ts';
import { isStatusHead, mayBeNeverIssued } from './status-words.ts';

/** Values in the cells of a column, before anything is made of them. */
export interface ColumnSurvey {
  /** How many cells are not blank. */
  filled: number;
  /** Cells other than zero and `no`, and the first of them. */
  saying: number;
  sample: { readonly text: string; readonly row: number } | undefined;
  /** The first few of them that differ. */
  readonly distinct: Set<string>;
  /** Whether it is the same in all rows of each invoice that has several. */
  isConstant: boolean;
  /** Texts whose order of day and month, or whose decimal mark, can be nothing else; and the first that can be either. */
  readonly dateOrders: Set<DateOrder>;
  unclearDate: { readonly text: string; readonly row: number } | undefined;
  /** Whether it has days that the spreadsheet knows as such, of which day and month can be exchanged. */
  hasExchangeableDays: boolean;
  readonly marks: Set<DecimalMark>;
  /** Words that may be the status of an invoice: all of a column of statuses, those of invoices never issued of another. */
  readonly statuses: Map<string, StatusWord>;
  /** The first few words of a column of codes. */
  readonly words: Map<string, StatusWord>;
  unclearNumber: { readonly text: string; readonly row: number } | undefined;
}

/** How often a word stands in a column, and in which row first. */
export interface StatusWord {
  readonly count: number;
  readonly row: number;
}

/** Values in all rows of a table. */
export interface Survey {
  readonly columns: readonly ColumnSurvey[];
  /** The last row of each invoice, by its number, as far as rows have a number. */
  readonly lastRows: ReadonlyMap<string, number>;
  /** The last row without a number that follows the rows of an invoice. */
  readonly lastUnnumbered: ReadonlyMap<string, number>;
  /** Whether the number of an invoice stands in several of its rows. */
  readonly repeatsNumbers: boolean;
  readonly rows: number;
  readonly unnumbered: number;
  /** The rows that only add up others. */
  readonly leftOut: readonly number[];
  /** The rows that name a group of others, or the report. */
  readonly groupRows: readonly number[];
  /** The rows that are hidden, by a filter or by hand. */
  readonly hidden: readonly number[];
}

/** Possible readings of the texts of a column. */
export type Form = 'date' | 'number' | 'code' | undefined;

/** Columns to look for in a table. */
export interface Surveyed {
  readonly numberColumn: number | undefined;
  readonly forms: readonly Form[];
}

/** Goes through all rows of a table once. */
export function surveyRows(
  heads: Heads,
  { numberColumn, forms }: Surveyed,
  names: TableNames,
  onRow: (rows: number) => void = () => {},
): Survey {
  const columns = heads.columns.map(newSurvey);
  const lastRows = new Map<string, number>();
  const lastUnnumbered = new Map<string, number>();
  let repeatsNumbers = false;
  let rows = 0;
  let unnumbered = 0;
  const leftOut: number[] = [];
  const groupRows: number[] = [];
  const hidden: number[] = [];
  const isStatus = heads.columns.map(({ head }) => isStatusHead(head, names));
  let before: { readonly number: string; readonly row: Row } | undefined;
  for (const row of dataRows(heads)) {
    if (isTotalsRow(row, numberColumn, names)) {
      leftOut.push(row.number);
      continue;
    }
    if (isReportRow(row, heads, numberColumn, names)) {
      groupRows.push(row.number);
      continue;
    }
    rows += 1;
    onRow(rows);
    if (row.isHidden === true) hidden.push(row.number);
    for (const [index, survey] of columns.entries()) {
      see(row.cells[index], row.number, survey, forms[index]);
      seeStatus(row.cells[index], row.number, survey, isStatus[index] === true, names);
    }
    const number = numberOf(row, numberColumn);
    if (number === undefined) {
      unnumbered += 1;
      if (before !== undefined) lastUnnumbered.set(before.number, row.number);
      continue;
    }
    if (lastRows.has(number)) repeatsNumbers = true;
    lastRows.set(number, row.number);
    if (before?.number === number) compare(before.row, row, columns);
    before = { number, row };
  }
  return { columns, lastRows, lastUnnumbered, repeatsNumbers, rows, unnumbered, leftOut, groupRows, hidden };
}

/** The rows below the heads. */
export function* dataRows({ sheet, row: headRow }: Heads): Generator<Row> {
  for (const row of sheet.rows()) if (row.number > headRow) yield row;
}

/** The number of the invoice that a row says it belongs to. */
export function numberOf({ cells }: Row, numberColumn: number | undefined): string | undefined {
  return numberColumn === undefined ? undefined : cells[numberColumn]?.text.trim();
}

/** Whether a row adds up others: it says so where the number of an invoice stands, or has none and begins so. */
export function isTotalsRow(row: Row, numberColumn: number | undefined, names: TableNames): boolean {
  const numberCell = numberColumn === undefined ? undefined : row.cells[numberColumn];
  const first = numberCell ?? row.cells.find((cell) => cell !== undefined);
  if (first?.kind !== 'text' || first.text.length > 40) return false;
  return totalsKeys(names).has(headKey(first.text, names).key);
}

/** Whether a row is none of a table: the name of a group alone in a column without a head, or who made the report. */
export function isReportRow(
  { cells }: Row,
  { columns }: Heads,
  numberColumn: number | undefined,
  names: TableNames,
): boolean {
  const filled = cells.flatMap((cell, column) => (cell === undefined ? [] : [{ cell, column }]));
  const [first, ...others] = filled;
  if (first === undefined || first.cell.kind !== 'text') return false;
  const start = first.cell.text.trim().toLowerCase();
  const isOfReport = names.rowsOfReports.some((words) => start.startsWith(words));
  // Behind the number stands what a line says, whatever it begins with.
  if (isOfReport && first.column <= (numberColumn ?? first.column)) return true;
  return others.length === 0 && columns[first.column]?.head === '';
}

const totalsKeys = oncePer(
  (names: TableNames) => new Set(names.totalsRows.map((name) => headKey(name, names).key)),
);

function newSurvey(): ColumnSurvey {
  return {
    filled: 0,
    saying: 0,
    sample: undefined,
    distinct: new Set(),
    isConstant: true,
    dateOrders: new Set(),
    unclearDate: undefined,
    hasExchangeableDays: false,
    marks: new Set(),
    unclearNumber: undefined,
    statuses: new Map(),
    words: new Map(),
  };
}

/** More than a system has statuses, and longer than one is. */
const mostStatuses = 100;
const longestStatus = 40;

function seeStatus(
  cell: Cell | undefined,
  row: number,
  { statuses }: ColumnSurvey,
  isStatus: boolean,
  names: TableNames,
): void {
  if (cell === undefined || cell.text.length > longestStatus || (cell.kind !== 'text' && !isStatus)) return;
  const word = cell.text.trim();
  const known = statuses.get(word);
  if (known !== undefined) statuses.set(word, { ...known, count: known.count + 1 });
  else if (statuses.size < mostStatuses && (isStatus || mayBeNeverIssued(word, names)))
    statuses.set(word, { count: 1, row });
}

function see(cell: Cell | undefined, row: number, survey: ColumnSurvey, form: Form): void {
  if (cell === undefined) return;
  survey.filled += 1;
  const { text, kind } = cell;
  if (!saysNothing(cell)) {
    survey.saying += 1;
    survey.sample ??= { text, row };
    if (survey.distinct.size < mostDistinct) survey.distinct.add(text);
  }
  if (kind === 'date' && isExchangeable(text)) survey.hasExchangeableDays = true;
  if (kind !== 'text') return;
  if (form === 'date') seeDate(text, row, survey);
  if (form === 'number') seeNumber(text, row, survey);
  if (form === 'code') seeWord(text.trim(), row, survey);
}

/** More different words than a list that is asked about has codes. */
const mostWords = 50;

function seeWord(word: string, row: number, { words }: ColumnSurvey): void {
  const known = words.get(word);
  if (known !== undefined) words.set(word, { ...known, count: known.count + 1 });
  else if (words.size < mostWords) words.set(word, { count: 1, row });
}

function isExchangeable(date: string): boolean {
  const [, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return day <= 12 && day !== month;
}

function seeDate(text: string, row: number, survey: ColumnSurvey): void {
  const date = dateSaid(text);
  if (date === undefined || 'unsaid' in date) return;
  if ('by' in date) survey.unclearDate ??= { text, row };
  else if (date.order !== undefined) survey.dateOrders.add(date.order);
}

function seeNumber(text: string, row: number, survey: ColumnSurvey): void {
  const number = numberSaid(text);
  if (number === undefined) {
    seeWord(text.trim(), row, survey);
    return;
  }
  const mark = markShown(number);
  if (mark === 'unknown') survey.unclearNumber ??= { text, row };
  else if (mark !== 'either') survey.marks.add(mark);
}

/** More different values than a table has rates of a tax. */
export const mostDistinct = 5;

const nothing = /^(?:-|n\/?a|no|false|none|nil|لا|0|0[.,]0{1,6})$/i;

function saysNothing({ kind, text }: Cell): boolean {
  return kind === 'number' ? Number(text) === 0 : nothing.test(text.trim());
}

function compare(before: Row, row: Row, columns: readonly ColumnSurvey[]): void {
  for (const [index, survey] of columns.entries()) {
    const cell = row.cells[index];
    if (cell !== undefined && cell.text !== before.cells[index]?.text) survey.isConstant = false;
  }
}

/** The survey of a column. */
export function surveyOf({ index }: Column, { columns }: Survey): ColumnSurvey {
  const survey = columns[index];
  if (survey === undefined) throw new TypeError(`column ${index} was not surveyed`);
  return survey;
}
