import type { UsedColumn } from '../map/plan.ts';
import { type Built, setAt } from './build-request.ts';
import type { CellReader } from './read-cells.ts';

const taxOf = ['vatCategory', 'vatRate', 'exemptionReasonCode', 'exemptionReason'] as const;

interface ChargeOfCell {
  readonly part: Built;
  readonly path: string;
  readonly value: string | number | boolean;
  readonly used: UsedColumn;
  readonly row: number;
}

export type ChargesOfColumns = ReturnType<typeof chargesOfColumns>;

/** Writes the charges and discounts of columns; the header of a column is the reason. */
export function chargesOfColumns({ tell }: CellReader) {
  const added: (ChargeOfCell & { readonly entry: string })[] = [];
  return { add, tax };

  function add(charge: ChargeOfCell): void {
    const { part, path, value, used, row } = charge;
    if (typeof value !== 'number' || value === 0 || used.adjusts === undefined) return;
    const { as, areNegative } = used.adjusts;
    if (as === 'discount' && value < 0 && !areNegative)
      tell({ used, row, text: 'negativeDiscount', values: { value: String(value) } });
    const entry = path.slice(0, path.lastIndexOf('.'));
    setAt(part, `${entry}.isCharge`, as === 'charge' && value > 0);
    setAt(part, path, Math.abs(value));
    setAt(part, `${entry}.reason`, used.column.head === '' ? used.column.name : used.column.head);
    added.push({ ...charge, entry });
  }

  /** Applies the tax of the lines to the entries of the whole invoice, if all lines have the same tax. */
  function tax(request: Built, [line, ...others]: readonly Built[]): void {
    if (line === undefined) return;
    if (others.some((other) => taxOf.some((name) => other[name] !== line[name]))) return;
    for (const { part, entry, used, row } of added) {
      if (part !== request) continue;
      for (const name of taxOf) if (line[name] !== undefined) setAt(request, `${entry}.${name}`, line[name]);
      const value = String(line.vatCategory ?? line.vatRate ?? '');
      tell({ used, row, text: 'chargeTaxed', values: { value }, path: entry, severity: 'warning' });
    }
  }
}
