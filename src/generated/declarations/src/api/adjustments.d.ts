import type { Finding } from '../core/findings/finding.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { TextOptions } from '../specification/default.ts';
/**
 * An amount that the caller sent and that is not written as it was sent; or a rate, category, percentage, quantity or
 * price that the amounts were not made of.
 */
export interface Adjustment {
    /** JSON path of the field. */
    readonly path: string;
    /** Amounts as plain digits, with at least two decimals; other numbers with those that were sent; `10 %` if only that was. */
    readonly sent: string;
    /** The written value, or the one that the amounts were made of; null if nothing stands in its place. */
    readonly written: string | null;
    /** Why, in words. */
    readonly why: string;
}
/**
 * The adjustments of an invoice as findings, each reported once: an omitted base amount is reported together
 * with its percentage, the amounts of many lines with each other, and so are those of a currency with more decimals
 * than are written.
 */
export declare function adjustmentFindings({ adjustments, currency, minorUnits }: Pick<ComputedInvoice, 'adjustments' | 'currency' | 'minorUnits'>, specification: Specification): Finding[];
type Adjusted = Pick<ComputedInvoice, 'adjustments' | 'unusedFactors' | 'minorUnits'>;
/** Each adjustment as a finding, to be put into words. */
export declare function adjustmentsFound({ adjustments, unusedFactors, minorUnits }: Adjusted, specification: Specification): Finding[];
/** The adjustments of an invoice as results show them. */
export declare function adjustmentsInWords(invoice: Adjusted, options: TextOptions): Adjustment[];
/** Findings of adjustments as results show adjustments. */
export declare function foundInWords(adjustments: readonly Finding[], { specification, language }: TextOptions): Adjustment[];
/** Whether an adjusted field is one that amounts are made of, and they were made of something else. */
export declare function isUnusedFactor({ path, sent, written }: Adjustment): boolean;
export {};
//# sourceMappingURL=adjustments.d.ts.map