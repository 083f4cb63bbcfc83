import type { Severity, Values } from '../../core/findings/finding.ts';
import { valueAt } from '../../core/findings/json-path.ts';
import { type Decimal, decimal, zero } from '../../core/numbers/decimal.ts';
import type { Units } from '../../core/specification/units.ts';
import { nameKey } from '../../core/text/text.ts';
import type { Cell, CellPlace, Row } from '../cell.ts';
import type { Heads } from '../map/heads.ts';
import type { Known, Plan, UsedColumn } from '../map/plan.ts';
import { filledCells } from '../map/row-roles.ts';
import { type CellValue, cellValue } from '../values/cell-value.ts';
import { onlyRate } from '../values/cell-words.ts';
import { numberOfCell } from '../values/number-of-cell.ts';
import type { CellUse, OpenAccount, UsedCell } from './account.ts';
import { type Built, completed, setAt, setWhereNeeded, stepsOf } from './build-request.ts';
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

/** How a cell is used, with its value if it stands in the request. */
interface Mark {
  readonly use: CellUse;
  readonly value?: string | number | boolean;
}

const netOfLine = 'lineExtensionAmount';

const vatTotal = 'taxTotal.taxAmount';

/** Amounts of lines that may have the minus sign of a credit note. */
const signed = ['quantity', netOfLine, 'vatTotal'] as const;

/** What the VAT of a charge is by. */
const taxOf = ['vatCategory', 'vatRate', 'exemptionReasonCode', 'exemptionReason'] as const;

function ofLine(path: string): string {
  return path.slice('lines[].'.length);
}

/** The first cell that says something of the whole invoice. */
interface FirstCell {
  readonly text: string;
  readonly value: string | number | boolean | undefined;
  readonly place: CellPlace;
}

/** Facts by which documents are read, and the account of their cells. */
interface Opening {
  readonly heads: Heads;
  readonly plan: Plan;
  readonly known: Known;
  readonly account: Pick<OpenAccount, 'isNumeric'>;
}

