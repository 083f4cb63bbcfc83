import type { TableNames } from '../../core/specification/table-names.ts';
import type { RowMeaning } from './table-map.ts';
/** Whether a head is that of a column of statuses. */
export declare function isStatusHead(head: string, names: TableNames): boolean;
/** Whether an invoice of a status was issued; undefined for a word that is no status. */
export declare function statusMeaning(word: string, names: TableNames): RowMeaning | undefined;
/** Whether a cell is the status of an invoice that was never issued. */
export declare function mayBeNeverIssued(text: string, names: TableNames): boolean;
//# sourceMappingURL=status-words.d.ts.map