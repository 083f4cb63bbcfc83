import type { Values } from '../../core/findings/finding.ts';
import { isWrittenExactly } from '../../core/numbers/exact-number.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { Cell } from '../cell.ts';
import type { ColumnField } from '../map/column-field.ts';
import { type DecimalMark, numberSaid, type SaidNumber } from './number-text.ts';
import { type DateOrder, dateSaid } from './written-date.ts';

/** The forms of dates and numbers in texts; undefined if the form does not matter. */
export interface Forms {
  readonly dates: DateOrder | undefined;
  readonly decimals: DecimalMark | undefined;
  /** The time zone for days. */
  readonly offset?: string | undefined;
  /** The currency that a word means. */
  readonly currencyOf?: ((word: string) => string | undefined) | undefined;
}

/** Reason why a cell cannot be read. */
export type CellFault =
  | 'errorCell'
  | 'uncalculatedCell'
  | 'notNumber'
  | 'longNumber'
  | 'notDate'
  | 'shortYear'
  | 'timeZone'
  | 'notFlag'
  | 'dateInstead'
  | 'booleanInstead'
  | 'percentInstead'
  | 'cutDigits'
  | 'shortenedNumber'
  | 'hiddenZeros';

/** Value of a field from a cell, with the currency next to it. */
export type CellValue =
  | {
      readonly value: string | number | boolean;
      readonly currency?: string | undefined;
      /** A unit next to a quantity or a price. */
      readonly unit?: string | undefined;
      /** True for a percentage in a place where amounts are usual. */
      readonly isPercent?: true;
    }
  | { readonly fault: CellFault; readonly values: Values };

/** The fields for which a percentage defines how to compute an amount. */
const orPercentages: readonly string[] = ['amount'];

const withUnits: Readonly<Record<string, 'alone' | 'per'>> = {
  quantity: 'alone',
  unitPrice: 'per',
  grossPrice: 'per',
};

/** The fields whose numbers are percentages: 5 % is 5, as the request has it. */
const percentages: readonly string[] = ['vatRate', 'multiplierPercent'];

/** Reads a cell as a value of a field; undefined for a blank one. */
export function cellValue(cell: Cell, field: ColumnField, forms: Forms): CellValue | undefined {
  if (cell.kind === 'error') return fault('errorCell', cell);
  if (cell.kind === 'uncalculated') return fault('uncalculatedCell', cell);
  if (nonBlank(cell.text) === undefined) return undefined;
  switch (field.kind) {
    case 'date':
      return dateValue(cell, forms);
    case 'decimal':
    case 'amount':
    case 'price':
      return numberValue(cell, field, forms);
    case 'flag':
      return flagValue(cell);
    case 'text':
    case 'code':
    case 'identifier':
    case 'choice':
      return textValue(cell, field);
  }
}

function fault(text: CellFault, { text: value }: Cell, values: Values = {}): CellValue {
  return { fault: text, values: { value: value.trim(), ...values } };
}

function dateValue(cell: Cell, { dates, offset }: Forms): CellValue {
  if (cell.kind === 'date') return { value: cell.text.slice(0, 10) };
  const said = cell.kind === 'boolean' ? undefined : dateSaid(cell.text, offset);
  if (said === undefined) return fault('notDate', cell);
  if ('unsaid' in said) return fault(said.unsaid === 'year' ? 'shortYear' : 'timeZone', cell);
  if ('day' in said) {
    const isOther = dates !== undefined && said.order !== undefined && said.order !== dates;
    return isOther ? fault('notDate', cell) : { value: said.day };
  }
  return dates === undefined ? fault('notDate', cell) : { value: said.by[dates] };
}

