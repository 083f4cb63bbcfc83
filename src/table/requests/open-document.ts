import { valueAt } from '../../core/findings/json-path.ts';
import { type Decimal, decimal, zero } from '../../core/numbers/decimal.ts';
import type { Cell, CellPlace, Row } from '../cell.ts';
import type { UsedColumn } from '../map/plan.ts';
import { filledCells } from '../map/row-roles.ts';
import { numberOfCell } from '../values/number-text.ts';
import type { Mark, OpenAccount, UsedCell } from './account.ts';
import { type Built, completed, setAt, setWhereNeeded, stepsOf } from './build-request.ts';
import { chargesOfColumns } from './charges-of-columns.ts';
import { type LineOfRow, lineOfRow } from './lines-of-rows.ts';
import { rateOfTotal } from './rate-of-vat.ts';
import { cellReader, type Opening, saysNone } from './read-cells.ts';
import { standingOfRows } from './row-standing.ts';
import { type ComparedTotal, saidAmounts, valuesOfMinus, withoutMinusSigns } from './stated-amounts.ts';
import type { TableDocument } from './table-document.ts';
import { voucherOf } from './voucher.ts';

/** A document whose rows are being read. */
export type OpenDocument = ReturnType<typeof openDocument>;

interface FirstCell {
  readonly text: string;
  readonly value: string | number | boolean | undefined;
  readonly place: CellPlace;
}

