import type { RowMeaning } from '../../core/specification/table-names.ts';
import type { ContentGroup } from './column-content.ts';

/** A word in a status column. A person says whether invoices with it were issued; the likely answer is given. */
export interface AskedWord {
  readonly word: string;
  readonly count: number;
  readonly row: number;
  readonly proposed: RowMeaning | undefined;
}

/** A column with content that fills no field; a person decides its meaning. */
export interface AskedColumn {
  readonly name: string;
  readonly group: ContentGroup;
  /** The first non-empty cell, and the number of non-empty cells. */
  readonly sample: { readonly text: string; readonly row: number };
  readonly cells: number;
  /** True if the column has no cell in some of the invoices' rows. */
  readonly hasEmpty: boolean;
  /** True if an amount in several rows of an invoice may belong to each line, or to the whole invoice. */
  readonly mayRepeat: boolean;
  readonly words: readonly AskedWord[];
  /** True if the column has only dates, yes and no, so that an empty cell has its own meaning. */
  readonly isOfFlags: boolean;
  /** The field in the column's header, which another column fills. */
  readonly seems?: { readonly path: string; readonly other: string };
}
