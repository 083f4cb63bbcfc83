import type { Language } from '../../core/messages/language.ts';
import type { Outcome } from '../../judge/judge.ts';
import type { CompanyProfile } from '../../request/normalise/options.ts';
import type { EnteredCell } from '../../table/entered-cells.ts';
import type { TableMap } from '../../table/map/table-map.ts';
import type { WrongText } from '../../table/problem-groups.ts';

/** A table, and all decisions that a person has made about it. */
export interface TableAsked {
  readonly bytes: Uint8Array;
  /** Only actual decisions: everything else is guessed again. */
  readonly decided: TableMap;
  readonly company: CompanyProfile | undefined;
  readonly language: Language;
  /** The requests that a person edited in the form, by the first row of each invoice. */
  readonly corrections: Readonly<Record<string, string>>;
  /** The texts that a person gave cells. */
  readonly entered: readonly EnteredCell[];
}

/** A table as read, or the reason in words why it cannot be read. */
export type TableAnswer = { readonly fault: string } | { readonly reading: TableReading };

/** The result of reading a table, with the verdicts on its invoices. */
export interface TableReading {
  /** Describes how its rows are read, in sentences. */
  readonly about: readonly string[];
  /** The names of the sheets; the sheet to read comes first. */
  readonly sheets: readonly string[];
  readonly columns: readonly ShownColumn[];
  /** The fields that a column may fill, as path and title, and other ways to read it. */
  readonly fields: Readonly<Record<'ofInvoice' | 'ofLine' | 'otherwise', readonly ColumnChoice[]>>;
  /** The value of a field without a column, for every invoice, under the title of the field. */
  readonly values: readonly (readonly [title: string, value: string])[];
  readonly questions: readonly TableQuestion[];
  /** The map with all these decisions. */
  readonly map: TableMap;
  /** Empty until all questions are answered. */
  readonly verdicts: ShownVerdicts | undefined;
}

export type ColumnChoice = readonly [path: string, title: string];

/** A column and its field: null if it is not read, `?` if a person has to decide. */
export interface ShownColumn {
  readonly name: string;
  readonly letters: string;
  readonly path: string | null;
}

/** Decisions that only a person can make, with the known answers. */
export interface TableQuestion {
  readonly message: string;
  readonly hint: string | undefined;
  readonly answers: readonly TableAnswerButton[];
  /** The columns that fill no field, by their content. */
  readonly groups?: readonly ShownColumnGroup[];
}

export interface TableAnswerButton {
  readonly name: string;
  readonly decides: TableMap;
}

/** Columns in one question, each with its answers, and one answer for all of them. */
export interface ShownColumnGroup {
  readonly title: string;
  readonly columns: readonly { readonly about: string; readonly answers: readonly TableAnswerButton[] }[];
  readonly forAll: TableAnswerButton | undefined;
}

export interface ShownVerdicts {
  /** Number of invoices, and of valid ones, in words. */
  readonly counts: string;
  /** Contents of the table, contents of the requests, and everything left out. */
  readonly reconciliation: string;
  /** Account of each row, cell and number of the table, in sentences. */
  readonly account: readonly string[];
  readonly rows: readonly VerdictRow[];
  readonly problems: readonly ShownProblem[];
}

/** An error of several invoices, with the content of its cells. */
export interface ShownProblem {
  readonly name: string;
  readonly hint: string;
  /** Number of invoices that have it, in words. */
  readonly extent: string;
  readonly texts: readonly (WrongText & { readonly extent: string })[];
}

/** The verdict on an invoice of a table. */
export interface VerdictRow {
  readonly number: string | undefined;
  /** Its first row in the table; a correction refers to it. */
  readonly row: number;
  readonly isCorrected: boolean;
  /** The problems, each with a key that equal problems of other invoices share. */
  readonly problems: readonly { readonly key: string; readonly name: string }[];
  readonly outcome: Outcome;
  readonly buyer: string | undefined;
  readonly payable: string | undefined;
  readonly currency: string | undefined;
  /** The first finding with the address of its cell. */
  readonly first: { readonly address: string; readonly message: string } | undefined;
  /** Number of other errors. */
  readonly others: number;
  /** The document request; undefined if a cell cannot be read, or the total differs. */
  readonly request: string | undefined;
}
