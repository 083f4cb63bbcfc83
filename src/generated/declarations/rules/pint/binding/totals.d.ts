import type { AccountingTotals, TaxTotal, Totals } from '../../../src/core/invoice/computed-invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
/**
 * VAT in the document's currency (IBT-110) with its breakdown; it comes before the VAT in the accounting
 * currency (ibr-co-15).
 */
export declare const taxTotal: Aggregate<TaxTotal>;
/** VAT in the accounting currency (IBT-111). */
export declare const accountingTaxTotal: Aggregate<AccountingTotals>;
/** Document totals (IBG-22). */
export declare const legalMonetaryTotal: Aggregate<Totals>;
//# sourceMappingURL=totals.d.ts.map