function numberValue(cell: Cell, { name }: ColumnField, { decimals, currencyOf }: Forms): CellValue {
  if (cell.kind === 'date') return fault('dateInstead', cell);
  if (cell.kind === 'boolean') return fault('booleanInstead', cell);
  const isPercentage = percentages.includes(name);
  if (cell.kind === 'number') {
    if (cell.shown === 'percent' && orPercentages.includes(name))
      return { value: Number(cell.text), isPercent: true };
    if (cell.shown === 'percent' && !isPercentage) return fault('percentInstead', cell);
    return { value: Number(cell.text) };
  }
  const said = numberSaid(cell.text);
  if (said === undefined) return fault('notNumber', cell);
  const isPercent = said.isPercent && orPercentages.includes(name);
  if (said.isPercent && !isPercentage && !isPercent)
    return fault('percentInstead', cell, { value: cell.text.replace(/[%٪]/gu, '').trim() });
  const { point, comma } = said.by;
  const isClear = point === comma || point === undefined || comma === undefined;
  const plain = decimals === undefined ? (isClear ? (point ?? comma) : undefined) : said.by[decimals];
  if (plain === undefined) return fault('notNumber', cell);
  // A request has JSON numbers, which must equal the table's numbers.
  if (!isWrittenExactly(plain)) return fault('longNumber', cell);
  if (isPercent) return { value: Number(plain), isPercent };
  const beside = wordsBeside(said, Object.hasOwn(withUnits, name) ? withUnits[name] : undefined, currencyOf);
  return beside === undefined ? fault('notNumber', cell) : { value: Number(plain), ...beside };
}

/** The currency and the unit beside a number; undefined if a word is neither. */
function wordsBeside(
  { currency, unit }: SaidNumber,
  form: 'alone' | 'per' | undefined,
  currencyOf: Forms['currencyOf'],
): { readonly currency?: string | undefined; readonly unit?: string | undefined } | undefined {
  const isOfPrice = unit?.isPer === true;
  if (isOfPrice && form !== 'per') return undefined;
  const word = currencyOf?.(isOfPrice ? (currency ?? '') : (unit?.name ?? currency ?? ''));
  if (word !== undefined) return { currency: word, unit: isOfPrice ? unit.name : undefined };
  const own =
    form !== undefined && unit?.isBefore !== true && isOfPrice === (form === 'per') ? unit?.name : undefined;
  if (unit !== undefined && own === undefined && currency === undefined) return undefined;
  return { currency: form === 'alone' && own !== undefined ? undefined : currency, unit: own };
}

const flags: readonly (readonly [form: RegExp, value: boolean])[] = [
  [/^(?:true|yes|y|1|x|نعم|صح)$/i, true],
  [/^(?:false|no|n|0|-|لا|خطأ)$/i, false],
];

/** Tells whether a text means yes or no; undefined for any other text. */
export function saidFlag(text: string): boolean | undefined {
  return flags.find(([form]) => form.test(text))?.[1];
}

function flagValue(cell: Cell): CellValue {
  const value = saidFlag(cell.text.trim());
  return value === undefined ? fault('notFlag', cell) : { value };
}

/** A long number from a narrow column, as a spreadsheet writes it to CSV: its hidden digits are lost. */
const shortened = /^\d(?:[.,](\d+))?E\+(\d+)$/i;

/** The most digits that a spreadsheet keeps of a number. */
const keptDigits = 15;

function textValue(cell: Cell, { kind }: ColumnField): CellValue {
  if (cell.kind === 'date') return fault('dateInstead', cell);
  if (cell.kind === 'boolean') return fault('booleanInstead', cell);
  const [, decimals = '', exponent = '0'] = shortened.exec(cell.text.trim()) ?? [];
  if (kind === 'identifier' && Number(exponent) > decimals.length) return fault('shortenedNumber', cell);
  if (cell.kind === 'number') {
    const digits = cell.text.replace(/\D/g, '').length;
    if (digits > keptDigits && kind !== 'text') return fault('cutDigits', cell);
    if (cell.shown === 'percent') return { value: `${cell.text}%` };
    if (typeof cell.shown === 'object' && cell.text.length < cell.shown.digits)
      return fault('hiddenZeros', cell, { shown: cell.text.padStart(cell.shown.digits, '0') });
  }
  return { value: cell.text };
}
