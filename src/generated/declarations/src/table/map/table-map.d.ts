/** The value of a column that nobody has assigned yet. */
export declare const undecided = "?";
/** Whether rows are read or left out. */
export type RowMeaning = 'read' | 'skip';
/**
 * Which column of a table says what: a small file that is written once, corrected by hand and used again for each table of
 * the same kind.
 */
export interface TableMap {
    /** The sheet with the table; without it, the one whose heads are known best. */
    readonly sheet?: string | undefined;
    /** The row of the column heads, from 1. */
    readonly headRow?: number | undefined;
    /** Whether 02/11/2026 is the second of November. */
    readonly dates?: 'day-first' | 'month-first' | undefined;
    /** Whether 1.234 is one and a bit: the mark before decimals in texts. */
    readonly decimals?: 'point' | 'comma' | undefined;
    /** The field of each column by its head; null for one of which a person says that invoices do not depend on it, `?` for one that is not decided. */
    readonly columns?: Readonly<Record<string, string | null>> | undefined;
    /** Columns that nothing is read from, as nothing depended on them so far: asked about when amounts or tax may. */
    readonly unused?: readonly string[] | undefined;
    /** Values of fields that no column has, for every invoice or line. */
    readonly values?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** By field: what cells say, and the code that is meant. */
    readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
    /** By column, or `*` for all: what its cells say of the status of an invoice, and whether it is read or left out. */
    readonly statuses?: Readonly<Record<string, Readonly<Record<string, RowMeaning>>>> | undefined;
    /** Whether rows that are hidden are read or left out. */
    readonly hiddenRows?: RowMeaning | undefined;
}
/** Members of a map. */
export declare const tableMapKind: import("../../core/options/option-kinds.ts").OptionsKind<TableMap | undefined>;
//# sourceMappingURL=table-map.d.ts.map