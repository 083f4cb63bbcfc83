import type { Row } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import type { Known, Plan } from '../map/plan.ts';
import { filledCells, numberOf } from '../map/row-roles.ts';
import { dataRows, type Survey } from '../map/survey.ts';
import { numberOfCell } from '../values/number-text.ts';
import type { OpenAccount } from './account.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { standingOf } from './row-standing.ts';
import type { TableDocument } from './table-document.ts';

/** The facts that turn the rows of a table into documents. */
export interface Reading {
  readonly heads: Heads;
  readonly plan: Plan;
  readonly survey: Survey;
  readonly known: Known;
  readonly account: OpenAccount;
}

/** The documents of a table, each as soon as its last row is read; a generator that may end with a `FaultyTable`. */
export function* documentsOf(reading: Reading): Generator<TableDocument> {
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
