import { titleOfRule } from '../../api/catalogue.ts';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import { valueAt } from '../../core/findings/json-path.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { placeInWords } from '../../report/place-in-words.ts';
import { describedSpecification } from '../../specification/described.ts';
import { columnLetters } from '../../table/cell.ts';
import {
  type Corrections,
  type PlannedTable,
  reconciliationOf,
  verdictsOf,
} from '../../table/convert-table.ts';
import { faultInWords, type TableFault } from '../../table/fault.ts';
import { columnPaths, headsOfFields } from '../../table/map/column-field.ts';
import { readings, undecided } from '../../table/map/table-map.ts';
import { type ProblemGroup, problemGroups, problemKey } from '../../table/problem-groups.ts';
import { accountInWords, reconciliationInWords } from '../../table/requests/reconciliation-in-words.ts';
import type { TableIssue, TableVerdict } from '../../table/requests/validate-table.ts';
import { jsonText } from '../dom.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { questionWithAnswers } from './table-question.ts';
import type {
  ColumnChoice,
  ShownProblem,
  ShownVerdicts,
  TableAsked,
  TableReading,
  VerdictRow,
} from './table-questions.ts';

export type TellProgress = (progress: string) => void;

/** The number of rows between two progress messages; a message for each row would take longer than reading the row. */
export const rowsBetween = 2000;

const invoicesBetween = 500;

interface JudgingTable {
  readonly options: ValidateRequestOptions;
  readonly language: Language;
  readonly corrections: Corrections;
}

export function judgingOf(
  { company, language, corrections }: TableAsked,
  release: readonly string[] | undefined,
): JudgingTable {
  const all = Object.entries(corrections).map(
    ([row, text]) => [Number(row), JSON.parse(text) as unknown] as const,
  );
  return { options: { company, language, release }, language, corrections: new Map(all) };
}

/** The verdicts of a table, with a progress message as they arrive. */
export function* toldVerdicts(
  table: PlannedTable,
  { options, language, corrections }: JudgingTable,
  tellProgress: TellProgress = () => {},
  sums = reconciliationOf(table),
): ReturnType<typeof verdictsOf> {
  const total = table.survey.lastRows.size;
  const verdicts = verdictsOf(table, options, sums, corrections);
  for (let count = 1; ; count += 1) {
    const next = verdicts.next();
    if (next.done) return next.value;
    if (count % invoicesBetween === 0)
      tellProgress(fill(texts.progress.invoices, language, { count, total }));
    yield next.value;
  }
}

export function faulty(fault: TableFault, language: Language) {
  const { message, hint } = faultInWords(fault, language);
  return { fault: `${message} ${hint}` };
}

export function mappingOf(
  { heads, survey, plan }: PlannedTable,
  language: Language,
): Omit<TableReading, 'verdicts'> {
  const { dates, decimals } = plan;
  const totals = [...survey.roles].flatMap(([row, role]) => (role === 'totals' ? [row] : []));
  const said = (text: { readonly en: string; readonly ar: string }, values = {}) =>
    fill(text, language, values);
  const named = (text: Parameters<typeof said>[0], list: Readonly<Record<string, readonly string[]>>) =>
    Object.values(list).every(({ length }) => length === 0) ? [] : [said(text, list)];
  const paths = [
    ...new Set([...columnPaths(describedSpecification.fields), ...plan.used.map(({ field }) => field.path)]),
  ];
  const { compare } = new Intl.Collator(language, { numeric: true });
  const inOrder = (isOfLine: boolean) =>
    paths
      .filter((path) => path.startsWith('lines[') === isOfLine)
      .map((path): ColumnChoice => [path, titleOf(path, language)])
      .toSorted(([, one], [, other]) => compare(one, other));
  const otherwise = readings.map((each): ColumnChoice => [each, fill(texts.readings[each], language)]);
  return {
    about: [
      said(texts.rows, { rows: survey.rows, head: heads.row }),
      ...(dates === undefined ? [] : [said(texts.dates[dates])]),
      ...(decimals === undefined ? [] : [said(texts.decimals[decimals])]),
      ...(totals.length === 0 ? [] : [said(texts.leftOut, { rows: totals.slice(0, 20).map(String) })]),
      ...named(texts.hiddenSheets, { sheets: heads.hiddenSheets }),
      ...named(texts.hiddenColumns, {
        columns: heads.columns.filter(({ isHidden }) => isHidden).map(({ name }) => name),
      }),
      ...(plan.missing.length === 0 ? [] : [said(texts.missing, { columns: plan.missing })]),
    ],
    sheets: [heads.sheet.name, ...heads.otherSheets],
    columns: heads.columns.flatMap(({ name, head, index }) => {
      const isEmpty = survey.columns[index]?.saying === 0;
      const assigned = plan.map.columns?.[name] ?? null;
      const path = assigned === undecided && isEmpty ? null : assigned;
      return head === '' && path === null && isEmpty ? [] : [{ name, letters: columnLetters(index), path }];
    }),
    fields: { ofInvoice: inOrder(false), ofLine: inOrder(true), otherwise },
    values: plan.values.map(({ field: { path, answers }, value }) => [
      titleOf(path, language),
      answers?.[value === true ? 'yes' : 'no'][language] ?? String(value),
    ]),
    questions: plan.questions.map((question) => questionWithAnswers(question, titleOf, language)),
    map: plan.map,
  };
}

