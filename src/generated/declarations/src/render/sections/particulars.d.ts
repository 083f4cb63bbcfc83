import { type Html } from '../../core/text/html.ts';
import { type Sheet } from '../sheet.ts';
/** Corrected invoices of a credit note; number, dates, period and references of the document. */
export declare function particulars(sheet: Sheet): Html;
/** The meaning of the transaction flags: the codes of the list are patterns in which X is any flag. */
export declare function transactionTypes(sheet: Sheet): Html;
//# sourceMappingURL=particulars.d.ts.map