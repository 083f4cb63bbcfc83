import type { ValidateRequestOptions } from '../api/validate-request.ts';
import type { Result } from '../core/findings/result.ts';
import { describedSpecification } from '../specification/described.ts';
import { tableNames } from '../specification/table-names.ts';
import type { Row } from './cell.ts';
import { faultOf, type TableFault } from './fault.ts';
import { formsOf, meaningOfHead, numberColumnOf, sidesOf } from './map/head-meaning.ts';
import { findHeads, type Heads, withHeadless } from './map/heads.ts';
import type { Known, Plan } from './map/plan.ts';
import { planTable } from './map/plan-table.ts';
import { filledCells, numberOf } from './map/row-roles.ts';
import { dataRows, type Survey, surveyRows } from './map/survey.ts';
import { currentMap, type TableMap } from './map/table-map.ts';
import { caught, type TableFile } from './read-table.ts';
import type { OpenAccount } from './requests/account.ts';
import { type OpenDocument, openDocument } from './requests/open-document.ts';
import { type PlannedTable, reconciling } from './requests/reconciliation.ts';
import { standingOf } from './requests/row-standing.ts';
import type { TableDocument } from './requests/table-document.ts';
import { type TableVerdict, verdictOn } from './requests/validate-table.ts';
import { wordSaid } from './values/cell-words.ts';
import { numberOfCell } from './values/number-text.ts';

const known: Known = {
  rows: describedSpecification.fields,
  specification: describedSpecification,
  says: tableNames.says,
  asked: tableNames.asked,
  names: tableNames,
  wordSaid: (text, path) => wordSaid(text, path, tableNames, describedSpecification),
};

