import type { Cell, Row } from '../cell.ts';
import { type DecimalMark, markShown, numberSaid } from '../values/number-text.ts';
import { type DateOrder, dateSaid } from '../values/written-date.ts';
import { type ContentSeen, newContent, type StatusWord, seeContent, seeWord } from './column-content.ts';
import type { Column, Heads } from './heads.ts';
import { type RowFacts, type RowRole, rowTeller, type UnclearRows, withoutNumber } from './row-roles.ts';

/** Values in the cells of a column, before they are interpreted. */
export interface ColumnSurvey {
  /** Number of cells that are not blank. */
  filled: number;
  /** The number of cells other than zero, and the first of these cells. */
  saying: number;
  sample: { readonly text: string; readonly row: number } | undefined;
  /** The first distinct values of these cells. */
  readonly distinct: Set<string>;
  /** True if the value is the same in all rows of each invoice that has several rows. */
  isConstant: boolean;
  /** Texts that show the order of day and month, or the decimal mark, without doubt; and the first ambiguous text. */
  readonly dateOrders: Set<DateOrder>;
  unclearDate: { readonly text: string; readonly row: number } | undefined;
  /** True if the column has spreadsheet dates whose day and month can be exchanged. */
  hasExchangeableDays: boolean;
  readonly marks: Set<DecimalMark>;
  /** True if the same amount stands in several rows of one invoice. */
  repeatsAmounts: boolean;
  readonly content: ContentSeen;
  /** The first few words of a column of codes. */
  readonly words: Map<string, StatusWord>;
  unclearNumber: { readonly text: string; readonly row: number } | undefined;
}

export interface Survey {
  readonly columns: readonly ColumnSurvey[];
  /** The last row of each invoice, by its number. */
  readonly lastRows: ReadonlyMap<string, number>;
  /** True if the number of an invoice stands in several of its rows. */
  readonly repeatsNumbers: boolean;
  /** Rows of invoices. */
  readonly rows: number;
  /** The rows that are not invoice lines, by their number in the sheet. */
  readonly roles: ReadonlyMap<number, RowRole>;
  /** Rows whose meaning a person has to decide. */
  readonly unclear: readonly UnclearRows[];
  /** The rows that are hidden, by a filter or by hand. */
  readonly hidden: readonly number[];
  readonly numberColumn: number | undefined;
}

/** Possible readings of the texts of a column. */
export type Form = 'date' | 'number' | 'code' | undefined;

/** Facts about columns before their cells are read. */
export interface Surveyed extends Omit<RowFacts, 'columns'> {
  readonly forms: readonly Form[];
}

/** Goes through all rows of a table once. */
export function surveyRows(
  { columns: named, ...heads }: Heads,
  { forms, ...facts }: Surveyed,
  onRow: (rows: number) => void = () => {},
): Survey {
  const columns = named.map(newSurvey);
  const lastRows = new Map<string, number>();
  const roles = new Map<number, RowRole>();
  const continuing: number[] = [];
  let repeatsNumbers = false;
  let rows = 0;
  const hidden: number[] = [];
  const teller = rowTeller({ ...facts, columns: named });
  let before: { readonly number: string; readonly row: Row } | undefined;
  for (const [row, next] of withNext(dataRows(heads))) {
    const { role, number } = teller.tell(row, next);
    if (role !== undefined) {
      roles.set(row.number, role);
      continue;
    }
    rows += 1;
    onRow(rows);
    if (row.isHidden === true) hidden.push(row.number);
    for (let index = 0; index < row.cells.length; index += 1) {
      const survey = columns[index] ?? newSurvey();
      columns[index] = survey;
      see(row.cells[index], row.number, survey, forms[index]);
    }
    if (number === undefined) {
      if (before === undefined) continue;
      continuing.push(row.number);
      lastRows.set(before.number, row.number);
      compare(before.row, row, columns);
      before = { ...before, row };
      continue;
    }
    const isRepeated = row.cells[facts.numberColumn ?? 0]?.isMerged !== true;
    if (isRepeated && lastRows.has(number)) repeatsNumbers = true;
    lastRows.set(number, row.number);
    if (before?.number === number) compare(before.row, row, columns);
    before = { number, row };
  }
  const isUnclear = repeatsNumbers && continuing.length > 0 && facts.answers[withoutNumber] === undefined;
  const unclear = teller.unclear().filter(({ text }) => !(isUnclear && text === 'continues'));
  return {
    columns,
    lastRows,
    repeatsNumbers,
    rows,
    roles,
    unclear: isUnclear
      ? [...unclear, { text: 'continues', label: withoutNumber, rows: continuing }]
      : unclear,
    hidden,
    numberColumn: facts.numberColumn,
  };
}

/** Each row with the one after it. */
export function* withNext(rows: Iterable<Row>): Generator<readonly [row: Row, next: Row | undefined]> {
  let before: Row | undefined;
  for (const row of rows) {
    if (before !== undefined) yield [before, row];
    before = row;
  }
  if (before !== undefined) yield [before, undefined];
}

/** The rows below the heads. */
export function* dataRows({ sheet, row: headRow }: Pick<Heads, 'sheet' | 'row'>): Generator<Row> {
  for (const row of sheet.rows()) if (row.number > headRow) yield row;
}

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
    repeatsAmounts: false,
    content: newContent(),
    words: new Map(),
  };
}

function see(cell: Cell | undefined, row: number, survey: ColumnSurvey, form: Form): void {
  if (cell === undefined || cell.isMerged === true) return;
  survey.filled += 1;
  const { text, kind } = cell;
  if (!saysNothing(cell)) {
    survey.saying += 1;
    survey.sample ??= { text, row };
    seeContent(cell, row, survey.content);
    if (survey.distinct.size < mostDistinct) survey.distinct.add(text);
  } else seeWord(text.trim(), row, survey.content);
  if (kind === 'date' && isExchangeable(text)) survey.hasExchangeableDays = true;
  if (kind !== 'text') return;
  if (form === 'date') seeDate(text, row, survey);
  if (form === 'number') seeNumber(text, row, survey);
  if (form === 'code') seeCode(text.trim(), row, survey);
}

/** More distinct words than any list in a question has codes. */
const mostWords = 50;

function seeCode(word: string, row: number, { words }: ColumnSurvey): void {
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
    seeCode(text.trim(), row, survey);
    return;
  }
  const mark = markShown(number);
  if (mark === 'unknown') survey.unclearNumber ??= { text, row };
  else if (mark !== 'either') survey.marks.add(mark);
}

/** A number of different values that no tax has as rates. */
export const mostDistinct = 5;

const nothing = /^(?:|-|n\/?a|none|nil|0|0[.,]0{1,6})$/i;

/** Tells whether a cell is blank, zero or a sign that stands for nothing. */
export function saysNothing({ kind, text }: Cell): boolean {
  return kind === 'number' ? Number(text) === 0 : nothing.test(text.trim());
}

function compare(before: Row, row: Row, columns: readonly ColumnSurvey[]): void {
  for (const [index, survey] of columns.entries()) {
    const cell = row.cells[index];
    const other = before.cells[index];
    if (cell === undefined) continue;
    if (other !== undefined && cell.text !== other.text) survey.isConstant = false;
    else if (other !== undefined && !saysNothing(cell)) survey.repeatsAmounts = true;
  }
}

export function surveyOf({ index }: Column, { columns }: Survey): ColumnSurvey {
  const survey = columns[index];
  if (survey === undefined) throw new TypeError(`column ${index} was not surveyed`);
  return survey;
}
