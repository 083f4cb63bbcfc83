import type { TableNames } from '../../core/specification/table-names.ts';
import type { Row } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import type { Known, Plan } from '../map/plan.ts';
import { dataRows, isReportRow, isTotalsRow, numberOf, type Survey } from '../map/survey.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { standingOf } from './row-standing.ts';
import type { TableDocument } from './table-document.ts';

/** How the rows of a table make documents. */
export interface Reading {
  readonly heads: Heads;
  readonly plan: Plan;
  readonly survey: Survey;
  readonly known: Known;
  readonly names: TableNames;
}

/** The documents of a table, each as soon as its last row is read; a generator that may end with a `FaultyTable`. */
export function* documentsOf(reading: Reading): Generator<TableDocument> {
  const { heads, plan, survey, names } = reading;
  const { numberColumn } = plan;
  const open = new Map<string, OpenDocument>();
  const continues = !survey.repeatsNumbers;
  let last: OpenDocument | undefined;
  let group: string | undefined;
  for (const row of dataRows(heads)) {
    if (isTotalsRow(row, numberColumn, names)) continue;
    if (isReportRow(row, heads, numberColumn, names)) {
      group = row.cells.find((cell) => cell !== undefined)?.text.trim();
      continue;
    }
    const number = numberOf(row, numberColumn);
    if (number === undefined) {
      if (continues && last !== undefined && isOnlyOfLine(row, plan)) last.add(row);
      else yield rowWithoutNumber(row, reading);
    } else {
      const known = open.get(number);
      const current = known ?? openDocument(number, reading, group);
      if (known !== undefined && known !== last) known.comeBack(row);
      open.set(number, current);
      current.add(row);
      last = current;
    }
    // A row without a number may have been the last of the invoice before it.
    if (last !== undefined && row.number >= lastRowOf(last.number, survey, continues)) {
      open.delete(last.number);
      yield last.close();
      if (!continues) last = undefined;
    }
  }
  for (const document of open.values()) yield document.close();
}

function lastRowOf(number: string, { lastRows, lastUnnumbered }: Survey, continues: boolean): number {
  const last = lastRows.get(number) ?? 0;
  return continues ? Math.max(last, lastUnnumbered.get(number) ?? 0) : last;
}

/** Whether a row says nothing but a line. */
function isOnlyOfLine({ cells }: Row, { used }: Plan): boolean {
  return used.every(({ column, field }) => field.isOfLine || cells[column.index] === undefined);
}

function rowWithoutNumber(whole: Row, { heads, plan }: Reading): TableDocument {
  const row = whole.number;
  const standing = standingOf(whole, plan);
  const leftOut = typeof standing === 'object' && 'leftOut' in standing ? standing.leftOut : undefined;
  const column = plan.used.find((each) => each.column.index === plan.numberColumn)?.column;
  const place = { sheet: heads.sheet.name, row, column: column?.index ?? 0 };
  return {
    number: undefined,
    rows: [row],
    lineRows: [],
    request: undefined,
    findings: [
      {
        text: 'noNumber',
        severity: 'error',
        place,
        head: column?.name ?? '',
        path: 'invoiceNumber',
        values: {},
      },
    ],
    columnPaths: new Map(),
    compared: [],
    leftOut,
    said: {},
  };
}