/** Tells whether a table with these heads is one of invoices: it has invoice numbers, and lines or amounts. */
function isOfInvoices(heads: readonly string[]): boolean {
  const paths = heads.flatMap((head) =>
    meaningOfHead(head, known.rows, known.specification).paths.slice(0, 1),
  );
  return paths.includes('invoiceNumber') && paths.some((path) => /^lines\[|^legalMonetaryTotal/.test(path));
}

export type { PlannedTable };

export interface Planning {
  /** Receives the number of rows that have been read. */
  readonly onRow?: (rows: number) => void;
  /** Fields that something other than the table decides. */
  readonly decided?: readonly string[];
  /** Leaves out columns without amounts, unless they may contain a status. */
  readonly leavesOutTexts?: boolean;
}

/** Finds the table in a file and assigns its columns to fields: by the map, otherwise by their headers. */
export function planOf(
  file: TableFile,
  given: TableMap = {},
  { onRow = () => {}, decided = [], leavesOutTexts = false }: Planning = {},
): Result<PlannedTable, TableFault> {
  return caught(() => {
    const map = currentMap(given);
    const isKnown = (head: string) =>
      meaningOfHead(head, known.rows, known.specification).paths.length > 0 ||
      tableNames.layouts.some(({ columns }) => Object.hasOwn(columns, head));
    const found = findHeads(file, map, { isKnown, isOfInvoices }, tableNames);
    const layout = tableNames.layouts.find(({ marks }) =>
      marks.every((mark) => found.columns.some(({ head }) => head === mark)),
    );
    const ofLayout: Known = { ...known, layout };
    const survey = surveyRows(
      found,
      {
        numberColumn: numberColumnOf(found, map, ofLayout),
        forms: formsOf(found, map, ofLayout),
        ...sidesOf(found, map, ofLayout),
        names: tableNames,
        layout,
        answers: map.rows ?? {},
      },
      onRow,
    );
    const heads = { ...found, columns: withHeadless(found.columns, survey.columns.length) };
    const asked = Object.fromEntries(Object.entries(known.asked).filter(([path]) => !decided.includes(path)));
    const plan = planTable(heads, survey, map, { ...ofLayout, asked });
    const answered = leavesOutTexts ? withoutTexts(map, plan.questions) : map;
    return {
      heads,
      survey,
      plan: answered === map ? plan : planTable(heads, survey, answered, { ...ofLayout, asked }),
    };
  });
}

/** The map with the answer that the remaining text columns are not part of the invoices. */
function withoutTexts(map: TableMap, questions: Plan['questions']): TableMap {
  const others = questions
    .flatMap((question) => (question.text === 'columns' ? question.columns : []))
    .filter(({ group }) => group === 'others');
  if (others.length === 0) return map;
  return {
    ...map,
    columns: { ...map.columns, ...Object.fromEntries(others.map(({ name }) => [name, null])) },
  };
}

/** Requests that replace invoices of the table, keyed by the first row of each. */
export type Corrections = ReadonlyMap<number, unknown>;

/** Adds up the invoices of a table as their verdicts arrive. */
export function reconciliationOf(table: PlannedTable) {
  return reconciling(table, known.specification.accounting.currency);
}

/** Each verdict as soon as the last row of its invoice is read; a fault if reading fails. */
export function* verdictsOf(
  table: PlannedTable,
  options: ValidateRequestOptions,
  sums = reconciliationOf(table),
  corrections: Corrections = new Map(),
): Generator<TableVerdict, TableFault | undefined> {
  const { heads, plan } = table;
  try {
    for (const document of documentsOf({ ...table, known, account: sums.account })) {
      const verdict = verdictOn(
        document,
        plan,
        heads.sheet.name,
        options,
        corrections.get(document.rows[0] ?? 0),
      );
      sums.add(document, verdict, options.documentType);
      if (document.leftOut === undefined) yield verdict;
    }
  } catch (error) {
    return faultOf(error);
  }
  return undefined;
}

/** The facts that turn the rows of a table into documents. */
interface Reading {
  readonly heads: Heads;
  readonly plan: Plan;
  readonly survey: Survey;
  readonly known: Known;
  readonly account: OpenAccount;
}

/** The documents of a table, each as soon as its last row is read; a generator that may end with a `FaultyTable`. */
function* documentsOf(reading: Reading): Generator<TableDocument> {
  const { heads, plan, survey, account } = reading;
  const open = new Map<string, OpenDocument>();
  let last: OpenDocument | undefined;
  let group: string | undefined;
  for (const row of dataRows(heads)) {
    account.read(row);
    const role = survey.roles.get(row.number);
    if (role !== undefined) {
      account.leaveOut(row);
      if (role === 'group') group = filledCells(row)[0]?.cell.text.trim();
      continue;
    }
    const number = numberOf(row, plan.numberColumn) ?? last?.number;
    if (number === undefined) {
      yield rowWithoutNumber(row, reading);
      continue;
    }
    const known = open.get(number);
    const current = known ?? openDocument(number, reading, group);
    if (known !== undefined && known !== last) known.addApart(row);
    open.set(number, current);
    current.add(row);
    last = current;
    if (row.number < (survey.lastRows.get(number) ?? 0)) continue;
    open.delete(number);
    yield last.close();
  }
  for (const document of open.values()) yield document.close();
}

function rowWithoutNumber(whole: Row, { heads, plan, account }: Reading): TableDocument {
  const row = whole.number;
  const standing = standingOf(whole, plan);
  const leftOut = typeof standing === 'object' && 'leftOut' in standing ? standing.leftOut : undefined;
  const column = plan.used.find((each) => each.column.index === plan.numberColumn)?.column;
  const place = { sheet: heads.sheet.name, row, column: column?.index ?? 0 };
  const head = column?.name ?? '';
  return {
    number: undefined,
    rows: [row],
    lineRows: [],
    request: undefined,
    findings: [{ text: 'noNumber', severity: 'error', place, head, path: 'invoiceNumber', values: {} }],
    columnPaths: new Map(),
    compared: [],
    leftOut,
    said: {},
    uses: filledCells(whole).map(({ cell, column: index }) => ({
      column: index,
      use: 'used',
      number: account.isNumeric(index) ? numberOfCell(cell, plan.decimals) : undefined,
    })),
  };
}
