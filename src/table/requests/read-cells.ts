import type { Severity, Values } from '../../core/findings/finding.ts';
import type { Cell, CellPlace } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import type { Known, Plan, UsedColumn } from '../map/plan.ts';
import { type CellValue, cellValue } from '../values/cell-value.ts';
import type { CellFinding } from './table-document.ts';

/** Facts by which the cells of a table are read. */
export interface Opening {
  readonly heads: Heads;
  readonly plan: Plan;
  readonly known: Known;
}

interface ToldOfCell {
  readonly used: UsedColumn;
  readonly row: number;
  readonly text: CellFinding['text'];
  readonly values?: Values;
  readonly path?: string;
  readonly severity?: Severity;
}

/** The value of a cell, with the rate in a word next to a category. */
export type ReadValue = Extract<CellValue, { readonly value: unknown }> & { readonly rate?: number };

export type CellReader = ReturnType<typeof cellReader>;

/** Reads the cells of one invoice, and keeps the findings about them. */
export function cellReader({ heads, plan, known }: Opening) {
  const findings: CellFinding[] = [];
  const currencies = new Map<string, { readonly used: UsedColumn; readonly row: number }>();
  return { heads, plan, known, findings, tell, placeAt, read, compareCurrencies };

  function placeAt(row: number, { column }: UsedColumn): CellPlace {
    return { sheet: heads.sheet.name, row, column: column.index };
  }

  function tell({
    used,
    row,
    text,
    values = {},
    path = used.field.path,
    severity = 'error',
  }: ToldOfCell): void {
    findings.push({ text, severity, place: placeAt(row, used), head: used.column.name, path, values });
  }

  /** Returns undefined for a cell without a value, or for a cell that cannot be read; that is reported at `path`. */
  function read(cell: Cell, row: number, used: UsedColumn, path: string): ReadValue | undefined {
    const { cell: meant, rate } = meaningOf(cell, used);
    const result: CellValue | undefined = cellValue(meant, used.field, plan);
    if (result === undefined) return undefined;
    if ('fault' in result) {
      tell({ used, row, text: result.fault, values: result.values, path });
      return undefined;
    }
    const currency = result.currency ?? (typeof result.value === 'number' ? used.currency : undefined);
    if (currency !== undefined && !currencies.has(currency)) currencies.set(currency, { used, row });
    return rate === undefined ? result : { ...result, rate };
  }

  function meaningOf(
    cell: Cell,
    { field }: UsedColumn,
  ): { readonly cell: Cell; readonly rate?: number | undefined } {
    const codes = plan.codes[field.path];
    const text = cell.text.trim();
    const code = codes !== undefined && Object.hasOwn(codes, text) ? codes[text] : undefined;
    if (code !== undefined) return { cell: { kind: 'text', text: code } };
    const said = cell.kind === 'text' ? known.wordSaid(text, field.path) : undefined;
    if (typeof said !== 'object') return { cell };
    return { cell: { kind: 'text', text: said.code }, rate: said.rate };
  }

  function compareCurrencies(own: unknown): void {
    const accounting = known.specification.accounting.currency;
    const currency = typeof own === 'string' ? own.trim().toUpperCase() : accounting;
    for (const [other, { used, row }] of currencies)
      if (other !== currency)
        tell({ used, row, text: 'currencyDiffers', values: { currency: other, other: currency } });
  }
}

/** Tells whether a value means that there is nothing: a discount of zero is an example. */
export function saysNone({ plan, known }: Opening, { field }: UsedColumn, value: unknown): boolean {
  const said = value === 0 && Object.hasOwn(known.says, field.path) ? known.says[field.path] : undefined;
  return said !== undefined && plan.values.some((each) => Object.hasOwn(said, each.field.path));
}
