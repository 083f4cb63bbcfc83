import type { TableNames } from '../../core/specification/table-names.ts';
import type { Row } from '../cell.ts';
import { type DecimalMark } from '../values/number-text.ts';
import { type DateOrder } from '../values/written-date.ts';
import type { Heads } from './heads.ts';
/** Values in the cells of a column, before anything is made of them. */
export interface ColumnSurvey {
    /** How many cells are not blank. */
    filled: number;
    /** Cells other than zero and `no`, and the first of them. */
    saying: number;
    sample: {
        readonly text: string;
        readonly row: number;
    } | undefined;
    /** The first few of them that differ. */
    readonly distinct: Set<string>;
    /** Whether it is the same in all rows of each invoice that has several. */
    isConstant: boolean;
    /** Texts whose order of day and month, or whose decimal mark, can be nothing else; and the first that can be either. */
    readonly dateOrders: Set<DateOrder>;
    unclearDate: {
        readonly text: string;
        readonly row: number;
    } | undefined;
    /** Whether it has days that the spreadsheet knows as such, of which day and month can be exchanged. */
    hasExchangeableDays: boolean;
    readonly marks: Set<DecimalMark>;
    /** Words that may be the status of an invoice: all of a column of statuses, those of invoices never issued of another. */
    readonly statuses: Map<string, StatusWord>;
    /** The first few words of a column of codes. */
    readonly words: Map<string, StatusWord>;
    unclearNumber: {
        readonly text: string;
        readonly row: number;
    } | undefined;
}
/** How often a word stands in a column, and in which row first. */
export interface StatusWord {
    readonly count: number;
    readonly row: number;
}
/** Values in all rows of a table. */
export interface Survey {
    readonly columns: readonly ColumnSurvey[];
    /** The last row of each invoice, by its number, as far as rows have a number. */
    readonly lastRows: ReadonlyMap<string, number>;
    /** The last row without a number that follows the rows of an invoice. */
    readonly lastUnnumbered: ReadonlyMap<string, number>;
    /** Whether the number of an invoice stands in several of its rows. */
    readonly repeatsNumbers: boolean;
    readonly rows: number;
    readonly unnumbered: number;
    /** The rows that only add up others. */
    readonly leftOut: readonly number[];
    /** The rows that name a group of others, or the report. */
    readonly groupRows: readonly number[];
    /** The rows that are hidden, by a filter or by hand. */
    readonly hidden: readonly number[];
}
/** Possible readings of the texts of a column. */
export type Form = 'date' | 'number' | 'code' | undefined;
/** Columns to look for in a table. */
export interface Surveyed {
    readonly numberColumn: number | undefined;
    readonly forms: readonly Form[];
}
/** Goes through all rows of a table once. */
export declare function surveyRows(heads: Heads, { numberColumn, forms }: Surveyed, names: TableNames, onRow?: (rows: number) => void): Survey;
/** The rows below the heads. */
export declare function dataRows({ sheet, row: headRow }: Heads): Generator<Row>;
/** The number of the invoice that a row says it belongs to. */
export declare function numberOf({ cells }: Row, numberColumn: number | undefined): string | undefined;
/** Whether a row adds up others: it says so where the number of an invoice stands, or has none and begins so. */
export declare function isTotalsRow(row: Row, numberColumn: number | undefined, names: TableNames): boolean;
/** Whether a row is none of a table: the name of a group alone in a column without a head, or who made the report. */
export declare function isReportRow({ cells }: Row, { columns }: Heads, numberColumn: number | undefined, names: TableNames): boolean;
/** More different values than a table has rates of a tax. */
export declare const mostDistinct = 5;
//# sourceMappingURL=survey.d.ts.map