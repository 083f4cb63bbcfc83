import type { TableLayout } from '../../core/specification/table-names.ts';
import type { DecimalMark } from '../values/number-text.ts';
import type { DateOrder } from '../values/written-date.ts';
import { type Assigning, assignColumns } from './assign-columns.ts';
import { columnField } from './column-field.ts';
import { formOf, numberPath } from './head-meaning.ts';
import type { Heads } from './heads.ts';
import { totals } from './likely-fields.ts';
import type { Known, Plan, UsedColumn } from './plan.ts';
import type { Question } from './question.ts';
import { anyWord, everyColumn, meaningOf, meaningsIn, type StatusColumn, statusColumn } from './statuses.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { TableMap } from './table-map.ts';

const mostNamed = 20;

/** Assigns the columns of a table to fields: by the map, and otherwise by their headers. */
export function planTable(heads: Heads, survey: Survey, map: TableMap, known: Known): Plan {
  const assigned = assignColumns(heads, survey, map, known);
  const { used, questions, columns, unused, asked } = assigned;
  const has = (path: string) => used.some(({ field }) => field.path === path);
  const values = valuesOf(map, used, known, questions);
  if (!has(numberPath)) questions.push({ text: 'noNumberColumn', values: {} });
  for (const [path, list] of Object.entries(known.asked))
    if (!has(path) && !Object.hasOwn(values, path)) questions.push(noColumn(path, list, known));
  if (used.some(({ field }) => field.isOfLine) && used.some(({ field }) => /^lines\[\d/.test(field.path)))
    questions.push({ text: 'linesTwice', values: {} });
  questions.push(...unknownWords(used, survey, map, known));
  if (asked.length > 0)
    questions.unshift({ text: 'columns', values: { count: asked.length }, columns: asked });
  questions.push(...unclearRows(survey));
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
    leftOut: assigned.leftOut,
    questions,
    missing: Object.keys(map.columns ?? {}).filter(
      (name) => !heads.columns.some((column) => column.name === name),
    ),
    numberColumn: used.find(({ field }) => field.path === numberPath)?.column.index,
    dates,
    decimals,
    offset: known.names.offset,
    currencyOf: (word) => {
      const said = word === '' ? undefined : known.wordSaid(word, 'currency');
      return typeof said === 'object' ? said.code : undefined;
    },
    values: Object.entries(values).flatMap(([path, value]) => {
      const field = columnField(path, known.rows);
      return field === undefined ? [] : [{ field, value }];
    }),
    codes: mergedCodes(known.layout?.codes, map.codes),
    statuses: [...assigned.statuses, ...statusesOfUsed(used, survey, map, known)],
    hiddenRows: map.hiddenRows,
    layout: known.layout,
    map: {
      // A person chooses between several sheets.
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
      ...(map.rows === undefined ? {} : { rows: map.rows }),
      ...(map.hiddenRows === undefined ? {} : { hiddenRows: map.hiddenRows }),
    },
  };
}

function noColumn(path: string, list: string, { specification }: Known): Question {
  const codes = Object.keys(specification.messages.codeLists[list] ?? {});
  const [code = ''] = codes;
  return { text: 'noColumn', values: { path, code, codes: codes.map((each) => ({ code: each, list })) } };
}

/** Columns with fields whose words can exclude rows, such as payments among invoices. */
function statusesOfUsed(
  used: Assigning['used'],
  survey: Survey,
  map: TableMap,
  known: Known,
): StatusColumn[] {
  return used.flatMap(({ column, field: { path } }) => {
    const isAsked =
      map.statuses?.[column.name] ??
      known.layout?.statuses?.[column.head] ??
      (Object.hasOwn(known.asked, path) ? map.statuses?.[everyColumn] : undefined);
    const found = isAsked && statusColumn(column, surveyOf(column, survey), map, known);
    return found === undefined ? [] : [{ ...found, meanings: { [anyWord]: 'read', ...found.meanings } }];
  });
}

/** Rows that a person has to declare as lines or not: one question for each text at their beginning. */
function unclearRows({ unclear }: Survey): Question[] {
  return unclear.map(({ text, label, rows }) => ({
    text: text === 'sum' ? 'unclearSums' : 'withoutNumber',
    values: { label, rows: rows.slice(0, mostNamed).map(String), count: rows.length },
  }));
}

function mergedCodes(
  ofExport: TableLayout['codes'] = {},
  ofMap: TableMap['codes'] = {},
): NonNullable<TableLayout['codes']> {
  const paths = [...Object.keys(ofExport), ...Object.keys(ofMap)];
  return Object.fromEntries(paths.map((path) => [path, { ...ofExport[path], ...ofMap[path] }]));
}

function unknownWords(
  used: Assigning['used'],
  survey: Survey,
  map: TableMap,
  { names, wordSaid, specification, layout }: Known,
): Question[] {
  const codes = mergedCodes(layout?.codes, map.codes);
  return used.flatMap(({ column, field: { path } }) => {
    const words = Object.hasOwn(names.cells, path) ? names.cells[path] : undefined;
    if (words?.isAsked !== true) return [];
    const meanings = meaningsIn(column, map, layout);
    const decided = { ...codes[path], ...meanings };
    const all = Object.keys(specification.messages.codeLists[words.list] ?? {});
    const vocabulary = specification.vocabularies.find(({ fields }) => fields.includes(path));
    const choices = all
      .filter((code) => vocabulary?.codeOf(code) === code)
      .map((code) => ({ code, list: words.list }));
    return [...surveyOf(column, survey).words].flatMap(([value, { count, row }]): Question[] =>
      Object.hasOwn(decided, value) ||
      meaningOf(value, meanings) === 'skip' ||
      wordSaid(value, path) !== undefined
        ? []
        : [{ text: 'unknownWord', values: { head: column.name, value, count, row, path, codes: choices } }],
    );
  });
}

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
  // A person or an export states of other amounts whether they are charges.
  const said = used.flatMap(({ field, adjusts }) =>
    adjusts === undefined ? Object.entries(says[field.path] ?? {}) : [],
  );
  return {
    ...Object.fromEntries(ofLayout),
    ...Object.fromEntries(said.filter(([path]) => !isColumn(path))),
    ...values,
  };
}

type Used = readonly Pick<UsedColumn, 'column' | 'field'>[];

/** The order of day and month in all dates, as the cells show it; a question if the cells do not show it. */
function datesOf(used: Used, survey: Survey, questions: Question[]): DateOrder | undefined {
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

/** The decimal mark in all numbers, as the cells show it; a question if the cells do not show it. */
function decimalsOf(used: Used, survey: Survey, questions: Question[]): DecimalMark | undefined {
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
