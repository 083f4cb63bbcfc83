import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { type Decimal } from '../../../src/core/numbers/decimal.ts';
/** The totals that a document would have. */
export type WhatIf = Readonly<Record<'lineExtensionAmount' | 'taxExclusiveAmount' | 'taxAmount' | 'taxInclusiveAmount' | 'payableAmount', Decimal>>;
/** Amounts to add to those of a VAT category; a negative amount is taken away. */
export interface Change {
    readonly vatCategory: string | undefined;
    readonly amount: Decimal;
}
/** How a document could be otherwise. */
export interface Changes {
    readonly lines?: readonly Change[];
    readonly entries?: readonly Change[];
    /** The amount that VAT is on, if not the whole amount of its category. */
    readonly untaxed?: readonly Change[];
    /** Another rate than that of the categories that are taxed. */
    readonly taxPercent?: number;
}
/** The totals of a document with changed lines, allowances, charges or rates. */
export declare function totalsIf(changes: Changes, { totals }: ComputedInvoice): WhatIf;
/** The totals of the net amounts that were sent, whatever the unit prices give. */
export declare function totalsOfSentLines(invoice: ComputedInvoice): WhatIf;
/** The totals that follow from an amount without VAT and its VAT. */
export declare function totalsWithTax(amounts: Pick<WhatIf, 'lineExtensionAmount' | 'taxExclusiveAmount' | 'taxAmount'>, { prepaidAmount, payableRoundingAmount }: ComputedInvoice['totals']): WhatIf;
/** Whether amounts are equal but for one rounding more. */
export declare function isNear(amount: Decimal, expected: Decimal, most?: Decimal): boolean;
/** Whether the totals are all the totals that were sent. */
export declare function areSent(totals: WhatIf, { sent: { taxAmount, legalMonetaryTotal: sent } }: ComputedInvoice, most?: Decimal): boolean;
//# sourceMappingURL=what-if-totals.d.ts.map