import type { Row } from '../cell.ts';
import type { Plan } from '../map/plan.ts';
import type { RowRole } from '../map/row-roles.ts';
import { meaningOf } from '../map/statuses.ts';

/** Reason why a row is in no request. */
export type LeftOutReason =
  | { readonly is: 'hidden' | RowRole }
  /** The status in a cell of the row. */
  | { readonly is: 'status'; readonly word: string };

/** Tells whether a row is invoiced; undefined if the row does not say. */
export type RowStanding = { readonly leftOut: LeftOutReason } | { readonly unknown: string } | 'read';

/** Tells whether a row is invoiced, by its status and by how the plan treats hidden rows. */
export function standingOf(row: Row, { statuses, hiddenRows }: Plan): RowStanding | undefined {
  if (row.isHidden === true && hiddenRows === 'skip') return { leftOut: { is: 'hidden' } };
  let standing: RowStanding | undefined;
  for (const { column, meanings } of statuses) {
    const word = row.cells[column.index]?.text.trim() ?? '';
    const meaning = meaningOf(word, meanings);
    if (meaning === 'skip') return { leftOut: { is: 'status', word: word === '' ? column.name : word } };
    if (word !== '' && meaning === undefined) standing ??= { unknown: word };
    if (meaning === 'read') standing ??= 'read';
  }
  return standing;
}

/** Tells whether the rows of one invoice are invoiced: a status in the first row applies to rows below without one. */
export function standingOfRows(plan: Plan) {
  let leftOut: { readonly reason: LeftOutReason; readonly row: number } | undefined;
  let unknown: { readonly word: string; readonly row: number } | undefined;
  let isReadToo = false;
  return {
    add(row: Row): void {
      const standing = standingOf(row, plan);
      // A row before an excluded row has no status, and is read.
      if (standing === undefined) isReadToo ||= leftOut === undefined || isShownBesideHidden(row);
      else if (standing === 'read') isReadToo = true;
      else if ('leftOut' in standing) leftOut ??= { reason: standing.leftOut, row: row.number };
      else unknown ??= { word: standing.unknown, row: row.number };
    },
    /** Returns the reason why the invoice is left out; undefined if one of its rows is read. */
    leftOut: () => (isReadToo ? undefined : leftOut?.reason),
    /** The row that is left out although other rows are read. */
    partly: () => (isReadToo ? leftOut?.row : undefined),
    unknown: () => unknown,
  };

  function isShownBesideHidden(row: Row): boolean {
    return row.isHidden !== true && leftOut?.reason.is === 'hidden';
  }
}
