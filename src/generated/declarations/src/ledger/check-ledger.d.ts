import type { Language } from '../core/messages/language.ts';
import { type Book } from './book.ts';
import type { LedgerEntry } from './entry.ts';
import { type LedgerFinding } from './finding.ts';
export interface LedgerOptions {
    /** Whether a number that is missing in a series is told; default: false. */
    readonly gaps?: boolean | undefined;
    /** Default: `en`. */
    readonly language?: Language | undefined;
}
/**
 * Checks documents against each other: numbers used twice, credit notes above what they credit, paid amounts above the
 * advances that they set off, and preceding invoices that are missing or contradict. The order of the documents does not
 * matter; only valid ones count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { checkLedger, ledgerEntry } from 'pint-ae/ledger';
 *
 * const entries = [ledgerEntry(request, { name: 'a.json' }), ledgerEntry(request, { name: 'b.json' })];
 * const [finding] = checkLedger(entries);
 * console.log(finding?.rule, finding?.documents.join(', ')); // same-document a.json, b.json
 * ```
 */
export declare function checkLedger(entries: Iterable<LedgerEntry>, options?: LedgerOptions): LedgerFinding[];
/** The findings on a book, sorted by the documents that they are about. */
export declare function checkBook(book: Book, { gaps, language }: LedgerOptions): LedgerFinding[];
//# sourceMappingURL=check-ledger.d.ts.map