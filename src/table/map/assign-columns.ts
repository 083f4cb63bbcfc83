import { saysPricesWithTax } from '../../request/record.ts';
import { treatmentOf } from '../../request/unknown-values.ts';
import { numberSaid } from '../values/number-text.ts';
import { columnField } from './column-field.ts';
import { isInternalId, meaning } from './head-meaning.ts';
import type { Column, Heads } from './heads.ts';
import type { Known, UsedColumn } from './plan.ts';
import type { Question } from './question.ts';
import { type ColumnSurvey, mostDistinct, type Survey, surveyOf } from './survey.ts';
import { type TableMap, undecided } from './table-map.ts';

export const totals = [
  'lineExtensionAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'payableAmount',
].map((name) => `legalMonetaryTotal.${name}`);
const vatTotal = 'taxTotal.taxAmount';

/** The columns of a table with their fields, as far as they are assigned. */
export interface Assigning {
  readonly used: Omit<UsedColumn, 'isCompared'>[];
  readonly questions: Question[];
  readonly columns: Record<string, string | null>;
  /** Columns that nothing is read from, and of which nobody has said so. */
  readonly unused: string[];
}

/** Assigns columns to fields: first as the map says, then as their heads and cells do. */
export function assignColumns(heads: Heads, survey: Survey, map: TableMap, known: Known): Assigning {
  const result: Assigning = { used: [], questions: [], columns: {}, unused: [] };
  const mapped = map.columns ?? {};
  const isMapped = ({ name }: Column) => Object.hasOwn(mapped, name);
  const isGivenUp = (column: Column) => !isMapped(column) && map.unused?.includes(column.name) === true;
  // A column that a person has assigned is not free for guesses.
  for (const column of heads.columns.filter(isMapped))
    assignMapped(column, mapped[column.name] ?? null, surveyOf(column, survey), known, result);
  for (const column of heads.columns.filter(isGivenUp))
    giveUp(column, surveyOf(column, survey), known, result);
  const free = heads.columns.filter((each) => !isMapped(each) && !isGivenUp(each));
  for (const column of free.toSorted((one, other) => Number(isInternalId(one)) - Number(isInternalId(other))))
    assignGuessed(column, surveyOf(column, survey), survey, known, result);
  describeByName(map, result);
  result.used.sort((one, other) => one.column.index - other.column.index);
  return {
    ...result,
    columns: Object.fromEntries(
      heads.columns.flatMap(({ name }) => {
        const assigned = result.columns[name];
        return assigned === undefined ? [] : [[name, assigned]];
      }),
    ),
  };
}

/** A name alone says what is sold: it is the description. */
function describeByName({ columns: mapped = {} }: TableMap, { used, columns }: Assigning): void {
  if (used.some(({ field }) => field.path === 'lines[].description')) return;
  const at = used.findIndex(({ field }) => field.path === 'lines[].name');
  const only = used[at];
  if (only === undefined || Object.hasOwn(mapped, only.column.name)) return;
  used[at] = { ...only, field: { ...only.field, path: 'lines[].description', name: 'description' } };
  columns[only.column.name] = 'lines[].description';
}

function assignMapped(
  column: Column,
  path: string | null,
  survey: ColumnSurvey,
  known: Known,
  { used, questions, columns }: Assigning,
): void {
  columns[column.name] = path;
  if (path === null) return;
  if (path === undecided) {
    if (survey.saying > 0) questions.push(undecidedQuestion(column, survey, known));
    return;
  }
  const field = columnField(path, known.rows);
  const other = used.find((each) => each.field.path === path);
  if (field === undefined) questions.push({ text: 'unknownField', values: { head: column.name, path } });
  else if (other !== undefined) questions.push(sameField(column, other.column, path));
  else used.push({ column, field, currency: meaning(column, known).currency });
}

/** A column that the map gives up says nothing, until amounts or the tax may depend on one of its cells. */
function giveUp(
  column: Column,
  survey: ColumnSurvey,
  known: Known,
  { questions, columns, unused }: Assigning,
): void {
  const { isUnused } = meaning(column, known);
  if (isUnused || !isDecisive(column, survey, known)) {
    unused.push(column.name);
    return;
  }
  columns[column.name] = undecided;
  questions.push({ ...undecidedQuestion(column, survey, known), text: 'givenUpColumn' });
}

