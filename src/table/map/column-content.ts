import type { Cell } from '../cell.ts';
import { saidFlag } from '../values/cell-value.ts';
import { numberSaid } from '../values/number-text.ts';
import { dateSaid } from '../values/written-date.ts';

/** The group of a column that fills no field; the question about the column depends on it. */
export type ContentGroup = 'amounts' | 'statuses' | 'others';

/** The number of times that a word occurs in a column, and the row where it occurs first. */
export interface StatusWord {
  readonly count: number;
  readonly row: number;
}

/** Kinds of content in the cells of a column. */
export interface ContentSeen {
  /** Cells that were looked at. */
  seen: number;
  numbers: number;
  datesAndFlags: number;
  /** Whole numbers that cannot be amounts: they have many digits, leading zeros, or a plus sign. */
  ids: number;
  percentages: number;
  negative: number;
  /** The first distinct texts; undefined if there are more than a list of statuses can have. */
  words: Map<string, StatusWord> | undefined;
}

/** Cells after which the content of a column is known well enough. */
const mostSeen = 1000;
/** More statuses than a system has, and a longer text than any status. */
const mostStatuses = 100;
const longestStatus = 40;
/** With more distinct words, a column describes each row, not a few kinds of rows. */
const fewWords = 12;

export function newContent(): ContentSeen {
  return { seen: 0, numbers: 0, datesAndFlags: 0, ids: 0, percentages: 0, negative: 0, words: new Map() };
}

export function seeContent(cell: Cell, row: number, content: ContentSeen): void {
  const word = cell.text.trim();
  seeWord(word, row, content);
  if (content.seen >= mostSeen) return;
  content.seen += 1;
  if (cell.kind === 'date' || cell.kind === 'boolean') content.datesAndFlags += 1;
  else if (isId(cell, word)) content.ids += 1;
  else if (cell.kind === 'number') seeNumber(cell.text, cell.shown === 'percent', content);
  else if (saidFlag(word) !== undefined && !/^\d$/.test(word)) content.datesAndFlags += 1;
  else {
    const number = numberSaid(word);
    if (number !== undefined) seeNumber(number.by.point ?? number.by.comma ?? '', number.isPercent, content);
    else if (dateSaid(word) !== undefined) content.datesAndFlags += 1;
  }
}

function seeNumber(plain: string, isPercent: boolean, content: ContentSeen): void {
  if (isPercent) content.percentages += 1;
  else content.numbers += 1;
  if (plain.startsWith('-')) content.negative += 1;
}

function isId({ kind, shown }: Cell, text: string): boolean {
  if (kind === 'number') return /^\d{9,}$/.test(text) || typeof shown === 'object';
  return /^(?:\d{9,}|0\d+|\+[\d ()-]{6,})$/.test(text);
}

export function seeWord(word: string, row: number, content: ContentSeen): void {
  const known = content.words?.get(word);
  if (known !== undefined) content.words?.set(word, { ...known, count: known.count + 1 });
  else if ((content.words?.size ?? 0) >= mostStatuses) content.words = undefined;
  else content.words?.set(word, { count: 1, row });
}

/** Tells whether all content of a column is dates, or yes and no. */
export function isOfDatesOrFlags({ seen, datesAndFlags }: ContentSeen): boolean {
  return seen > 0 && seen === datesAndFlags;
}

/** Amounts if half of the cells are numbers, a status if few words or dates divide the rows. */
export function groupOfContent(content: ContentSeen): ContentGroup {
  const { seen, numbers, words } = content;
  const all = [...(words?.keys() ?? [])];
  if (all.length > 0 && all.every((word) => /^[012]$/.test(word))) return 'statuses';
  if (numbers * 2 >= seen && numbers > 0) return 'amounts';
  if (isOfDatesOrFlags(content)) return 'statuses';
  const filled = [...(words?.values() ?? [])].reduce((sum, { count }) => sum + count, 0);
  const areFew =
    all.length > 0 &&
    all.length <= fewWords &&
    (filled <= fewWords || all.length * 2 <= filled) &&
    all.every((word) => word.length <= longestStatus) &&
    all.some((word) => /[^\d\s+()-]/.test(word));
  // A number among texts counts as an amount until somebody decides otherwise.
  if (!areFew && numbers > 0) return 'amounts';
  return areFew ? 'statuses' : 'others';
}
