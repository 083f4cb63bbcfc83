import { type Assigning, assignColumns, totals } from './assign-columns.ts';
import { columnField } from './column-field.ts';
import { numberPath } from './head-meaning.ts';
import type { Heads } from './heads.ts';
import { datesOf, decimalsOf } from './notation.ts';
import type { Known, Plan } from './plan.ts';
import type { Question } from './question.ts';
import { statusesOf } from './statuses.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { TableMap } from './table-map.ts';

/** The most rows that a question names. */
const mostNamed = 20;

/** Assigns the columns of a table to fields, as the map says and for the rest as their heads do. */
export function planTable(heads: Heads, survey: Survey, map: TableMap, known: Known): Plan {
  const assigned = assignColumns(heads, survey, map, known);
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