/** Begins a document; `group` is the row of a report that it stands under. */
export function openDocument(
  number: string,
  { heads, plan, known, account: { isNumeric } }: Opening,
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
  const uses: UsedCell[] = [];
  const filledDown = new Map<number, Cell>();
  const summed = new Map<UsedColumn, { readonly sum: Decimal; readonly place: CellPlace }>();
  const adjusted: { readonly entry: string; readonly used: UsedColumn; readonly row: number }[] = [];
  const statusColumns = new Set(plan.statuses.map(({ column }) => column.index));
  let voucher: { readonly net: Decimal; readonly used: UsedColumn; readonly place: CellPlace } | undefined;
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
    const { linesFollow, ofVoucher = {}, fillsDown = [] } = plan.layout ?? {};
    const isVoucher = linesFollow === true && cells[plan.numberColumn ?? -1] !== undefined;
    const marks = new Map<number, Mark>();
    let line: Built | undefined;
    for (const used of plan.used) {
      const { index } = used.column;
      const ofFirst = fillsDown.includes(used.column.head) ? index : undefined;
      const cell = cells[index] ?? (ofFirst === undefined ? undefined : filledDown.get(ofFirst));
      if (cell === undefined) continue;
      if (ofFirst !== undefined) filledDown.set(ofFirst, cell);
      if (used.field.isOfLine && isVoucher) {
        marks.set(index, addToVoucher(cell, row, used, ofVoucher[used.column.head]));
        continue;
      }
      if (!used.field.isOfLine) {
        marks.set(index, addToHeader(cell, row, used));
        continue;
      }
      if (line === undefined) {
        line = {};
        lines.push(line);
        lineRows.push(row);
      }
      marks.set(index, addToLine(cell, row, used, line, units));
    }
    account(whole, marks);
    if (line === undefined) return;
    takeUnits(line, units, row);
    completeLine(line, row);
  }

  function addToLine(cell: Cell, row: number, used: UsedColumn, line: Built, units: UnitBeside[]): Mark {
    const { field } = used;
    const path = `lines[${lines.length - 1}]${field.path.slice('lines[]'.length)}`;
    if (cell.isMerged === true && field.kind === 'amount') {
      tell(used, placeAt(row, used), 'mergedAmount', { value: cell.text }, path);
      return { use: 'used' };
    }
    const result = read(cell, row, used, path);
    if (result === undefined || saysNone(used, result.value)) return { use: 'used' };
    if (used.adjusts !== undefined) adjust(line, ofLine(field.path), result.value, used, row);
    else {
      const own = result.isPercent ? percentPath(used) : ofLine(field.path);
      if (valueAt(line, stepsOf(own)) !== undefined)
        tell(used, placeAt(row, used), 'valueTwice', { value: cell.text }, path);
      setAt(line, own, result.value);
    }
    if (result.unit !== undefined) units.push({ unit: result.unit, used, path });
    return { use: 'used', value: result.value };
  }

  /** A voucher only adds up its lines, which follow it. */
  function addToVoucher(cell: Cell, row: number, used: UsedColumn, path: string | undefined): Mark {
    if (path !== undefined && valueAt(request, stepsOf(path)) === undefined)
      setAt(request, path, cell.text.trim());
    const number = numberOfCell(cell, plan.decimals);
    if (ofLine(used.field.path) === netOfLine && number !== undefined)
      voucher = { net: decimal(number), used, place: placeAt(row, used) };
    return { use: 'repeats' };
  }

  function compareVoucher(): void {
    if (voucher === undefined) return;
    const nets = lines.map((line) => line[netOfLine]);
    const sum = nets.reduce<Decimal>(
      (total, net) => total.plus(decimal(typeof net === 'number' ? net : 0)),
      zero,
    );
    if (!sum.equals(voucher.net))
      tell(voucher.used, voucher.place, 'voucherDiffers', {
        value: voucher.net.toFixed(),
        other: sum.toFixed(),
      });
  }

  /** Each cell of a row with content has been used, or its column says whether the invoice was issued, or is left out. */
  function account(row: Row, marks: ReadonlyMap<number, Mark>): void {
    for (const { cell, column } of filledCells(row)) {
      const number = isNumeric(column) ? numberOfCell(cell, plan.decimals) : undefined;
      const mark = marks.get(column);
      const use = mark?.use ?? (statusColumns.has(column) ? 'status' : plan.leftOut.get(column));
      if (use === undefined) {
        const place = { sheet: heads.sheet.name, row: row.number, column };
        const head = heads.columns[column]?.name ?? '';
        findings.push({
          text: 'unaccounted',
          severity: 'error',
          place,
          head,
          path: '',
          values: { value: cell.text },
        });
      }
      const isSame = number !== undefined && typeof mark?.value === 'number';
      uses.push({
        column,
        use: use ?? 'used',
        number,
        ...(isSame ? { value: mark.value as number } : {}),
      });
    }
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
    // What is sold has a name, where it is not described.
    if (line.description === undefined && typeof line.name === 'string') line.description = line.name;
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

  function addToHeader(cell: Cell, row: number, used: UsedColumn): Mark {
    const { column, field } = used;
    if (used.isSummed) return addToSum(cell, row, used);
    const before = first.get(column.index);
    // Nearly all rows repeat what the first one says.
    if (before?.text === cell.text) return { use: 'repeats' };
    const value = read(cell, row, used, field.path)?.value;
    const place = placeAt(row, used);
    if (before !== undefined) {
      if (value !== undefined && value !== before.value)
        tell(used, place, 'headerDiffers', { value: cell.text, other: before.text, row: before.place.row });
      return { use: 'repeats' };
    }
    first.set(column.index, { text: cell.text, value, place });
    if (value === undefined || saysNone(used, value)) return { use: 'used' };
    if (used.adjusts !== undefined) adjust(request, field.path, value, used, row);
    else if (!used.isCompared) setAt(request, field.path, value);
    else if (typeof value === 'number') compared.push({ name: field.name, value, place, head: column.name });
    return { use: 'used', value };
  }

  /** The total of a line is added to that of the invoice. */
  function addToSum(cell: Cell, row: number, used: UsedColumn): Mark {
    if (cell.isMerged === true) return { use: 'repeats' };
    const value = read(cell, row, used, used.field.path)?.value;
    if (typeof value !== 'number') return { use: 'used' };
    const known = summed.get(used) ?? { sum: zero, place: placeAt(row, used) };
    summed.set(used, { ...known, sum: known.sum.plus(decimal(value)) });
    return { use: 'used', value };
  }

  function takeSums(): void {
    for (const [{ isCompared, field, column }, { sum, place }] of summed)
      if (isCompared) compared.push({ name: field.name, value: sum.toNumber(), place, head: column.name });
      else setAt(request, field.path, sum.toNumber());
  }

  /** Puts a charge or a discount into the request, with the head of its column as the reason. */
  function adjust(
    part: Built,
    path: string,
    value: string | number | boolean,
    used: UsedColumn,
    row: number,
  ): void {
    if (typeof value !== 'number' || value === 0 || used.adjusts === undefined) return;
    const { as, areNegative } = used.adjusts;
    if (as === 'discount' && value < 0 && !areNegative)
      tell(used, placeAt(row, used), 'negativeDiscount', { value: String(value) });
    const entry = path.slice(0, path.lastIndexOf('.'));
    setAt(part, `${entry}.isCharge`, as === 'charge' && value > 0);
    setAt(part, path, Math.abs(value));
    setAt(part, `${entry}.reason`, used.column.head === '' ? used.column.name : used.column.head);
    if (part === request) adjusted.push({ entry, used, row });
  }

  /** Charges and discounts of the whole invoice are taxed as its lines are, if these are all taxed alike. */
  function taxAdjustments(): void {
    const [line, ...others] = lines;
    for (const { entry, used, row } of adjusted) {
      if (line === undefined || others.some((other) => taxOf.some((name) => other[name] !== line[name])))
        continue;
      for (const name of taxOf) if (line[name] !== undefined) setAt(request, `${entry}.${name}`, line[name]);
      tell(
        used,
        placeAt(row, used),
        'chargeTaxed',
        { value: String(line.vatCategory ?? line.vatRate ?? '') },
        entry,
        'warning',
      );
    }
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
    takeSums();
    compareVoucher();
    if (lines.length > 0) request.lines = lines;
    const { groupsAre } = plan.layout ?? {};
    if (
      groupsAre !== undefined &&
      group !== undefined &&
      !plan.used.some(({ field }) => field.path === groupsAre)
    )
      setAt(request, groupsAre, group);
    for (const { field, value } of plan.values) setValue(field.path, value);
    taxAdjustments();
    standInstead();
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
      uses,
      said: saidAmounts(request, totals),
    };
  }

  /** Fields that the export fills with others where they are empty: the name of a person where there is no company. */
  function standInstead(): void {
    for (const [path, other] of Object.entries(plan.layout?.instead ?? {})) {
      const value = other === undefined ? undefined : valueAt(request, stepsOf(other));
      if (valueAt(request, stepsOf(path)) === undefined && value !== undefined) setAt(request, path, value);
    }
  }

  /** The totals to compare; where their minus sign says what the document is, it is said, and they have none. */
  function withoutMinus(): readonly ComparedTotal[] {
    const { values = {}, minusSays = {} } = plan.layout ?? {};
    const said = Object.entries(minusSays).filter(([path]) =>
      plan.values.some(({ field, value }) => field.path === path && value === values[path]),
    );
    const isNegative = compared.some(({ value }) => value < 0) && compared.every(({ value }) => value <= 0);
    if (isNegative) for (const [path, value] of said) if (value !== undefined) setValue(path, value);
    return known.names.negated.includes(String(request.documentType)) ? negated() : compared;
  }

  /** A credit note whose amounts have a minus sign says the same as one whose amounts have none. */
  function negated(): readonly ComparedTotal[] {
    for (const name of signed) {
      const values = lines.map((line) => line[name]);
      const isOfCredit = values.every(
        (value) => value === undefined || (typeof value === 'number' && value <= 0),
      );
      for (const line of isOfCredit ? lines : [])
        if (typeof line[name] === 'number') line[name] = Math.abs(line[name]);
    }
    const vat = valueAt(request, stepsOf(vatTotal));
    if (typeof vat === 'number') setAt(request, vatTotal, Math.abs(vat));
    const isNegative = compared.every(({ value }) => value <= 0);
    return isNegative ? compared.map((each) => ({ ...each, value: -each.value })) : compared;
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
