import type { ValidateOptions } from '../api/validate.ts';
import type { Result } from '../core/findings/result.ts';
import { type TableMap } from './map/table-map.ts';
import type { TableVerdict } from './requests/validate-table.ts';
/** How a table is read; the other options are those by which its invoices are judged. */
export interface ReadTableOptions extends ValidateOptions {
    /** Decisions about its columns, dates and codes; the rest is guessed. */
    readonly map?: TableMap | undefined;
}
/** A message, and what to do. */
export interface TableInWords {
    readonly message: string;
    readonly hint: string;
}
/** A column of a table. */
export interface TableColumn {
    /** Its letters, as spreadsheets count: `A`. */
    readonly letters: string;
    readonly head: string;
    /** The field that it fills; undefined if nothing is read from it. */
    readonly path: string | undefined;
}
/** A table of invoices whose columns are assigned to fields. */
export interface InvoiceTable {
    /** The sheet; empty for CSV. */
    readonly sheet: string;
    /** The row of its column heads, from 1. */
    readonly headRow: number;
    /** How many rows and how many invoices it has. */
    readonly rows: number;
    readonly invoiceCount: number;
    readonly columns: readonly TableColumn[];
    /** The map that says all of it: to be kept for the next table, with `?` where a person decides. */
    readonly map: TableMap;
    /** Questions that only a person can answer; while there is one, no invoice is given. */
    readonly questions: readonly TableInWords[];
    /**
     * The verdict on each invoice with its request, as soon as its last row is read: not all of them are in memory. Ends
     * with what is wrong with a file that cannot be read further.
     */
    readonly invoices: () => Generator<TableVerdict, TableInWords | undefined>;
    /** The table as a workbook (XLSX) with the findings of these verdicts at their cells, and with the certain corrections if wanted. */
    readonly checked: (verdicts: Iterable<TableVerdict>, options?: {
        readonly fix?: boolean;
    }) => Uint8Array;
}
/**
 * Reads a table of invoices, XLSX or CSV: one row a line or an invoice. Bad data are findings at their cells, or the
 * failure of a file that is not a table.
 *
 * @example
 * ```ts
 * import { readTable } from 'pint-ae/table';
 *
 * const csv = new TextEncoder().encode('Type;Invoice no;Item;Qty\nInvoice;INV-1;Chair;two\n');
 * const table = readTable(csv);
 * if (table.ok)
 *   for (const { number, issues } of table.value.invoices())
 *     console.log(number, issues[0]?.address, issues[0]?.message); // INV-1 D2 “two” is not a number that can be read with certainty.
 * ```
 */
export declare function readTable(bytes: Uint8Array, options?: ReadTableOptions): Result<InvoiceTable, TableInWords>;
//# sourceMappingURL=open-table.d.ts.map