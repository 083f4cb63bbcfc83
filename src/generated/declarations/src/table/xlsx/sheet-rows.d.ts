import { type Row } from '../cell.ts';
import { type TableLimits } from '../limits.ts';
import { type SheetPart, type Workbook } from './workbook.ts';
/** The rows of a sheet that have a cell, read as they are asked for: of a long sheet only a piece is in memory. */
export declare function sheetRows(workbook: Workbook, sheet: SheetPart, limits: TableLimits): Generator<Row>;
/** The columns of a sheet that are hidden, from 0; they stand before its rows. */
export declare function hiddenColumns(sheet: SheetPart, limits: TableLimits): ReadonlySet<number>;
//# sourceMappingURL=sheet-rows.d.ts.map