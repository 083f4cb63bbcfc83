import type { FieldRows } from '../../core/specification/fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { TableLayout, TableNames } from '../../core/specification/table-names.ts';
import { saysPricesWithTax } from '../../request/other-names.ts';
import { treatmentOf } from '../../request/unknown-values.ts';
import type { WordSaid } from '../values/cell-words.ts';
import { type DecimalMark, numberSaid } from '../values/number-text.ts';
import type { DateOrder } from '../values/written-date.ts';
import { type CellFieldKind, type ColumnField, columnField } from './column-field.ts';
import { type HeadMeaning, meaningOfHead } from './fields-of-heads.ts';
import type { Column, Heads } from './heads.ts';
import type { Question } from './question.ts';
import { type StatusColumn, statusesOf } from './statuses.ts';
import { type ColumnSurvey, type Form, mostDistinct, type Survey } from './survey.ts';
import { type RowMeaning, type TableMap, undecided } from './table-map.ts';

/** A column with the field that it fills. */
export interface UsedColumn {
  readonly column: Column;
  readonly field: ColumnField;
  /** The currency that its head names. */
  readonly currency: string | undefined;
  /** A total that cannot be sent alone: it is compared with the one that is computed. */
  readonly isCompared: boolean;
}

/** How a table is read. */
export interface Plan {
  readonly used: readonly UsedColumn[];
  /** The columns that nothing is read from: by the map, as their heads are known, or as nobody knows them. */
  readonly unused: readonly Column[];
  readonly questions: readonly Question[];
  /** Columns that the map names and the table does not have. */
  readonly missing: readonly string[];
  readonly numberColumn: number | undefined;
  readonly dates: DateOrder | undefined;
  readonly decimals: DecimalMark | undefined;
  readonly values: readonly { readonly field: ColumnField; readonly value: string | number | boolean }[];
  readonly codes: NonNullable<TableMap['codes']>;
  /** The columns that say whether invoices were issued. */
  readonly statuses: readonly StatusColumn[];
  readonly hiddenRows: RowMeaning | undefined;
  readonly layout: TableLayout | undefined;
  /** The map that says the same, with `?` where a person decides. */
  readonly map: TableMap;
}

/** Facts about requests. */
export interface Known {
  readonly rows: FieldRows;
  readonly specification: Specification;
  /** Values in heads, by the path of the field. */
  readonly says: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** The fields that are asked about if nothing says them, each with the list of its codes. */
  readonly asked: Readonly<Record<string, string>>;
  readonly names: TableNames;
  /** The layout of the export that the table is. */
  readonly layout?: TableLayout | undefined;
  /** Meaning of a word in a cell of a field. */
  readonly wordSaid: (text: string, path: string) => WordSaid | undefined;
  /** Whether a head has a word of amounts, besides those that requests know. */
  readonly decisive: (head: string) => boolean;
}

/** The most rows that a question names. */
const mostNamed = 20;

const numberPath = 'invoiceNumber';
const totals = ['lineExtensionAmount', 'taxExclusiveAmount', 'taxInclusiveAmount', 'payableAmount'].map(
  (name) => `legalMonetaryTotal.${name}`,
);
const vatTotal = 'taxTotal.taxAmount';

/** The column with the number of the invoice, by the map or by its head. */
export function numberColumnOf({ columns }: Heads, map: TableMap, known: Known): number | undefined {
  const mapped = map.columns ?? {};
  const named = columns.find(({ name }) => Object.hasOwn(mapped, name) && mapped[name] === numberPath);
  const free = columns.filter(({ name }) => !Object.hasOwn(mapped, name));
  const likely = free
    .map((column) => ({ column, rank: meaning(column, known).paths.indexOf(numberPath) }))
    .filter(({ rank }) => rank === 0)
    .toSorted((one, other) => Number(isInternalId(one.column)) - Number(isInternalId(other.column)))[0];
  return (named ?? likely?.column)?.index;
}

/** Whether the texts of each column may be dates, numbers or words for codes. */
export function formsOf({ columns }: Heads, map: TableMap, known: Known): Form[] {
  return columns.map((column) => {
    const mapped = map.columns?.[column.name];
    const paths = typeof mapped === 'string' ? [mapped] : meaning(column, known).paths;
    return paths
      .map(
        (path): Form =>
          Object.hasOwn(known.names.cells, path) ? 'code' : formOf(columnField(path, known.rows)?.kind),
      )
      .find((form) => form !== undefined);
  });
}

