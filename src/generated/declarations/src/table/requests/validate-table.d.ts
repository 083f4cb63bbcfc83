import { type ValidateOptions } from '../../api/validate.ts';
import type { ValidationResult } from '../../api/validation-result.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Fix } from '../../core/findings/fix.ts';
import { type CellPlace } from '../cell.ts';
import type { Plan } from '../map/plan.ts';
import { type CorrectedCell } from './corrected-cells.ts';
import type { TableDocument } from './documents.ts';
/** A finding of a table in words, at its cell. */
export interface TableIssue {
    /** The rule of the document that is broken; undefined for what is wrong with the table itself. */
    readonly rule?: string;
    readonly severity: Issue['severity'];
    readonly message: string;
    readonly hint: string;
    /** The path in the request. */
    readonly path: string;
    /** The cell, or the row where no column says it. */
    readonly cell?: CellPlace;
    /** The row, where no column says it. */
    readonly row?: number;
    /** The address of the cell: `Invoices!C5`. */
    readonly address: string;
    /** The head of its column. */
    readonly head?: string;
    readonly fix?: Fix;
}
/** The verdict on an invoice of a table. */
export interface TableVerdict {
    readonly number: string | undefined;
    readonly rows: readonly number[];
    readonly outcome: ValidationResult['outcome'];
    readonly valid: boolean;
    /** Errors first. */
    readonly issues: readonly TableIssue[];
    readonly warnings: readonly TableIssue[];
    /** The request, if every cell of the invoice can be read: with all that the run decided, so that it stands alone. */
    readonly request: unknown;
    readonly totals: ValidationResult['totals'];
    /** The cells that a correction of the whole invoice changes; undefined if the invoice is as the table has it. */
    readonly corrected?: readonly CorrectedCell[];
}
/** Validates an invoice of a table, or what was made of it, and says of each finding which cell it is about. */
export declare function verdictOn(document: TableDocument, plan: Plan, sheet: string, options: ValidateOptions, correction?: unknown): TableVerdict;
/** The row of a path of the request, and the column that says it, or something in it. */
export declare function cellOfPath(path: string, document: TableDocument, { used }: Plan): {
    row: number;
    used: import("../map/plan.ts").UsedColumn | undefined;
};
//# sourceMappingURL=validate-table.d.ts.map