import type { FieldRows } from '../../core/specification/fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { TableLayout, TableNames } from '../../core/specification/table-names.ts';
import type { WordSaid } from '../values/cell-words.ts';
import type { DecimalMark } from '../values/number-text.ts';
import type { DateOrder } from '../values/written-date.ts';
import type { ColumnField } from './column-field.ts';
import type { Column } from './heads.ts';
import type { Question } from './question.ts';
import type { StatusColumn } from './statuses.ts';
import type { RowMeaning, TableMap } from './table-map.ts';

/** A column with the field that it fills. */
export interface UsedColumn {
  readonly column: Column;
  readonly field: ColumnField;
  readonly currency: string | undefined;
  /** A total that cannot be sent alone, but is compared with the computed one. */
  readonly isCompared: boolean;
  /** A total of each line: the total of the invoice is the sum of its cells. */
  readonly isSummed: boolean;
  /** Charges or discounts, as a person or an export states. */
  readonly adjusts?: Adjusts;
}

/** Amounts that change the amount due. Discounts are either all written as they are, or all with a minus sign. */
export interface Adjusts {
  readonly as: 'charge' | 'discount';
  readonly areNegative: boolean;
}

/**
 * Reason why a column is not read: a person decided it, or said that prices contain the amounts; the export is known;
 * the library wrote the column; or all its values are zero.
 */
export type ColumnLeftOut = 'answer' | 'included' | 'export' | 'own' | 'zero';

export interface Plan {
  readonly used: readonly UsedColumn[];
  /** The columns that nothing is read from, with the reason. */
  readonly leftOut: ReadonlyMap<number, ColumnLeftOut>;
  readonly questions: readonly Question[];
  /** Columns that the map names and the table does not have. */
  readonly missing: readonly string[];
  readonly numberColumn: number | undefined;
  readonly dates: DateOrder | undefined;
  readonly decimals: DecimalMark | undefined;
  /** The time zone for days, and the currency of a word next to a number. */
  readonly offset: string;
  readonly currencyOf: (word: string) => string | undefined;
  readonly values: readonly { readonly field: ColumnField; readonly value: string | number | boolean }[];
  readonly codes: NonNullable<TableLayout['codes']>;
  /** The columns that show whether invoices were issued; the document type column may show this too. */
  readonly statuses: readonly StatusColumn[];
  readonly hiddenRows: RowMeaning | undefined;
  readonly layout: TableLayout | undefined;
  /** The complete map, with `?` for open decisions. */
  readonly map: TableMap;
}

export interface Known {
  readonly rows: FieldRows;
  readonly specification: Specification;
  /** Values in headers, by the path of the field. */
  readonly says: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** The fields to ask about if no column or value sets them, each with its list of codes. */
  readonly asked: Readonly<Record<string, string>>;
  readonly names: TableNames;
  /** The layout of the export, if the table is a known export. */
  readonly layout?: TableLayout | undefined;
  /** Returns the meaning of a word in a cell of a field. */
  readonly wordSaid: (text: string, path: string) => WordSaid | undefined;
}
