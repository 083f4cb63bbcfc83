import type { Row } from '../cell.ts';
import type { Plan } from '../map/plan.ts';

/** Why a row is in no request. */
export type LeftOutReason =
  | { readonly is: 'totals' | 'hidden' | 'group' }
  /** The status that its cell says. */
  | { readonly is: 'status'; readonly word: string };

/** Standing of a row, invoiced or not; undefined if it says nothing. */
export type RowStanding = { readonly leftOut: LeftOutReason } | { readonly unknown: string } | 'read';

/** Whether a row is invoiced, by its status and by how the plan reads hidden rows. */
export function standingOf(row: Row, { statuses, hiddenRows }: Plan): RowStanding | undefined {
  if (row.isHidden === true && hiddenRows === 'skip') return { leftOut: { is: 'hidden' } };
  let standing: RowStanding | undefined;
  for (const { column, meanings, isStatus } of statuses) {
    const word = row.cells[column.index]?.text.trim() ?? '';
    const meaning = word === '' ? undefined : meanings.get(word);
    if (meaning === 'skip') return { leftOut: { is: 'status', word } };
    if (word !== '' && isStatus && meaning === undefined) standing ??= { unknown: word };
    if (meaning === 'read') standing ??= 'read';
  }
  return standing;
}