function titleOf(path: string, language: Language): string {
  return headsOfFields(describedSpecification.fields)[language].get(path) ?? placeInWords(path, language);
}

/** The most verdicts to list; beyond this number, only invalid invoices are listed. */
const mostListed = 500;

export function shownVerdicts(
  table: PlannedTable,
  judging: JudgingTable,
  tellProgress: TellProgress,
): ShownVerdicts | { readonly fault: string } {
  const { language, corrections } = judging;
  const isLong = table.survey.lastRows.size > mostListed;
  const rows: VerdictRow[] = [];
  let [count, valid] = [0, 0];
  const sums = reconciliationOf(table);
  const problems = problemGroups(table);
  const verdicts = toldVerdicts(table, judging, tellProgress, sums);
  for (;;) {
    const next = verdicts.next();
    if (next.done) {
      if (next.value !== undefined) return faulty(next.value, language);
      break;
    }
    count += 1;
    if (next.value.valid) valid += 1;
    problems.add(next.value);
    const isWanted = !(isLong && next.value.valid) || corrections.has(next.value.rows[0] ?? 0);
    if (rows.length < mostListed && isWanted) rows.push(verdictRow(next.value, language));
  }
  const counts = fill(texts.counts, language, { count, valid });
  const onlySome = isLong ? ` · ${fill(texts.onlySome, language, { listed: rows.length })}` : '';
  const result = sums.result();
  return {
    counts: `${counts}${onlySome}`,
    rows,
    reconciliation: reconciliationInWords(result, language),
    account: accountInWords(result.account, language),
    problems: shownProblems(problems.groups(), language),
  };
}

/** The most problems, and the most texts of one, to correct at once; the others follow. */
const mostProblems = 30;

const mostTexts = 50;

function shownProblems(groups: readonly ProblemGroup[], language: Language): ShownProblem[] {
  const extent = (count: number) => fill(texts.extent, language, { count });
  return groups.slice(0, mostProblems).map(({ first, invoices, texts: wrong }) => ({
    name: problemName(first, language),
    hint: first.hint,
    extent: extent(invoices),
    texts: wrong.slice(0, mostTexts).map((each) => ({ ...each, extent: extent(each.invoices) })),
  }));
}

function problemName({ rule = '', head = '', message }: TableIssue, language: Language): string {
  return [head, titleOfRule(rule, language) ?? message].filter((part) => part !== '').join(': ');
}

function verdictRow(verdict: TableVerdict, language: Language): VerdictRow {
  const { number, outcome, issues, warnings, request, totals, corrected } = verdict;
  const worthReading = [...issues, ...warnings].filter(({ severity }) => severity !== 'information');
  const [first] = worthReading;
  const buyer: unknown = request === undefined ? undefined : valueAt(request, ['buyer', 'name']);
  return {
    number,
    row: verdict.rows[0] ?? 0,
    isCorrected: corrected !== undefined,
    problems: issues.map((issue) => ({ key: problemKey(issue), name: problemName(issue, language) })),
    outcome,
    buyer: typeof buyer === 'string' ? buyer : undefined,
    payable: totals?.payableAmount,
    currency: totals?.currency,
    first: first && {
      address: [first.address, first.head].filter(Boolean).join(', '),
      message: first.message,
    },
    others: Math.max(0, worthReading.length - 1),
    request: request === undefined ? undefined : jsonText(request),
  };
}
