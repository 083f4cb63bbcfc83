import type { Encoding } from 'schematron-compiler/xml-reader';
import type { Result } from '../core/findings/result.ts';
import type { Row } from './cell.ts';
import { type Separator } from './csv/csv-text.ts';
import { type TableFault } from './fault.ts';
import { type TableLimits } from './limits.ts';
/** A file with one sheet or several. */
export interface TableFile {
    readonly kind: 'csv' | 'xlsx';
    /** How a CSV file is written. */
    readonly csv?: {
        readonly encoding: Encoding;
        readonly separator: Separator;
    };
    readonly sheets: readonly Sheet[];
}
/** A sheet, whose rows are read anew each time they are asked for. */
export interface Sheet {
    /** Its name; empty for CSV. */
    readonly name: string;
    readonly isHidden: boolean;
    /** Its hidden columns, from 0. */
    readonly hiddenColumns: () => ReadonlySet<number>;
    /** The rows that have a cell; a generator that may end with a `FaultyTable`. */
    readonly rows: () => Iterable<Row>;
}
/**
 * Opens a file of a spreadsheet, XLSX or CSV, without reading its rows.
 *
 * @example
 * ```ts
 * const file = readTableFile(new TextEncoder().encode('Invoice no;Qty\nINV-1;2\n'));
 * if (file.ok) console.log(file.value.kind, file.value.csv?.separator); // csv ;
 * ```
 */
export declare function readTableFile(bytes: Uint8Array, limits?: TableLimits): Result<TableFile, TableFault>;
/** Result of a function that reads rows, or the fault that ended it. */
export declare function caught<Value>(read: () => Value): Result<Value, TableFault>;
//# sourceMappingURL=read-table.d.ts.map