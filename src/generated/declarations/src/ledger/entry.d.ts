import type { ValidateDocumentOptions } from '../api/options.ts';
import type { Profile } from '../core/specification/engine.ts';
import { type UblElement } from '../core/xml/element.ts';
import type { Outcome } from '../judge/judge.ts';
/** A document of a ledger: the verdict on it and the facts that the books need. Plain JSON, so that it can be stored. */
export interface LedgerEntry {
    /** The name by which findings and figures refer to the document, such as that of its file. */
    readonly name: string;
    readonly outcome: Outcome;
    /** Null if the document could not be read. */
    readonly document: LedgerDocument | null;
}
/** Facts of an invoice or credit note. Amounts are texts of decimals, in its currency where nothing else is said. */
export interface LedgerDocument {
    readonly isCreditNote: boolean;
    readonly profile: Profile;
    readonly typeCode: string;
    readonly number: string;
    readonly uuid: string;
    readonly issueDate: string;
    /** Date of supply (IBT-007), if it is another than the day of issue. */
    readonly vatPointDate: string | null;
    readonly currency: string;
    readonly seller: LedgerParty;
    readonly buyer: LedgerParty;
    /** The flags of its transaction, such as `exports`. */
    readonly transactionFlags: readonly string[];
    readonly preceding: readonly LedgerReference[];
    readonly breakdown: readonly LedgerVat[];
    readonly taxAmount: string;
    readonly taxInclusiveAmount: string;
    readonly prepaidAmount: string | null;
    readonly payableRoundingAmount: string | null;
    readonly payableAmount: string;
    /** Null if its currency is that in which VAT is accounted for. */
    readonly accounting: LedgerAccounting | null;
    /** VAT of all lines (BTAE-08), in the currency in which it is accounted for; null if no line states any. */
    readonly lineTaxAmount: string | null;
    readonly lines: readonly LedgerLine[];
}
export interface LedgerParty {
    /** Its electronic address with the scheme; that of a party without its own: its TRN, otherwise its name. */
    readonly id: string;
    readonly trn: string | null;
    readonly countryCode: string | null;
    /** The emirate, or another part of a country (IBT-039, IBT-054). */
    readonly subdivision: string | null;
}
/** A preceding invoice (IBG-03). */
export interface LedgerReference {
    readonly number: string;
    readonly issueDate: string | null;
}
/** A category of the VAT breakdown (IBG-23). */
export interface LedgerVat {
    readonly vatCategory: string;
    readonly vatPercent: string | null;
    readonly taxableAmount: string;
    readonly taxAmount: string;
}
export interface LedgerAccounting {
    readonly currency: string;
    readonly rate: string;
    readonly taxAmount: string;
    readonly taxInclusiveAmount: string | null;
}
export interface LedgerLine {
    readonly id: string;
    /** Its seller's identifier of the item, otherwise the standard one, otherwise its name. */
    readonly item: string;
    readonly unit: string;
    readonly quantity: string;
}
export interface LedgerEntryOptions extends ValidateDocumentOptions {
    readonly name: string;
}
/**
 * Reads what the books need of a document: a request as a value, or the text or bytes of a request, of UBL or of its
 * envelope. It is judged first, because only valid documents count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { ledgerEntry } from 'pint-ae/ledger';
 *
 * const { outcome, document } = ledgerEntry(request, { name: 'INV-2026-0042.json' });
 * console.log(outcome, document?.number, document?.payableAmount); // valid INV-2026-0042 11125.80
 * ```
 */
export declare function ledgerEntry(document: unknown, options: LedgerEntryOptions): LedgerEntry;
/** The entry of a document that was judged already. */
export declare function ledgerEntryOf(root: UblElement | undefined, outcome: Outcome, name: string): LedgerEntry;
//# sourceMappingURL=entry.d.ts.map