import type { Severity, Values } from '../../core/findings/finding.ts';
import type { Units } from '../../core/specification/units.ts';
import { nameKey } from '../../core/text/text.ts';
import type { Cell, CellPlace, Row } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import type { Known, Plan, UsedColumn } from '../map/plan.ts';
import { type CellValue, cellValue } from '../values/cell-value.ts';
import { onlyRate } from '../values/cell-words.ts';
import { type Built, completed, setAt, setWhereNeeded } from './build-request.ts';
import { withPercentages } from './percentages.ts';
import { rateOfVat } from './rate-of-vat.ts';
import { standingOfRows } from './row-standing.ts';
import { type ComparedTotal, saidAmounts } from './stated-amounts.ts';
import type { CellFinding, TableDocument } from './table-document.ts';

/** A document whose rows are being read. */
export interface OpenDocument {
  readonly number: string;
  readonly add: (row: Row) => void;
  /** The rows of other invoices stand between its rows. */
  readonly comeBack: (row: Row) => void;
  readonly close: () => TableDocument;
}

const unitField = 'unitCode';

/** A unit in the cell of a quantity or a price. */
interface UnitBeside {
  readonly unit: string;
  readonly used: UsedColumn;
  readonly path: string;
}

function isSameUnit(one: string, other: string, { spellings }: Units): boolean {
  const codeOf = (text: string) =>
    Object.entries(spellings).find(([, names]) =>
      names.some((name) => nameKey(name) === nameKey(text)),
    )?.[0] ?? nameKey(text).toUpperCase();
  return codeOf(one) === codeOf(other);
}

function ofLine(path: string): string {
  return path.slice('lines[].'.length);
}

/** The first cell that says something of the whole invoice. */
interface FirstCell {
  readonly text: string;
  readonly value: string | number | boolean | undefined;
  readonly place: CellPlace;
}

