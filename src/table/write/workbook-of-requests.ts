import type { Values } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { isLongNumber } from '../../core/numbers/decimal.ts';
import { significantDigits } from '../../core/numbers/exact-number.ts';
import type { FieldRows } from '../../core/specification/fields.ts';
import { isCalendarDay } from '../../core/text/calendar.ts';
import { nonBlank } from '../../core/text/text.ts';
import { withNumbers } from '../../request/decimal-values.ts';
import { describedSpecification } from '../../specification/described.ts';
import { tableNames } from '../../specification/table-names.ts';
import { longestCell, tableLimits } from '../limits.ts';
import { columnField, headsOfFields } from '../map/column-field.ts';
import { headKey } from '../map/head-key.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { stepsOf } from '../requests/build-request.ts';
import { serialOfDate } from '../xlsx/number-format.ts';
import { type WrittenCell, workbookOf } from '../xlsx/write-workbook.ts';

/** A request to write, with its name for people. */
export interface NamedRequest {
  readonly name: string;
  readonly request: object;
}

/** A workbook of requests, and the requests that no table can hold. */
export interface RequestsWorkbook {
  readonly bytes: Uint8Array;
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
}

type Plain = string | number | boolean;

interface Flat {
  readonly whole: ReadonlyMap<string, Plain>;
  readonly lines: readonly ReadonlyMap<string, Plain>[];
}

/**
 * Makes the workbook (XLSX) that gives the same requests. It has a row for each line, and the values of the whole
 * document on each row. A request that no table can hold is left out and named.
 *
 * @example
 * ```ts
 * import { readTable, writeWorkbook } from 'pint-ae/table';
 *
 * const { bytes, leftOut } = writeWorkbook([{ name: 'invoice.json', request }]);
 * const table = await readTable(bytes);
 * if (table.ok) for (const { valid } of table.value.invoices()) console.log(valid, leftOut.length); // true 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function writeWorkbook(
  requests: readonly NamedRequest[],
  language: Language = 'en',
): RequestsWorkbook {
  const rows = describedSpecification.fields;
  const leftOut: { name: string; reason: string }[] = [];
  const written: Flat[] = [];
  const numbers = new Set<string>();
  const paths = new Set<string>();
  for (const { name, request } of requests) {
    const flat = flattened(withNumbers(request, rows));
    const more = [...flat.whole.keys(), ...flat.lines.flatMap((line) => [...line.keys()])];
    const reason = unwritable(flat, numbers, new Set([...paths, ...more]).size);
    if (reason === undefined) {
      written.push(flat);
      for (const path of more) paths.add(path);
    } else leftOut.push({ name, reason: fill(texts.notWritable[reason.text], language, reason.values) });
  }
  const columns = [...paths].toSorted((one, other) => compareOrder(orderOf(one, rows), orderOf(other, rows)));
  const heads = headsOfFields(rows)[language];
  const bytes = workbookOf([
    {
      name: fill(texts.sheets.invoices, language),
      isRightToLeft: language === 'ar',
      hasFilter: true,
      columns: columns.map(() => ({ width: 16 })),
      rows: [
        columns.map((path) => heads.get(path) ?? path),
        ...written.flatMap((flat) => rowsOf(flat, columns, rows)),
      ],
    },
  ]);
  return { bytes, leftOut };
}

function unwritable(
  { whole, lines }: Flat,
  numbers: Set<string>,
  columns: number,
): { readonly text: keyof typeof texts.notWritable; readonly values: Values } | undefined {
  const number = String(whole.get('invoiceNumber') ?? '').trim();
  if (number === '') return { text: 'noNumber', values: {} };
  const { key } = headKey(number, tableNames);
  if (tableNames.totalsRows.some((name) => headKey(name, tableNames).key === key))
    return { text: 'totalsName', values: { number } };
  if (columns > tableLimits.columns) return { text: 'manyColumns', values: { most: tableLimits.columns } };
  const long = [whole, ...lines]
    .flatMap((part) => [...part])
    .find(([, value]) => String(value).length > longestCell);
  if (long !== undefined) return { text: 'longText', values: { path: long[0], most: longestCell } };
  if (numbers.has(number)) return { text: 'sameNumber', values: { number } };
  numbers.add(number);
  return undefined;
}

function flattened(request: unknown): Flat {
  const { lines, ...whole } = Object(request) as { readonly lines?: unknown };
  return {
    whole: plainValues(whole, ''),
    lines: (Array.isArray(lines) ? lines : []).map((line: unknown) => plainValues(line, 'lines[].')),
  };
}

function plainValues(part: unknown, before: string): Map<string, Plain> {
  const found = new Map<string, Plain>();
  collect(part, before.replace(/\.$/, ''));
  return found;

  function collect(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const [at, entry] of value.entries()) collect(entry, `${path}[${at}]`);
    else if (isLongNumber(value)) found.set(path, value.toFixed());
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        collect(inner, path === '' ? name : `${path}.${name}`);
    else if (typeof value === 'number' || typeof value === 'boolean') found.set(path, value);
    else if (typeof value === 'string' && nonBlank(value) !== undefined) found.set(path, value);
  }
}

/** Every row repeats the values of the whole document, so that rows can be sorted and filtered. */
function rowsOf({ whole, lines }: Flat, columns: readonly string[], rows: FieldRows): WrittenCell[][] {
  const each = lines.length === 0 ? [new Map<string, Plain>()] : lines;
  return each.map((line) => columns.map((path) => cellOf(line.get(path) ?? whole.get(path), path, rows)));
}

/** The digits of a number that a spreadsheet keeps. */
const keptDigits = 15;
/** The first day that all spreadsheets count alike. */
const firstSerial = 61;

function cellOf(value: Plain | undefined, path: string, rows: FieldRows): WrittenCell {
  if (value === undefined) return undefined;
  const kind = columnField(path, rows)?.kind;
  if (typeof value === 'boolean') return { value };
  if (typeof value === 'number')
    return isKept(value)
      ? value
      : {
          value: new Intl.NumberFormat('en', {
            useGrouping: false,
            maximumFractionDigits: 100,
            maximumSignificantDigits: 21,
          }).format(value),
          form: 'text',
        };
  if (kind === 'date' && isCalendarDay(value) && serialOfDate(value) >= firstSerial)
    return { value, form: 'date' };
  return { value, form: 'text' };
}

function isKept(value: number): boolean {
  const [digits = '', exponent] = String(value).split('e');
  return (
    (exponent === undefined ? significantDigits(digits) : digits.replace(/\D/g, '').length) <= keptDigits
  );
}

/** Returns the position of a column: columns of the whole document first, in the interface's order. */
function orderOf(path: string, rows: FieldRows): number[] {
  let object: string | undefined = 'DocumentRequest';
  const isOfLine = path.startsWith('lines[]');
  const order = stepsOf(path.replace('lines[]', 'lines')).map((step) => {
    if (typeof step === 'number') return step;
    const fields: FieldRows[string]['fields'] = rows[object ?? '']?.fields ?? {};
    const row = Object.hasOwn(fields, step) ? fields[step] : undefined;
    object = row !== undefined && 'of' in row ? row.of : undefined;
    return Object.keys(fields).indexOf(step);
  });
  return [Number(isOfLine), ...order];
}

function compareOrder(one: readonly number[], other: readonly number[]): number {
  for (const [at, step] of one.entries()) {
    const difference = step - (other[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
