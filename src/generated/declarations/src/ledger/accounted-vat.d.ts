import { type Decimal } from '../core/numbers/decimal.ts';
import type { LedgerDocument } from './entry.ts';
/** VAT of a category in the currency in which it is accounted for; that of a credit note is negative. */
export interface AccountedVat {
    readonly vatCategory: string;
    readonly taxable: Decimal;
    readonly tax: Decimal;
}
/**
 * The VAT breakdown of a document in the accounting currency, at its own rate. The VAT is the one that the document states
 * in it (IBT-111) where one category has all of it.
 */
export declare function accountedVat(document: LedgerDocument): AccountedVat[];
//# sourceMappingURL=accounted-vat.d.ts.map