/** Words in cells of a field for its codes, besides the codes and their labels. */
export interface CellWords {
  /** The list of its codes in the texts. */
  readonly list: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** By code: the rates that a cell may say beside it. */
  readonly rates?: Readonly<Record<string, readonly string[]>>;
  /** The code of a rate that stands alone. */
  readonly byRate?: Readonly<Record<string, string>>;
  /** True if a word that nobody knows is asked about. */
  readonly isAsked: boolean;
}

/** Meaning of a row: it is read, or left out. */
export type RowMeaning = 'read' | 'skip';

/** Meanings of the cells of a column, by word: `*` is any other word, and the empty text an empty cell. */
export type StatusWords = Readonly<Record<string, RowMeaning | undefined>>;

/** The export of another system, known by its heads. */
export interface TableLayout {
  readonly system: string;
  /** The public documentation that these facts are from. */
  readonly source: string;
  /** Heads that no other export has together. */
  readonly marks: readonly string[];
  /**
   * The field of each head, or how it is read; null for one that says nothing of an invoice, and a question mark behind a
   * field that another column may have instead. Heads that are not listed are read as everywhere.
   */
  readonly columns: Readonly<Record<string, string | null | undefined>>;
  /** By head: the words of columns that say whether an invoice was issued. */
  readonly statuses?: Readonly<Record<string, StatusWords | undefined>>;
  /** By head: the words that say of an invoice that its total is paid, so that no day is set for it. */
  readonly paid?: Readonly<Record<string, readonly string[] | undefined>>;
  /** By field: the codes of words that stand in its cells. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;
  /** Facts that the export lacks: its totals confirm them, or it holds nothing else. */
  readonly values?: Readonly<Record<string, string | number | undefined>>;
  /** The values in their place where the totals have a minus sign, which they then lose. */
  readonly minusSays?: Readonly<Record<string, string | undefined>>;
  /** The field of the text that stands alone above a group of rows. */
  readonly groupsAre?: string;
  /** The row with the number is no line: its lines follow it. */
  readonly linesFollow?: boolean;
  /** The field of a head in the row with the number, where its lines have another one. */
  readonly ofVoucher?: Readonly<Record<string, string | undefined>>;
  /** Heads of lines whose cell in the first row of an invoice is that of all its lines. */
  readonly fillsDown?: readonly string[];
  /** A field and the one that stands in its place where it is empty. */
  readonly instead?: Readonly<Record<string, string | undefined>>;
  /** Beginnings of rows that add up others, or that name the author of the report. */
  readonly totals?: readonly string[];
}

/** Describes how people and other systems name the columns of tables of invoices. */
export interface TableNames {
  /** Phrases that stand for one word, such as `bill to` for `buyer`; looked for first, anywhere in a head. */
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  /** Words that stand for another, such as `qty` for `quantity`. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Words that say nothing. */
  readonly dropped: readonly string[];
  /** The heads of a field, by its path; a head that several fields have is that of the first that is free. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Values of other fields in a head: a column of discounts holds no charges. */
  readonly says: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** Statuses of invoices that were never issued, and of those that were: what an answer proposes. */
  readonly statuses: Readonly<Record<RowMeaning, readonly string[]>>;
  /** Words of cells, by the path of the field. */
  readonly cells: Readonly<Record<string, CellWords>>;
  /** The columns of a table to start from, by the paths of their fields, with the list of the texts that has their codes. */
  readonly template: Readonly<Record<string, string | null>>;
  /**
   * The fields that have the same value in most tables and are not assumed: asked about where no column has
   * them, each with the list of the texts that has its codes.
   */
  readonly asked: Readonly<Record<string, string>>;
  readonly layouts: readonly TableLayout[];
  /** Heads of the numbers of credit notes: beside them, the number of an invoice is that of the one they correct. */
  readonly ofCreditNotes: readonly string[];
  /** The types of documents whose amounts may be written with a minus sign, which they then lose. */
  readonly negated: readonly string[];
  /** The time zone in which days are counted. */
  readonly offset: string;
  /** Beginnings of rows that add up others, which their sums have to confirm. */
  readonly totalsRows: readonly string[];
}
