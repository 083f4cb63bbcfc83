/** Words in cells of a field that stand for its codes, in addition to the codes and their labels. */
export interface CellWords {
  /** The list of its codes in the texts. */
  readonly list: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** For each code, the rates that a cell may have next to it. */
  readonly rates?: Readonly<Record<string, readonly string[]>>;
  /** The code for a rate without a code. */
  readonly byRate?: Readonly<Record<string, string>>;
  /** True if the user is asked about unknown words. */
  readonly isAsked: boolean;
}

/** Meaning of a row: it is read or left out. */
export type RowMeaning = 'read' | 'skip';

/** Meanings of the cells of a column, by word. `*` is any other word, and the empty text is an empty cell. */
export type StatusWords = Readonly<Record<string, RowMeaning | undefined>>;

/** The export of another system, recognised by its column heads. */
export interface TableLayout {
  readonly system: string;
  /** The public documentation that these facts come from. */
  readonly source: string;
  /** Headers that occur together only in this export. */
  readonly marks: readonly string[];
  /** The field of each header: null if it says nothing, with `?` if another column may have it instead. */
  readonly columns: Readonly<Record<string, string | null | undefined>>;
  /** For each header, the words of columns that show whether an invoice was issued. */
  readonly statuses?: Readonly<Record<string, StatusWords | undefined>>;
  /** For each header, the words for an invoice that is fully paid and so needs no due date. */
  readonly paid?: Readonly<Record<string, readonly string[] | undefined>>;
  /** By field, the codes of words in its cells. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;
  /** Facts that the export lacks: its totals confirm them, or the export contains nothing else. */
  readonly values?: Readonly<Record<string, string | number | undefined>>;
  /** The values to use instead if the totals have a minus sign, which is then removed. */
  readonly minusSays?: Readonly<Record<string, string | undefined>>;
  /** The field for the text that stands on a separate row above a group of rows. */
  readonly groupsAre?: string;
  /** The row with the number is not a line: its lines follow it. */
  readonly linesFollow?: boolean;
  /** The field of a header in the row with the number, if it differs from the field on the lines. */
  readonly ofVoucher?: Readonly<Record<string, string | undefined>>;
  /** Headers of line columns whose cell in the first row of an invoice applies to all its lines. */
  readonly fillsDown?: readonly string[];
  /** A field, and the field that replaces it if it is empty. */
  readonly instead?: Readonly<Record<string, string | undefined>>;
  /** Beginnings of rows that add up other rows, or that name the author of the report. */
  readonly totals?: readonly string[];
}

/** The names that people and other systems use for the columns of invoice tables. */
export interface TableNames {
  /** Phrases that mean one word, such as `bill to` for `buyer`; they are looked up first, anywhere in a header. */
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  /** Words that mean another word, such as `qty` for `quantity`. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Words that are ignored. */
  readonly dropped: readonly string[];
  /** The headers of each field; a shared header means the first of its fields without a column. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Values of other fields that a header implies: a column of discounts has no charges. */
  readonly says: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** Statuses of invoices that were never issued, and of invoices that were; they are proposed as answers. */
  readonly statuses: Readonly<Record<RowMeaning, readonly string[]>>;
  /** Words in cells, by the path of the field. */
  readonly cells: Readonly<Record<string, CellWords>>;
  /** The columns of a template table, by the paths of their fields, with the message list that has their codes. */
  readonly template: Readonly<Record<string, string | null>>;
  /** Fields to ask for if no column has them, each with the message list of its codes. */
  readonly asked: Readonly<Record<string, string>>;
  readonly layouts: readonly TableLayout[];
  /** Headers of credit note numbers: beside them, an invoice number is that of the corrected invoice. */
  readonly ofCreditNotes: readonly string[];
  /** The types of documents whose amounts may have a minus sign, which is then removed. */
  readonly negated: readonly string[];
  /** The time zone for days. */
  readonly offset: string;
  /** Beginnings of rows that add up other rows; their sums must confirm it. */
  readonly totalsRows: readonly string[];
}
