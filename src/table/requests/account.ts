import { type Decimal, decimal, zero } from '../../core/numbers/decimal.ts';
import type { Row } from '../cell.ts';
import { formOf } from '../map/head-meaning.ts';
import type { Heads } from '../map/heads.ts';
import type { ColumnLeftOut, Plan } from '../map/plan.ts';
import { filledCells } from '../map/row-roles.ts';
import type { Survey } from '../map/survey.ts';
import { numberOfCell } from '../values/number-text.ts';

/** Reason why a cell is in no request: its row or its column is left out. */
export type CellLeftOut = 'row' | ColumnLeftOut;

/** The use of a cell: its value stands in the request, repeats one there, or says if it was issued. */
export type CellUse = 'used' | 'repeats' | 'status' | ColumnLeftOut;

/** The use of a cell, with its value if the value stands in the request. */
export interface Mark {
  readonly use: CellUse;
  readonly value?: string | number | boolean;
}

/** A cell with content, and its use when the request of its invoice was built. */
export interface UsedCell {
  readonly column: number;
  readonly use: CellUse;
  /** The number in the cell, if the column holds numbers. */
  readonly number?: string | undefined;
  readonly value?: number;
}

/** Counts of rows or cells by how they were used. */
export interface Places {
  readonly read: number;
  readonly used: number;
  /** The number of values in invoices that are not written. */
  readonly notWritten: number;
  readonly leftOut: number;
}

/** Sums of the numbers of a column by how they were used. */
export interface ColumnSums {
  readonly head: string;
  readonly table: string;
  readonly requests: string;
  /** Numbers that only repeat a value of another row of the invoice. */
  readonly repeated: string;
  readonly notWritten: string;
  readonly leftOut: string;
}

/** Account of a table: each row, each cell with content, and each number is counted exactly once. */
export interface TableAccount {
  readonly rows: Places;
  readonly cells: Places & { readonly reasons: Readonly<Partial<Record<CellLeftOut, number>>> };
  readonly numbers: readonly ColumnSums[];
  /** True if everything that was read is in one of these places. */
  readonly isBalanced: boolean;
}

export type DocumentFate = 'written' | 'notWritten' | 'leftOut';

type Place = 'table' | 'requests' | 'repeated' | 'notWritten' | 'leftOut';

/** Counts the rows and cells of a table while its rows are read and its requests are built. */
export function openAccount(heads: Heads, survey: Survey, plan: Plan) {
  const numeric = new Set(
    heads.columns
      .filter(({ index }) => {
        const used = plan.used.find(({ column }) => column.index === index);
        if (used !== undefined) return formOf(used.field.kind) === 'number';
        return (survey.columns[index]?.content.numbers ?? 0) > 0;
      })
      .map(({ index }) => index),
  );
  const sums = new Map<number, Record<Place, Decimal>>();
  const rows = { read: 0, used: 0, notWritten: 0, leftOut: 0 };
  const cells = { read: 0, used: 0, notWritten: 0, leftOut: 0 };
  const reasons: Partial<Record<CellLeftOut, number>> = {};
  return { isNumeric: (column: number) => numeric.has(column), read, leaveOut, close, result };

  function read(row: Row): void {
    rows.read += 1;
    for (const { cell, column } of filledCells(row)) {
      cells.read += 1;
      if (numeric.has(column)) add(column, 'table', numberOfCell(cell, plan.decimals));
    }
  }

  function leaveOut(row: Row): void {
    rows.leftOut += 1;
    for (const { cell, column } of filledCells(row)) {
      leave('row');
      if (numeric.has(column)) add(column, 'leftOut', numberOfCell(cell, plan.decimals));
    }
  }

  function close(rowCount: number, uses: readonly UsedCell[], fate: DocumentFate): void {
    rows[fate === 'written' ? 'used' : fate] += rowCount;
    for (const { column, use, number, value } of uses) {
      const place = fate === 'written' ? placeOfUse[use] : fate;
      add(column, place, place === 'requests' && value !== undefined ? String(value) : number);
      if (place === 'notWritten') cells.notWritten += 1;
      else if (fate === 'leftOut') leave('row');
      else if (use === 'used' || use === 'repeats' || use === 'status') cells.used += 1;
      else leave(use);
    }
  }

  function leave(reason: CellLeftOut): void {
    cells.leftOut += 1;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }

  function add(column: number, place: Place, number: string | undefined): void {
    if (number === undefined) return;
    const known = sums.get(column) ?? {
      table: zero,
      requests: zero,
      repeated: zero,
      notWritten: zero,
      leftOut: zero,
    };
    sums.set(column, known);
    known[place] = known[place].plus(decimal(number));
  }

  function result(): TableAccount {
    const numbers = heads.columns.flatMap(({ index, name }) => {
      const own = sums.get(index);
      return own === undefined ? [] : [{ head: name, ...sumsAsText(own) }];
    });
    const isWhole = ({ read: all, used, notWritten, leftOut }: Places) => all === used + notWritten + leftOut;
    const areWhole = [...sums.values()].every(({ table, requests, repeated, notWritten, leftOut }) =>
      table.equals(requests.plus(repeated).plus(notWritten).plus(leftOut)),
    );
    return {
      rows: { ...rows },
      cells: { ...cells, reasons },
      numbers,
      isBalanced: isWhole(rows) && isWhole(cells) && areWhole,
    };
  }
}

export type OpenAccount = ReturnType<typeof openAccount>;

const placeOfUse: Readonly<Record<CellUse, Place>> = {
  used: 'requests',
  repeats: 'repeated',
  status: 'leftOut',
  answer: 'leftOut',
  included: 'leftOut',
  export: 'leftOut',
  own: 'leftOut',
  zero: 'leftOut',
};

function sumsAsText({ table, requests, repeated, notWritten, leftOut }: Record<Place, Decimal>) {
  return {
    table: table.toFixed(),
    requests: requests.toFixed(),
    repeated: repeated.toFixed(),
    notWritten: notWritten.toFixed(),
    leftOut: leftOut.toFixed(),
  };
}
