import type { Values } from '../../core/findings/finding.ts';
import type { Cell } from '../cell.ts';
import type { ColumnField } from '../map/column-field.ts';
import { type DecimalMark } from './number-text.ts';
import { type DateOrder } from './written-date.ts';
/** How texts of dates and numbers are read; undefined where none needs to know. */
export interface Forms {
    readonly dates: DateOrder | undefined;
    readonly decimals: DecimalMark | undefined;
}
/** Why a cell cannot be read. */
export type CellFault = 'errorCell' | 'uncalculatedCell' | 'notNumber' | 'longNumber' | 'notDate' | 'shortYear' | 'timeZone' | 'notFlag' | 'dateInstead' | 'booleanInstead' | 'percentInstead' | 'cutDigits' | 'hiddenZeros';
/** Value of a field from a cell, with the currency that stands beside it. */
export type CellValue = {
    readonly value: string | number | boolean;
    readonly currency?: string | undefined;
    /** A unit beside a quantity or a price. */
    readonly unit?: string | undefined;
    /** The value is a percentage where an amount is usual. */
    readonly isPercent?: true;
} | {
    readonly fault: CellFault;
    readonly values: Values;
};
/** Reads a cell as a value of a field; undefined for a blank one. */
export declare function cellValue(cell: Cell, field: ColumnField, forms: Forms): CellValue | undefined;
//# sourceMappingURL=cell-value.d.ts.map