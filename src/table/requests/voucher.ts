import { valueAt } from '../../core/findings/json-path.ts';
import { type Decimal, decimal, sum } from '../../core/numbers/decimal.ts';
import type { Cell } from '../cell.ts';
import type { UsedColumn } from '../map/plan.ts';
import { numberOfCell } from '../values/number-text.ts';
import { type Built, setAt, stepsOf } from './build-request.ts';
import type { CellReader } from './read-cells.ts';

const netOfLine = 'lineExtensionAmount';

/** Reads the row of a voucher, whose amounts are only the sums of the lines that follow it. */
export function voucherOf({ plan, tell }: CellReader, request: Built) {
  let net: { readonly amount: Decimal; readonly used: UsedColumn; readonly row: number } | undefined;
  return {
    add(cell: Cell, row: number, used: UsedColumn): void {
      const path = plan.layout?.ofVoucher?.[used.column.head];
      if (path !== undefined && valueAt(request, stepsOf(path)) === undefined)
        setAt(request, path, cell.text.trim());
      const number = numberOfCell(cell, plan.decimals);
      if (used.field.path === `lines[].${netOfLine}` && number !== undefined)
        net = { amount: decimal(number), used, row };
    },
    /** Reports a net amount that is not the sum of its lines. */
    compare(lines: readonly Built[]): void {
      if (net === undefined) return;
      const { amount, used, row } = net;
      const added = sum(
        lines.flatMap(({ [netOfLine]: each }) => (typeof each === 'number' ? decimal(each) : [])),
      );
      const values = { value: amount.toFixed(), other: added.toFixed() };
      if (!added.equals(amount)) tell({ used, row, text: 'voucherDiffers', values });
    },
  };
}