/** Begins a document; `group` is the row of a report that stands above the document. */
export function openDocument(
  number: string,
  opening: Opening & { readonly account: Pick<OpenAccount, 'isNumeric'> },
  group: string | undefined,
) {
  const { plan, known, heads, account } = opening;
  const cells = cellReader(opening);
  const { findings, tell, placeAt, read } = cells;
  const request: Built = {};
  const lines: Built[] = [];
  const rows: number[] = [];
  const lineRows: number[] = [];
  const compared: ComparedTotal[] = [];
  const uses: UsedCell[] = [];
  const first = new Map<number, FirstCell>();
  const filledDown = new Map<number, Cell>();
  const summed = new Map<UsedColumn, { readonly sum: Decimal; readonly place: CellPlace }>();
  const charges = chargesOfColumns(cells);
  const voucher = voucherOf(cells, request);
  const standing = standingOfRows(plan);
  const { linesFollow = false, fillsDown = [], groupsAre, instead = {}, paid = {} } = plan.layout ?? {};
  // A head may have the name of a member of every object.
  const wordsOfPaid = new Map(Object.entries(paid));
  const linesByCells = new Map<string, number>();
  let alike: { readonly row: number; readonly earlier: number } | undefined;
  let paidCell: { readonly place: CellPlace; readonly head: string; readonly value: string } | undefined;
  const statusColumns = new Set(plan.statuses.map(({ column }) => column.index));
  const paidColumns = heads.columns.filter(({ head }) => wordsOfPaid.has(head));
  const numberColumn = plan.used.find(({ column }) => column.index === plan.numberColumn);
  return { number, add, addApart, close };

  function add(whole: Row): void {
    const { number: row } = whole;
    rows.push(row);
    standing.add(whole);
    const isVoucher = linesFollow && whole.cells[plan.numberColumn ?? -1] !== undefined;
    const marks = new Map<number, Mark>();
    let line: LineOfRow | undefined;
    for (const used of plan.used) {
      const cell = cellOf(whole, used);
      if (cell === undefined) continue;
      const { index } = used.column;
      if (!used.field.isOfLine) marks.set(index, addToHeader(cell, row, used));
      else if (isVoucher) {
        voucher.add(cell, row, used);
        marks.set(index, { use: 'repeats' });
      } else {
        if (line === undefined) lineRows.push(row);
        line ??= lineOfRow(cells, charges, lines, row);
        marks.set(index, line.add(cell, used));
      }
    }
    accountFor(whole, marks);
    line?.complete();
    if (line !== undefined) seeCells(whole);
    for (const { index, head } of paidColumns) {
      const value = whole.cells[index]?.text.trim() ?? '';
      if (wordsOfPaid.get(head)?.includes(value) === true)
        paidCell ??= { place: { sheet: heads.sheet.name, row, column: index }, head, value };
    }
  }

  /** Returns the cell of a column, or the last one above it, if the export leaves repeated cells empty. */
  function cellOf(row: Row, { column: { index, head } }: UsedColumn): Cell | undefined {
    if (!fillsDown.includes(head)) return row.cells[index];
    const cell = row.cells[index] ?? filledDown.get(index);
    if (cell !== undefined) filledDown.set(index, cell);
    return cell;
  }

  /** Accounts for each cell with content: used, or in a column about the invoice's issue, or left out. */
  function accountFor(row: Row, marks: ReadonlyMap<number, Mark>): void {
    for (const { cell, column } of filledCells(row)) {
      const mark = marks.get(column);
      const use = mark?.use ?? (statusColumns.has(column) ? 'status' : plan.leftOut.get(column));
      if (use === undefined) {
        const place = { sheet: heads.sheet.name, row: row.number, column };
        const head = heads.columns[column]?.name ?? '';
        const values = { value: cell.text };
        findings.push({ text: 'unaccounted', severity: 'error', place, head, path: '', values });
      }
      const inCell = account.isNumeric(column) ? numberOfCell(cell, plan.decimals) : undefined;
      const value = inCell !== undefined && typeof mark?.value === 'number' ? mark.value : undefined;
      uses.push({ column, use: use ?? 'used', number: inCell, ...(value === undefined ? {} : { value }) });
    }
  }

  function addToHeader(cell: Cell, row: number, used: UsedColumn): Mark {
    const { column, field } = used;
    if (used.isSummed) return addToSum(cell, row, used);
    const before = first.get(column.index);
    // Nearly all rows repeat the first one.
    if (before?.text === cell.text) return { use: 'repeats' };
    const value = read(cell, row, used, field.path)?.value;
    const place = placeAt(row, used);
    if (before !== undefined) {
      const values = { value: cell.text, other: before.text, row: before.place.row };
      if (value !== undefined && value !== before.value) tell({ used, row, text: 'headerDiffers', values });
      return { use: 'repeats' };
    }
    first.set(column.index, { text: cell.text, value, place });
    if (value === undefined || saysNone(opening, used, value)) return { use: 'used' };
    if (used.adjusts !== undefined) charges.add({ part: request, path: field.path, value, used, row });
    else if (!used.isCompared) setAt(request, field.path, value);
    else if (typeof value === 'number') compared.push({ name: field.name, value, place, head: column.name });
    return { use: 'used', value };
  }

  function addToSum(cell: Cell, row: number, used: UsedColumn): Mark {
    if (cell.isMerged === true) return { use: 'repeats' };
    const value = read(cell, row, used, used.field.path)?.value;
    if (typeof value !== 'number') return { use: 'used' };
    const before = summed.get(used) ?? { sum: zero, place: placeAt(row, used) };
    summed.set(used, { ...before, sum: before.sum.plus(decimal(value)) });
    return { use: 'used', value };
  }

  function seeCells({ cells: all, number: row }: Row): void {
    const key = JSON.stringify(Array.from(all, (cell) => cell?.text ?? ''));
    const earlier = linesByCells.get(key);
    if (earlier === undefined) linesByCells.set(key, row);
    else alike ??= { row, earlier };
  }

  /** Reports rows of other invoices between the rows of this one. */
  function addApart({ number: row }: Row): void {
    if (numberColumn === undefined || findings.some(({ text }) => text === 'rowsApart')) return;
    const values = { value: number, row: rows.at(-1) ?? 0 };
    tell({ used: numberColumn, row, text: 'rowsApart', values, path: 'invoiceNumber', severity: 'warning' });
  }

  function close(): TableDocument {
    for (const [{ isCompared, field, column }, { sum, place }] of summed)
      if (isCompared) compared.push({ name: field.name, value: sum.toNumber(), place, head: column.name });
      else setAt(request, field.path, sum.toNumber());
    voucher.compare(lines);
    if (lines.length > 0) request.lines = lines;
    const isUsed = (path: string) => plan.used.some(({ field }) => field.path === path);
    if (groupsAre !== undefined && group !== undefined && !isUsed(groupsAre))
      setAt(request, groupsAre, group);
    for (const { field, value } of plan.values) setValue(field.path, value);
    takeRateOfTotal();
    charges.tax(request, lines);
    standInstead();
    for (const [path, value] of valuesOfMinus(plan, compared)) if (value !== undefined) setValue(path, value);
    const totals = withoutMinusSigns(request, lines, compared, known);
    takePaid(totals);
    cells.compareCurrencies(request.currency);
    tellOfStanding();
    // A stated total shows whether both rows count.
    if (alike !== undefined && numberColumn !== undefined && totals.length === 0) {
      const { row, earlier } = alike;
      const values = { value: number, row: earlier };
      tell({ used: numberColumn, row, text: 'rowsAlike', values, path: 'lines', severity: 'warning' });
    }
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

  /** Sets a value for all; in a list entry only if a column has a value for that entry. */
  function setValue(path: string, value: string | number | boolean): void {
    if (!path.startsWith('lines[].')) setWhereNeeded(request, path, value);
    else for (const line of lines) setWhereNeeded(line, path.slice('lines[].'.length), value);
  }

  /** Sets the prepaid amount to the total if the export says that the invoice is paid in full. */
  function takePaid(totals: readonly ComparedTotal[]): void {
    const total = totals.find(({ name }) => name === 'taxInclusiveAmount')?.value;
    if (paidCell === undefined || total === undefined) return;
    if (request.prepaidAmount !== undefined || request.dueDate !== undefined) return;
    request.prepaidAmount = total;
    const { place, head, value } = paidCell;
    const values = { head, value, amount: decimal(total).toFixed(2) };
    findings.push({ text: 'paidInFull', severity: 'warning', place, head, path: 'prepaidAmount', values });
  }

  function takeRateOfTotal(): void {
    const said = rateOfTotal(request, lines, known.names);
    const used = plan.used.find(({ field }) => field.path === 'taxTotal.taxAmount');
    if (said === undefined || used === undefined) return;
    for (const line of lines) line.vatRate = said.rate;
    const told = { used, row: rows[0] ?? 0, path: 'lines[0].vatRate', severity: 'warning' } as const;
    tell({ ...told, text: 'rateComputed', values: { ...said } });
  }

  /** Fills each empty field from the field that the export names: a company's name from the person's name. */
  function standInstead(): void {
    for (const [path, other] of Object.entries(instead)) {
      const value = other === undefined ? undefined : valueAt(request, stepsOf(other));
      if (valueAt(request, stepsOf(path)) === undefined && value !== undefined) setAt(request, path, value);
    }
  }

  function tellOfStanding(): void {
    if (numberColumn === undefined) return;
    const unknown = standing.unknown();
    if (unknown !== undefined)
      tell({ used: numberColumn, row: unknown.row, text: 'statusNotKnown', values: { value: unknown.word } });
    const row = standing.partly();
    if (row !== undefined)
      tell({ used: numberColumn, row, text: 'partlyLeftOut', values: { value: number, row } });
  }
}
