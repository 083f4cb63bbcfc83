import type { Severity, Values } from '../../core/findings/finding.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
import type { Units } from '../../core/specification/units.ts';
import { nameKey } from '../../core/text/text.ts';
import type { Cell, CellPlace, Row } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import type { Known, Plan, UsedColumn } from '../map/plan.ts';
import { dataRows, isReportRow, isTotalsRow, numberOf, type Survey } from '../map/survey.ts';
import { type CellFault, type CellValue, cellValue } from '../values/cell-value.ts';
import { onlyRate } from '../values/cell-words.ts';
import { type Built, completed, setAt, stepsOf } from './build-request.ts';
import { withPercentages } from './percentages.ts';
import { rateOfVat } from './rate-of-vat.ts';
import { type LeftOutReason, standingOf } from './row-standing.ts';
import { type ComparedTotal, type SaidAmounts, saidAmounts } from './stated-amounts.ts';

/** Content of a table that no request can hold, at its cell. */
export interface CellFinding {
  readonly text:
    | CellFault
    | 'partlyLeftOut'
    | 'unitDiffers'
    | 'discountComputed'
    | 'rateComputed'
    | 'statusNotKnown'
    | 'headerDiffers'
    | 'noNumber'
    | 'currencyDiffers'
    | 'rowsApart'
    | 'totalDiffers';
  readonly severity: Severity;
  readonly place: CellPlace;
  readonly head: string;
  /** The path of the field in the request. */
  readonly path: string;
  readonly values: Values;
}

/** An invoice of a table, as far as its cells can be read. */
export interface TableDocument {
  /** Undefined for a row that belongs to no invoice. */
  readonly number: string | undefined;
  /** Its rows, from 1. */
  readonly rows: readonly number[];
  /** The row of each line of the request. */
  readonly lineRows: readonly number[];
  /** Undefined if a cell cannot be read: no request lacks what the table says. */
  readonly request: unknown;
  readonly findings: readonly CellFinding[];
  /** By path: the path that columns name, where entries of lists were left out. */
  readonly columnPaths: ReadonlyMap<string, string>;
  /** Totals to compare with those that are computed. */
  readonly compared: readonly ComparedTotal[];
  /** Why it is not invoiced. */
  readonly leftOut?: LeftOutReason | undefined;
  /** Its amounts as its cells say them. */
  readonly said: SaidAmounts;
}

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

interface OpenDocument {
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

function openDocument(
  number: string,
  { heads, plan, known }: Reading,
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
  let leftOut: { readonly reason: LeftOutReason; readonly row: number } | undefined;
  let unknownStatus: { readonly word: string; readonly row: number } | undefined;
  let isReadToo = false;
  let unsaid = 0;
  const placeAt = (row: number, { column }: UsedColumn) => ({
    sheet: heads.sheet.name,
    row,
    column: column.index,
  });

  return { number, add, comeBack, close };

  function add(whole: Row): void {
    const { number: row, cells } = whole;
    rows.push(row);
    noteStanding(whole);
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

  /** A status in the first row of an invoice holds for those below that say nothing. */
  function noteStanding(row: Row): void {
    const standing = standingOf(row, plan);
    if (standing === undefined) {
      if (row.isHidden !== true && leftOut?.reason.is === 'hidden') isReadToo = true;
      if (leftOut === undefined) unsaid += 1;
    } else if (standing === 'read') isReadToo = true;
    else if ('leftOut' in standing) leftOut ??= { reason: standing.leftOut, row: row.number };
    else unknownStatus ??= { word: standing.unknown, row: row.number };
  }

  function tellOfStanding(): void {
    const used = plan.used.find(({ column }) => column.index === plan.numberColumn);
    if (used === undefined) return;
    if (unknownStatus !== undefined)
      tell(used, placeAt(unknownStatus.row, used), 'statusNotKnown', { value: unknownStatus.word });
    // Rows before one that is left out said nothing of it.
    if (leftOut !== undefined && (isReadToo || unsaid > 0))
      tell(used, placeAt(leftOut.row, used), 'partlyLeftOut', { value: number, row: leftOut.row });
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
      leftOut: isReadToo || unsaid > 0 ? undefined : leftOut?.reason,
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

function setWhereNeeded(part: Built, path: string, value: string | number | boolean): void {
  const steps = stepsOf(path);
  let around: unknown = part;
  for (const [at, step] of steps.entries()) {
    const inside: unknown =
      typeof around === 'object' && around !== null ? Reflect.get(around, step) : undefined;
    if (typeof step === 'number' && at < steps.length - 1 && inside === undefined) return;
    around = inside;
  }
  setAt(part, path, value);
}
