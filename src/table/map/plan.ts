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
  /** The currency that its head names. */
  readonly currency: string | undefined;
  /** A total that cannot be sent alone: it is compared with the one that is computed. */
  readonly isCompared: boolean;
}

/** How a table is read. */
export interface Plan {
  readonly used: readonly UsedColumn[];
  /** The columns that nothing is read from: by the map, as their heads are known, or as nobody knows them. */
  readonly unused: readonly Column[];
  readonly questions: readonly Question[];
  /** Columns that the map names and the table does not have. */
  readonly missing: readonly string[];
  readonly numberColumn: number | undefined;
  readonly dates: DateOrder | undefined;
  readonly decimals: DecimalMark | undefined;
  readonly values: readonly { readonly field: ColumnField; readonly value: string | number | boolean }[];
  readonly codes: NonNullable<TableMap['codes']>;
  /** The columns that say whether invoices were issued. */
  readonly statuses: readonly StatusColumn[];
  readonly hiddenRows: RowMeaning | undefined;
  readonly layout: TableLayout | undefined;
  /** The map that says the same, with `?` where a person decides. */
  readonly map: TableMap;
}

/** Facts about requests. */
export interface Known {
  readonly rows: FieldRows;
  readonly specification: Specification;
  /** Values in heads, by the path of the field. */
  readonly says: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** The fields that are asked about if nothing says them, each with the list of its codes. */
  readonly asked: Readonly<Record<string, string>>;
  readonly names: TableNames;
  /** The layout of the export that the table is. */
  readonly layout?: TableLayout | undefined;
  /** Meaning of a word in a cell of a field. */
  readonly wordSaid: (text: string, path: string) => WordSaid | undefined;
  /** Whether a head has a word of amounts, besides those that requests know. */
  readonly decisive: (head: string) => boolean;
}
