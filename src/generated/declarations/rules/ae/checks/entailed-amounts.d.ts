import type { ComputedInvoice, ContradictedAmount } from '../../../src/core/invoice/computed-invoice.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
/** How the sent amounts that contradict the document are told: one finding for each mistake. */
export interface ToldAmounts {
    /** The amounts told by themselves, each with those that are wrong only because of it. */
    readonly told: ReadonlyMap<ContradictedAmount, readonly ContradictedAmount[]>;
    /** The explanation of all the totals at once, reported instead of them. */
    readonly explanation?: CheckFinding;
    /** Totals of which no mistake is known, told together. */
    readonly together: readonly ContradictedAmount[];
}
/** How each sent amount of a document is told that contradicts it. */
export declare const toldAmountsOf: (subject: ComputedInvoice) => ToldAmounts;
//# sourceMappingURL=entailed-amounts.d.ts.map