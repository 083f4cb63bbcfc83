import type { Language } from '../core/messages/language.ts';
import type { LedgerSide } from '../core/specification/vat-return.ts';
import { type Book } from './book.ts';
import type { LedgerEntry } from './entry.ts';
import texts from './messages/ledger.json';
import { type Rounding } from './roundings.ts';
export interface VatReturnOptions {
    /** The first and the last day of the period; default: all documents. */
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    /**
     * The TRNs or participant identifiers of the company. Default: the only seller, or the only party that all documents
     * have in common.
     */
    readonly company?: readonly string[] | undefined;
    /** Default: `en`. */
    readonly language?: Language | undefined;
}
/** VAT of a document in a figure; that of a credit note is negative. */
export interface VatOfDocument {
    readonly name: string;
    readonly taxableAmount: string;
    /** Null if the document does not state the VAT that is due. */
    readonly taxAmount: string | null;
}
/** A figure of the return, with its documents. */
export interface VatFigure {
    /** Such as `1b`; null if it belongs in no box, or documents do not tell which. */
    readonly box: string | null;
    readonly name: string;
    readonly side: LedgerSide;
    readonly vatCategory: string;
    readonly taxableAmount: string;
    readonly taxAmount: string | null;
    readonly documents: readonly VatOfDocument[];
}
/** Something about documents that a reader of the figures has to know. */
export interface VatNote {
    readonly rule: keyof typeof texts.notes;
    readonly message: string;
    readonly documents: readonly string[];
}
/** VAT of a period as far as documents tell it, in the currency in which it is accounted for. */
export interface VatReturn {
    readonly from: string | null;
    readonly to: string | null;
    /** Null if nothing tells which party the company is; there are no figures then. */
    readonly company: readonly string[] | null;
    readonly currency: string;
    readonly figures: readonly VatFigure[];
    /** Differences that rounding makes, for each document. */
    readonly roundings: readonly Rounding[];
    readonly notes: readonly VatNote[];
    /** Facts that the return asks for and documents cannot tell. */
    readonly notTold: readonly {
        readonly boxes: readonly string[];
        readonly message: string;
    }[];
}
/**
 * The VAT of a period by box of the VAT return (VAT201), each figure with its documents, and which facts of the return
 * documents cannot tell. The day of a document is its date of supply (IBT-007), otherwise that of issue. Only valid
 * documents count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { ledgerEntry, vatReturn } from 'pint-ae/ledger';
 *
 * const { figures } = vatReturn([ledgerEntry(request, { name: 'INV-2026-0042' })]);
 * for (const { box, name, taxableAmount, taxAmount } of figures) console.log(box, name, taxableAmount, taxAmount);
 * ```
 */
export declare function vatReturn(entries: Iterable<LedgerEntry>, options?: VatReturnOptions): VatReturn;
/** The names of entries that could not be read, which have no day. */
export declare function unreadIn(entries: readonly LedgerEntry[]): string[];
/** The return of documents that were sorted already. */
export declare function vatReturnOf(book: Book, options: VatReturnOptions, unread: readonly string[]): VatReturn;
//# sourceMappingURL=vat-return.d.ts.map