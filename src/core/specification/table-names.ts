/** Words in cells of a field for its codes, besides the codes and their labels. */
export interface CellWords {
  /** The list of its codes in the texts. */
  readonly list: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** By code: the rates that a cell may say beside it. */
  readonly rates?: Readonly<Record<string, readonly string[]>>;
  /** The code of a rate that stands alone. */
  readonly byRate?: Readonly<Record<string, string>>;
  /** Whether a word that nobody knows is asked about. */
  readonly isAsked: boolean;
}

/** The export of another system, known by its heads. */
export interface TableLayout {
  readonly system: string;
  /** Heads that no other export has together. */
  readonly marks: readonly string[];
  /** The field of each head; null for one that says nothing of an invoice. Heads that are not listed are read as everywhere. */
  readonly columns: Readonly<Record<string, string | null | undefined>>;
  /** Facts that the export lacks: its totals confirm them, or it holds nothing else. */
  readonly values?: Readonly<Record<string, string | number | undefined>>;
  /** The values in their place where the totals have a minus sign, which they then lose. */
  readonly minusSays?: Readonly<Record<string, string | undefined>>;
  /** The field of the text that stands alone above a group of rows. */
  readonly groupsAre?: string;
  /** The row with the number is no line: its lines follow it. */
  readonly linesFollow?: boolean;
}

/** How people and other systems name the columns of tables of invoices. */
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
  /** Heads of columns of statuses; statuses of invoices that were never issued, and of those that were. */
  readonly statuses: Readonly<Record<'heads' | 'skip' | 'read', readonly string[]>>;
  /** Heads of columns that say nothing of an invoice. */
  readonly unused: readonly string[];
  /** Words of cells, by the path of the field. */
  readonly cells: Readonly<Record<string, CellWords>>;
  /** Words of heads on whose numbers amounts may depend. */
  readonly decisive: readonly string[];
  /** The columns of a table to start from, by the paths of their fields, with the list of the texts that has their codes. */
  readonly template: Readonly<Record<string, string | null>>;
  /**
   * The fields that have the same value in most tables and are not assumed: asked about where no column has
   * them, each with the list of the texts that has its codes.
   */
  readonly asked: Readonly<Record<string, string>>;
  /** How rows without a number begin that add up others, or that say who made a report. */
  readonly rowsOfReports: readonly string[];
  readonly layouts: readonly TableLayout[];
  /** How rows begin that add up others. */
  readonly totalsRows: readonly string[];
}
