import {
  expected,
  type OptionShape,
  oneOf,
  optionsOf,
  textWithContent,
  wholeNumber,
} from '../../core/options/option-kinds.ts';
import type { RowMeaning, StatusWords } from '../../core/specification/table-names.ts';

export type { RowMeaning };

/** The value of a column that nobody has assigned yet. */
export const undecided = '?';

/**
 * Uses of a column without its own field: as amounts that change the amount due of the whole invoice or of the row's
 * line, as amounts that the prices contain, or as the status that says whether an invoice was issued.
 */
export const readings = ['charge', 'discount', 'lineCharge', 'lineDiscount', 'included', 'status'] as const;
export type ColumnReading = (typeof readings)[number];

export function isReading(said: string): said is ColumnReading {
  return readings.some((each) => each === said);
}

/**
 * The map of a table's columns: a small file that is written once, corrected by hand and used again for each table of
 * the same kind.
 */
export interface TableMap {
  /** The sheet with the table; default: the sheet with the best-known column headers. */
  readonly sheet?: string | undefined;
  /** The row of the column headers, from 1. */
  readonly headRow?: number | undefined;
  /** Order of day and month: with `day-first`, 02/11/2026 is the second of November. */
  readonly dates?: 'day-first' | 'month-first' | undefined;
  /** Decimal separator in texts: with `point`, 1.234 is between one and two. */
  readonly decimals?: 'point' | 'comma' | undefined;
  /**
   * The field of each column by its head, or how it is read; null for a column that is not part of the invoices, `?`
   * for an undecided one.
   */
  readonly columns?: Readonly<Record<string, string | null>> | undefined;
  /** Columns that were empty so far; the user is asked about them once a cell has a value. */
  readonly unused?: readonly string[] | undefined;
  /** Values of fields without a column, for every invoice or line. */
  readonly values?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** By field, the words in cells and the code for each. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /**
   * By column, or `*` for all: the words in its cells for the status of an invoice, and whether such invoices are
   * read or left out. The word `*` is any other word, and an empty text is an empty cell.
   */
  readonly statuses?: Readonly<Record<string, StatusWords>> | undefined;
  /**
   * Rows by the text with which they begin, or `*` for those without an invoice number: whether they are lines, or
   * left out.
   */
  readonly rows?: Readonly<Record<string, RowMeaning>> | undefined;
  /** Meaning of hidden rows. */
  readonly hiddenRows?: RowMeaning | undefined;
}

function recordOf<Type>(isOne: (value: unknown) => boolean, what: string) {
  return expected<Type>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every(isOne),
    what,
  );
}

const isRowMeaning = (value: unknown) => value === 'read' || value === 'skip';
const isText = (value: unknown) => typeof value === 'string';

const shape: OptionShape<TableMap> = {
  sheet: textWithContent,
  headRow: wholeNumber(1),
  dates: oneOf(['day-first', 'month-first']),
  decimals: oneOf(['point', 'comma']),
  columns: recordOf<TableMap['columns']>(
    (value) => value === null || isText(value),
    'an object of fields, null for columns that say nothing',
  ),
  unused: expected<TableMap['unused']>(
    (value) => Array.isArray(value) && value.every(isText),
    'a list of heads',
  ),
  values: recordOf<TableMap['values']>(
    (value) => ['string', 'number', 'boolean'].includes(typeof value),
    'an object of texts, numbers, true and false',
  ),
  codes: recordOf<TableMap['codes']>(
    (value) => typeof value === 'object' && value !== null && Object.values(value).every(isText),
    'an object of objects of texts',
  ),
  statuses: recordOf<TableMap['statuses']>(
    (value) => typeof value === 'object' && value !== null && Object.values(value).every(isRowMeaning),
    'an object of objects of "read" and "skip"',
  ),
  rows: recordOf<TableMap['rows']>(isRowMeaning, 'an object of "read" and "skip"'),
  hiddenRows: oneOf(['read', 'skip']),
};

export const tableMapKind = optionsOf<TableMap>(shape);

/** A map in the current form: earlier maps had `null` for columns that were empty in one month. */
export function currentMap(map: TableMap): TableMap {
  const { columns = {}, headRow, unused } = map;
  // Every generated map has the row of the heads; a map without it was written by hand.
  if (headRow === undefined || unused !== undefined) return map;
  const all = Object.entries(columns);
  return {
    ...map,
    columns: Object.fromEntries(all.filter(([, path]) => path !== null)),
    unused: all.filter(([, path]) => path === null).map(([name]) => name),
  };
}
