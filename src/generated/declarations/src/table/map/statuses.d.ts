import type { TableLayout, TableNames } from '../../core/specification/table-names.ts';
import type { Column } from './heads.ts';
import type { Question } from './question.ts';
import type { Survey } from './survey.ts';
import type { RowMeaning, TableMap } from './table-map.ts';
/** A column whose cells say whether an invoice was issued. */
export interface StatusColumn {
    readonly column: Column;
    /** Whether its head says so: each of its words then has to be known. */
    readonly isStatus: boolean;
    readonly meanings: ReadonlyMap<string, RowMeaning>;
}
/** The decisions of a map for all columns stand under this name. */
export declare const everyColumn = "*";
/** The columns that say whether invoices were issued, with the questions that only a person can answer. */
export declare function statusesOf(columns: readonly Column[], survey: Survey, { statuses: decided }: TableMap, { names, layout }: {
    readonly names: TableNames;
    readonly layout?: TableLayout | undefined;
}): {
    found: StatusColumn[];
    questions: Question[];
};
//# sourceMappingURL=statuses.d.ts.map