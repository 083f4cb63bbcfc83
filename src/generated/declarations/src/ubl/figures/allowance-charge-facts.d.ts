import type { UblElement } from '../../core/xml/element.ts';
import { type Figure } from './figure.ts';
/** An allowance or charge of a line (IBG-27, IBG-28) or of the document (IBG-20, IBG-21). */
export interface AllowanceCharge {
    readonly element: UblElement;
    readonly isCharge: boolean;
    readonly reasonCode: string | undefined;
    readonly reason: string | undefined;
    readonly amount: Figure | undefined;
    readonly amountTerm: string;
    readonly baseAmount: Figure | undefined;
    readonly percent: Figure | undefined;
    readonly vatCategory: string | undefined;
    readonly vatRate: Figure | undefined;
}
/** Business terms of the amounts: of an allowance, and of a charge. */
export interface AmountTerms {
    readonly allowance: string;
    readonly charge: string;
}
/** The allowances and charges that are children of an element. */
export declare function allowanceChargesOf(parent: UblElement, terms: AmountTerms): AllowanceCharge[];
//# sourceMappingURL=allowance-charge-facts.d.ts.map