function formOf(kind: CellFieldKind | undefined): 'date' | 'number' | undefined {
  if (kind === 'date') return 'date';
  return kind === 'decimal' || kind === 'amount' || kind === 'price' ? 'number' : undefined;
}

function meaning({ head }: Column, { rows, specification, layout }: Known): HeadMeaning {
  const path = layout !== undefined && Object.hasOwn(layout.columns, head) ? layout.columns[head] : undefined;
  if (path === null) return { paths: [], isUnused: true };
  return path === undefined ? meaningOfHead(head, rows, specification) : { paths: [path], isUnused: false };
}

/** A number that identifies something in the system alone stands behind the number or name that people know. */
function isInternalId({ head }: Column): boolean {
  return /(?:^|[^\p{L}])id$/iu.test(head.trim());
}

/** Assigns the columns of a table to fields, as the map says and for the rest as their heads do. */
export function planTable(heads: Heads, survey: Survey, map: TableMap, known: Known): Plan {
  const assigned = assign(heads, survey, map, known);
  const { used, questions, columns, unused } = assigned;
  const has = (path: string) => used.some(({ field }) => field.path === path);
  const values = valuesOf(map, used, known, questions);
  if (!has(numberPath)) questions.push({ text: 'noNumberColumn', values: {} });
  for (const [path, list] of Object.entries(known.asked))
    if (!has(path) && !Object.hasOwn(values, path)) questions.push(noColumn(path, list, known));
  if (used.some(({ field }) => field.isOfLine) && used.some(({ field }) => /^lines\[\d/.test(field.path)))
    questions.push({ text: 'linesTwice', values: {} });
  questions.push(...unknownWords(used, survey, map, known));
  const statuses = statusesOf(heads.columns, survey, map, known);
  questions.push(...statuses.questions);
  if (survey.hidden.length > 0 && map.hiddenRows === undefined)
    questions.push({
      text: 'hiddenRows',
      values: { rows: survey.hidden.slice(0, mostNamed).map(String), count: survey.hidden.length },
    });
  if (map.sheet === undefined && heads.similarSheets.length > 0)
    questions.push({
      text: 'severalSheets',
      values: { sheet: heads.sheet.name, sheets: [heads.sheet.name, ...heads.similarSheets] },
    });
  const allTotals = totals.every(has);
  const dates = map.dates ?? datesOf(used, survey, questions);
  const decimals = map.decimals ?? decimalsOf(used, survey, questions);
  return {
    used: used.map((each) => ({ ...each, isCompared: totals.includes(each.field.path) && !allTotals })),
    unused: heads.columns.filter(({ index }) => !used.some(({ column }) => column.index === index)),
    questions,
    missing: Object.keys(map.columns ?? {}).filter(
      (name) => !heads.columns.some((column) => column.name === name),
    ),
    numberColumn: used.find(({ field }) => field.path === numberPath)?.column.index,
    dates,
    decimals,
    values: Object.entries(values).flatMap(([path, value]) => {
      const field = columnField(path, known.rows);
      return field === undefined ? [] : [{ field, value }];
    }),
    codes: map.codes ?? {},
    statuses: statuses.found,
    hiddenRows: map.hiddenRows,
    layout: known.layout,
    map: {
      // Which of several sheets is meant is for a person to say.
      ...(heads.sheet.name === '' || (map.sheet === undefined && heads.similarSheets.length > 0)
        ? {}
        : { sheet: heads.sheet.name }),
      headRow: heads.row,
      ...(dates === undefined ? {} : { dates }),
      ...(decimals === undefined ? {} : { decimals }),
      columns,
      unused,
      ...(Object.keys(values).length === 0 ? {} : { values }),
      ...(map.codes === undefined ? {} : { codes: map.codes }),
      ...(map.statuses === undefined ? {} : { statuses: map.statuses }),
      ...(map.hiddenRows === undefined ? {} : { hiddenRows: map.hiddenRows }),
    },
  };
}

/** The question what a field is that no column has, with its codes. */
function noColumn(path: string, list: string, { specification }: Known): Question {
  const codes = Object.keys(specification.messages.codeLists[list] ?? {});
  const [code = ''] = codes;
  return { text: 'noColumn', values: { path, code, codes: codes.map((each) => ({ code: each, list })) } };
}

/** One question for each word that nobody knows, however many cells have it. */
function unknownWords(
  used: Assigning['used'],
  survey: Survey,
  { codes = {} }: TableMap,
  { names, wordSaid, specification }: Known,
): Question[] {
  return used.flatMap(({ column, field: { path } }) => {
    const words = Object.hasOwn(names.cells, path) ? names.cells[path] : undefined;
    if (words?.isAsked !== true) return [];
    const decided = codes[path] ?? {};
    const all = Object.keys(specification.messages.codeLists[words.list] ?? {});
    const vocabulary = specification.vocabularies.find(({ fields }) => fields.includes(path));
    const choices = all
      .filter((code) => vocabulary?.codeOf(code) === code)
      .map((code) => ({ code, list: words.list }));
    return [...surveyOf(column, survey).words].flatMap(([value, { count, row }]): Question[] =>
      Object.hasOwn(decided, value) || wordSaid(value, path) !== undefined
        ? []
        : [{ text: 'unknownWord', values: { head: column.name, value, count, row, path, codes: choices } }],
    );
  });
}

interface Assigning {
  readonly used: Omit<UsedColumn, 'isCompared'>[];
  readonly questions: Question[];
  readonly columns: Record<string, string | null>;
  /** Columns that nothing is read from, and of which nobody has said so. */
  readonly unused: string[];
}

function assign(heads: Heads, survey: Survey, map: TableMap, known: Known): Assigning {
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

function surveyOf({ index }: Column, { columns }: Survey): ColumnSurvey {
  const survey = columns[index];
  if (survey === undefined) throw new TypeError(`column ${index} was not surveyed`);
  return survey;
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

/** The values for fields without a column: those of the map, and what heads say besides. */
function valuesOf(
  { values = {} }: TableMap,
  used: Assigning['used'],
  { rows, says, layout }: Known,
  questions: Question[],
): Record<string, string | number | boolean> {
  const isColumn = (path: string) => used.some(({ field }) => field.path === path);
  for (const path of Object.keys(values)) {
    const field = columnField(path, rows);
    if (field === undefined) questions.push({ text: 'unknownField', values: { head: 'values', path } });
    else if (isColumn(path)) questions.push({ text: 'valueAndColumn', values: { path } });
  }
  const ofLayout = Object.entries(layout?.values ?? {}).flatMap(([path, value]) =>
    value === undefined || isColumn(path) ? [] : [[path, value] as const],
  );
  const said = used.flatMap(({ field }) => Object.entries(says[field.path] ?? {}));
  return {
    ...Object.fromEntries(ofLayout),
    ...Object.fromEntries(said.filter(([path]) => !isColumn(path))),
    ...values,
  };
}

function datesOf(used: Assigning['used'], survey: Survey, questions: Question[]): DateOrder | undefined {
  const columns = used.filter(({ field }) => field.kind === 'date');
  const all = columns.map(({ column }) => ({ column, seen: surveyOf(column, survey) }));
  const orders = new Set(all.flatMap(({ seen }) => [...seen.dateOrders]));
  const twoKinds = all.find(
    ({ seen }) => seen.hasExchangeableDays && (seen.unclearDate !== undefined || seen.dateOrders.size > 0),
  );
  const unclear = all.find(({ seen }) => seen.unclearDate !== undefined);
  const { text: value = '', row = 0 } = unclear?.seen.unclearDate ?? {};
  const values = { head: unclear?.column.name ?? '', value, row };
  if (twoKinds !== undefined)
    questions.push({ text: 'datesOfTwoKinds', values: { ...values, head: twoKinds.column.name } });
  else if (orders.size > 1) questions.push({ text: 'datesMixed', values: {} });
  else if (orders.size === 0 && unclear !== undefined) questions.push({ text: 'datesUnclear', values });
  else return [...orders][0];
  return undefined;
}

function decimalsOf(used: Assigning['used'], survey: Survey, questions: Question[]): DecimalMark | undefined {
  const columns = used.filter(({ field }) => formOf(field.kind) === 'number');
  const all = columns.map(({ column }) => ({ column, seen: surveyOf(column, survey) }));
  const marks = new Set(all.flatMap(({ seen }) => [...seen.marks]));
  const unclear = all.find(({ seen }) => seen.unclearNumber !== undefined);
  const { text: value = '', row = 0 } = unclear?.seen.unclearNumber ?? {};
  if (marks.size > 1) questions.push({ text: 'decimalsMixed', values: {} });
  else if (marks.size === 0 && unclear !== undefined)
    questions.push({ text: 'decimalsUnclear', values: { head: unclear.column.name, value, row } });
  else return [...marks][0];
  return undefined;
}