function assignGuessed(
  column: Column,
  survey: ColumnSurvey,
  { repeatsNumbers }: Survey,
  known: Known,
  { used, questions, columns, unused }: Assigning,
): void {
  const { paths, isUnused, currency } = meaning(column, known);
  if (column.head === '' && survey.filled === 0) return;
  const likely = likeliest(paths, survey, repeatsNumbers, known);
  const isFree = (path: string) => !used.some(({ field }) => field.path === path);
  const path = likely.find(isFree);
  const field = path === undefined ? undefined : columnField(path, known.rows);
  if (field !== undefined) {
    columns[column.name] = field.path;
    used.push({ column, field, currency });
    return;
  }
  const [taken] = likely;
  const other = used.find((each) => each.field.path === taken);
  if (other !== undefined && isInternalId(column) && !isInternalId(other.column)) unused.push(column.name);
  else if (other !== undefined && survey.saying > 0 && taken !== undefined) {
    columns[column.name] = undecided;
    questions.push(sameField(column, other.column, taken));
  } else if (isUnused) unused.push(column.name);
  // A column that is empty this month may have a value in the next.
  else if (survey.saying === 0) columns[column.name] = undecided;
  else if (isDecisive(column, survey, known)) {
    columns[column.name] = undecided;
    questions.push(undecidedQuestion(column, survey, known));
  } else unused.push(column.name);
}

/** The fields that a head may mean, those first that the cells speak for. */
function likeliest(
  paths: readonly string[],
  survey: ColumnSurvey,
  repeatsNumbers: boolean,
  known: Known,
): readonly string[] {
  const isTotal = (path: string) => totals.includes(path) || path === vatTotal;
  const fitting = survey.isConstant ? paths : paths.filter((path) => !isTotal(path));
  const [first = ''] = fitting;
  // An amount that all lines of an invoice share is rather its total.
  if (repeatsNumbers && survey.isConstant && first.startsWith('lines[].') && fitting.some(isTotal))
    return fitting.toSorted((one, other) => Number(isTotal(other)) - Number(isTotal(one)));
  if (ofVat.includes(first) && saysCategories(survey, known)) return [vatCategory, ...fitting];
  if (first === 'lines[].vatRate' && fitting.length > 1 && survey.distinct.size >= mostDistinct)
    return fitting.slice(1);
  return fitting;
}

const vatCategory = 'lines[].vatCategory';

/** The fields that a head such as "Tax" means where its cells are numbers. */
const ofVat: readonly string[] = ['lines[].vatRate', 'lines[].vatTotal'];

/** Whether the cells name VAT categories, with their rate or without: `Standard Rate [5%]`, `VAT 5%`, `Exempt`. */
function saysCategories({ words, distinct }: ColumnSurvey, { wordSaid }: Known): boolean {
  const saysRate = (text: string) => /[%٪]/.test(text);
  const texts = [...distinct];
  return (
    words.size > 0 &&
    texts.every((text) => words.has(text.trim()) || saysRate(text)) &&
    texts.some((text) => saysRate(text) || wordSaid(text, vatCategory) !== undefined)
  );
}

/** Whether something that amounts or the tax depend on would be lost with a column. */
function isDecisive({ head }: Column, { sample }: ColumnSurvey, { specification, decisive }: Known): boolean {
  if (sample === undefined) return false;
  const value = saidValue(sample.text);
  if (typeof value === 'number' && decisive(head)) return true;
  if (saysPricesWithTax(head, value, specification)) return true;
  const place = { name: head, value, within: {}, request: {}, amountsAreSent: false };
  return treatmentOf(place, specification) === 'refuse';
}

function saidValue(text: string): string | number {
  const said = numberSaid(text);
  return said === undefined ? text : Number(said.by.point ?? said.by.comma);
}

function undecidedQuestion(
  column: Column,
  { sample, saying }: ColumnSurvey,
  { specification }: Known,
): Question {
  const value = sample?.text ?? '';
  const isWithTax = saysPricesWithTax(column.head, saidValue(value), specification);
  return {
    text: isWithTax ? 'pricesWithTax' : 'undecidedColumn',
    values: { head: column.name, value, row: sample?.row ?? 0, count: saying },
  };
}

function sameField(column: Column, other: Column, path: string): Question {
  return { text: 'sameField', values: { head: column.name, other: other.name, path } };
}
