import { valueAt } from '../../core/findings/json-path.ts';
import type { Units } from '../../core/specification/defaults.ts';
import { nameKey } from '../../core/text/text.ts';
import type { Cell } from '../cell.ts';
import type { UsedColumn } from '../map/plan.ts';
import { onlyRate } from '../values/cell-words.ts';
import type { Mark } from './account.ts';
import { type Built, setAt, stepsOf } from './build-request.ts';
import type { ChargesOfColumns } from './charges-of-columns.ts';
import { rateOfVat, withPercentages } from './rate-of-vat.ts';
import { type CellReader, saysNone } from './read-cells.ts';

const unitField = 'unitCode';

interface UnitBeside {
  readonly unit: string;
  readonly used: UsedColumn;
  readonly path: string;
}

/** The line of a row while its cells are read. */
export type LineOfRow = ReturnType<typeof lineOfRow>;

/** Opens the line of a row, which is the last one of `lines`. */
export function lineOfRow(cells: CellReader, charges: ChargesOfColumns, lines: Built[], row: number) {
  const { plan, known, tell, read } = cells;
  const line: Built = {};
  const at = `lines[${lines.push(line) - 1}]`;
  const units: UnitBeside[] = [];
  let rateOfWord: number | undefined;
  return { add, complete };

  function add(cell: Cell, used: UsedColumn): Mark {
    const { field } = used;
    const own = field.path.slice('lines[].'.length);
    const path = `${at}.${own}`;
    if (cell.isMerged === true && field.kind === 'amount') {
      tell({ used, row, text: 'mergedAmount', values: { value: cell.text }, path });
      return { use: 'used' };
    }
    const result = read(cell, row, used, path);
    if (result === undefined) return { use: 'used' };
    rateOfWord = result.rate ?? rateOfWord;
    const { value, unit, isPercent } = result;
    if (saysNone(cells, used, value)) return { use: 'used' };
    if (used.adjusts !== undefined) charges.add({ part: line, path: own, value, used, row });
    else {
      const place = isPercent ? `${own.slice(0, own.lastIndexOf('.') + 1)}multiplierPercent` : own;
      if (valueAt(line, stepsOf(place)) !== undefined)
        tell({ used, row, text: 'valueTwice', values: { value: cell.text }, path });
      setAt(line, place, value);
    }
    if (unit !== undefined) units.push({ unit, used, path });
    return { use: 'used', value };
  }

  function complete(): void {
    takeUnits();
    // An item without a description has a name.
    if (line.description === undefined && typeof line.name === 'string') line.description = line.name;
    const rate = rateOfWord ?? onlyRate(line.vatCategory, 'lines[].vatCategory', known.names);
    if (line.vatRate === undefined && rate !== undefined) line.vatRate = rate;
    takeRateOfVat();
    for (const { percent, base, amount } of withPercentages(line)) {
      const used = plan.used.find(({ field }) => /^lines\[\]\.allowancesCharges/.test(field.path));
      if (used === undefined) continue;
      const values = { percent, base, amount };
      tell({ used, row, text: 'discountComputed', values, severity: 'warning' });
    }
  }

  /** A unit next to a quantity or price is the unit of the line. */
  function takeUnits(): void {
    for (const { unit, used, path } of units) {
      const other = line[unitField];
      if (other === undefined) line[unitField] = unit;
      else if (typeof other === 'string' && !isSameUnit(unit, other, known.specification.units))
        tell({ used, row, text: 'unitDiffers', values: { value: unit, other }, path });
    }
  }

  /** A line with VAT, but without rate and category, gets the rate that its VAT and net amount give. */
  function takeRateOfVat(): void {
    if (line.vatRate !== undefined || line.vatCategory !== undefined) return;
    const said = rateOfVat(line.lineExtensionAmount, line.vatTotal, known.names);
    const used = plan.used.find(({ field }) => field.path === 'lines[].vatTotal');
    if (said === undefined || used === undefined) return;
    line.vatRate = said.rate;
    const path = `${at}.vatRate`;
    tell({ used, row, text: 'rateComputed', values: { ...said }, path, severity: 'warning' });
  }
}

function isSameUnit(one: string, other: string, { spellings }: Units): boolean {
  const codeOf = (text: string) =>
    Object.entries(spellings).find(([, names]) =>
      names.some((name) => nameKey(name) === nameKey(text)),
    )?.[0] ?? nameKey(text).toUpperCase();
  return codeOf(one) === codeOf(other);
}