/** Begins a document; `group` is the row of a report that it stands under. */
export function openDocument(
  number: string,
  { heads, plan, known }: { readonly heads: Heads; readonly plan: Plan; readonly known: Known },
  group: string | undefined,
): OpenDocument {
  const request: Built = {};
  const lines: Built[] = [];
  const rows: number[] = [];
  const lineRows: number[] = [];
  const findings: CellFinding[] = [];
  const compared: ComparedTotal[] = [];
  /** The rates that words beside categories say. */
  const rates = new Map<Built, number>();
  const first = new Map<number, FirstCell>();
  const currencies = new Map<string, { readonly used: UsedColumn; readonly place: CellPlace }>();
  const standing = standingOfRows(plan);
  const placeAt = (row: number, { column }: UsedColumn) => ({
    sheet: heads.sheet.name,
    row,
    column: column.index,
  });

  return { number, add, comeBack, close };

  function add(whole: Row): void {
    const { number: row, cells } = whole;
    rows.push(row);
    standing.add(whole);
    const units: UnitBeside[] = [];
    const isVoucher = plan.layout?.linesFollow === true && cells[plan.numberColumn ?? -1] !== undefined;
    let line: Built | undefined;
    for (const used of plan.used) {
      const cell = cells[used.column.index];
      if (cell === undefined) continue;
      // A voucher only adds up its lines, which follow it.
      if (used.field.isOfLine && isVoucher) continue;
      if (!used.field.isOfLine) {
        addToHeader(cell, row, used);
        continue;
      }
      if (line === undefined) {
        line = {};
        lines.push(line);
        lineRows.push(row);
      }
      const path = `lines[${lines.length - 1}]${used.field.path.slice('lines[]'.length)}`;
      const result = read(cell, row, used, path);
      if (result === undefined || saysNone(used, result.value)) continue;
      setAt(line, result.isPercent ? percentPath(used) : ofLine(used.field.path), result.value);
      if (result.unit !== undefined) units.push({ unit: result.unit, used, path });
    }
    if (line === undefined) return;
    takeUnits(line, units, row);
    completeLine(line, row);
  }

  /** A unit beside a quantity or a price is that of the line. */
  function takeUnits(line: Built, units: readonly UnitBeside[], row: number): void {
    for (const { unit, used, path } of units) {
      const other = line[unitField];
      if (other === undefined) line[unitField] = unit;
      else if (typeof other === 'string' && !isSameUnit(unit, other, known.specification.units))
        tell(used, placeAt(row, used), 'unitDiffers', { value: unit, other }, path);
    }
  }

  function percentPath({ field }: UsedColumn): string {
    const path = ofLine(field.path);
    return `${path.slice(0, path.lastIndexOf('.') + 1)}multiplierPercent`;
  }

  /** Completes a line from its cells: its only rate, and the amounts of its discounts in percent. */
  function completeLine(line: Built, row: number): void {
    const rate = rates.get(line) ?? onlyRate(line.vatCategory, 'lines[].vatCategory', known.names);
    if (line.vatRate === undefined && rate !== undefined) line.vatRate = rate;
    takeRateOfVat(line, row);
    for (const { percent, base, amount } of withPercentages(line)) {
      const used = plan.used.find(({ field }) => /^lines\[\]\.allowancesCharges/.test(field.path));
      if (used === undefined) continue;
      const values = { percent, base, amount };
      tell(used, placeAt(row, used), 'discountComputed', values, used.field.path, 'warning');
    }
  }

  /** A line that says its VAT, and neither rate nor category, has the rate that this VAT is of its net amount. */
  function takeRateOfVat(line: Built, row: number): void {
    if (line.vatRate !== undefined || line.vatCategory !== undefined) return;
    const said = rateOfVat(line, known.names);
    const used = plan.used.find(({ field }) => field.path === 'lines[].vatTotal');
    if (said === undefined || used === undefined) return;
    line.vatRate = said.rate;
    const path = `lines[${lines.length - 1}].vatRate`;
    tell(used, placeAt(row, used), 'rateComputed', { ...said }, path, 'warning');
  }

  function tellOfStanding(): void {
    const used = plan.used.find(({ column }) => column.index === plan.numberColumn);
    if (used === undefined) return;
    const unknown = standing.unknown();
    if (unknown !== undefined)
      tell(used, placeAt(unknown.row, used), 'statusNotKnown', { value: unknown.word });
    const row = standing.partly();
    if (row !== undefined) tell(used, placeAt(row, used), 'partlyLeftOut', { value: number, row });
  }

  function addToHeader(cell: Cell, row: number, used: UsedColumn): void {
    const { column, field } = used;
    const before = first.get(column.index);
    // Nearly all rows repeat what the first one says.
    if (before?.text === cell.text) return;
    const value = read(cell, row, used, field.path)?.value;
    const place = placeAt(row, used);
    if (before !== undefined) {
      if (value !== undefined && value !== before.value)
        tell(used, place, 'headerDiffers', { value: cell.text, other: before.text, row: before.place.row });
      return;
    }
    first.set(column.index, { text: cell.text, value, place });
    if (value === undefined || saysNone(used, value)) return;
    if (!used.isCompared) setAt(request, field.path, value);
    else if (typeof value === 'number') compared.push({ name: field.name, value, place, head: column.name });
  }

  /** A discount of zero is none. */
  function saysNone({ field }: UsedColumn, value: unknown): boolean {
    const said = value === 0 && Object.hasOwn(known.says, field.path) ? known.says[field.path] : undefined;
    return said !== undefined && plan.values.some((each) => Object.hasOwn(said, each.field.path));
  }

  function read(
    cell: Cell,
    row: number,
    used: UsedColumn,
    path: string,
  ): Extract<CellValue, { readonly value: unknown }> | undefined {
    const result: CellValue | undefined = cellValue(meant(cell, used), used.field, plan);
    if (result === undefined) return undefined;
    if ('fault' in result) {
      tell(used, placeAt(row, used), result.fault, result.values, path);
      return undefined;
    }
    const currency = result.currency ?? (typeof result.value === 'number' ? used.currency : undefined);
    if (currency !== undefined && !currencies.has(currency))
      currencies.set(currency, { used, place: placeAt(row, used) });
    return result;
  }

  /** Meaning of a cell by the codes of the map, or by the words that are known for codes. */
  function meant(cell: Cell, { field }: UsedColumn): Cell {
    const codes = plan.codes[field.path];
    const text = cell.text.trim();
    const code = codes !== undefined && Object.hasOwn(codes, text) ? codes[text] : undefined;
    if (code !== undefined) return { kind: 'text', text: code };
    const said = cell.kind === 'text' ? known.wordSaid(text, field.path) : undefined;
    if (typeof said !== 'object') return cell;
    const line = lines.at(-1);
    if (said.rate !== undefined && line !== undefined) rates.set(line, said.rate);
    return { kind: 'text', text: said.code };
  }

  function tell(
    { column, field }: UsedColumn,
    place: CellPlace,
    text: CellFinding['text'],
    values: Values,
    path = field.path,
    severity: Severity = 'error',
  ): void {
    findings.push({ text, severity, place, head: column.name, path, values });
  }

  function comeBack({ number: row }: Row): void {
    const used = plan.used.find(({ column }) => column.index === plan.numberColumn);
    if (used === undefined || findings.some(({ text }) => text === 'rowsApart')) return;
    tell(
      used,
      placeAt(row, used),
      'rowsApart',
      { value: number, row: rows.at(-1) ?? 0 },
      'invoiceNumber',
      'warning',
    );
  }

  function close(): TableDocument {
    if (lines.length > 0) request.lines = lines;
    const { groupsAre } = plan.layout ?? {};
    if (
      groupsAre !== undefined &&
      group !== undefined &&
      !plan.used.some(({ field }) => field.path === groupsAre)
    )
      setAt(request, groupsAre, group);
    for (const { field, value } of plan.values) setValue(field.path, value);
    const totals = withoutMinus();
    compareCurrencies();
    tellOfStanding();
    const { request: whole, columnPaths } = completed(request, known.specification.fields);
    const isReadable = findings.every(({ severity }) => severity !== 'error');
    return {
      number,
      rows,
      lineRows,
      request: isReadable ? whole : undefined,
      findings,
      columnPaths,
      compared: totals,
      leftOut: standing.leftOut(),
      said: saidAmounts(request, totals),
    };
  }

  /** The totals to compare; where their minus sign says what the document is, it is said, and they have none. */
  function withoutMinus(): readonly ComparedTotal[] {
    const { values = {}, minusSays = {} } = plan.layout ?? {};
    const said = Object.entries(minusSays).filter(([path]) =>
      plan.values.some(({ field, value }) => field.path === path && value === values[path]),
    );
    if (
      said.length === 0 ||
      !compared.some(({ value }) => value < 0) ||
      compared.some(({ value }) => value > 0)
    )
      return compared;
    for (const [path, value] of said) if (value !== undefined) setValue(path, value);
    return compared.map((each) => ({ ...each, value: -each.value }));
  }

  /** A value for all; in an entry of a list only where a column says something of the entry. */
  function setValue(path: string, value: string | number | boolean): void {
    if (!path.startsWith('lines[].')) setWhereNeeded(request, path, value);
    else for (const line of lines) setWhereNeeded(line, path.slice('lines[].'.length), value);
  }

  function compareCurrencies(): void {
    const own = typeof request.currency === 'string' ? request.currency.trim().toUpperCase() : undefined;
    const currency = own ?? known.specification.accounting.currency;
    for (const [other, { used, place }] of currencies)
      if (other !== currency) tell(used, place, 'currencyDiffers', { currency: other, other: currency });
  }
}
