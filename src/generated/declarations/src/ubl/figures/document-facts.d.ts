import type { Profile } from '../../core/specification/engine.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { type AllowanceCharge } from './allowance-charge-facts.ts';
import { type Figure } from './figure.ts';
import { type LineFacts } from './line-facts.ts';
/** The figures of a UBL document, and what decides how it is shown. */
export interface DocumentFacts {
    readonly root: UblElement;
    readonly isCreditNote: boolean;
    readonly profile: Profile;
    readonly typeCode: string;
    readonly number: string;
    readonly currency: string;
    readonly lines: readonly LineFacts[];
    /** The type of all items, if several lines have the same: it is said once and not on each of them. */
    readonly commonItemType: string | undefined;
    readonly allowancesCharges: readonly AllowanceCharge[];
    /** VAT breakdown (IBG-23). */
    readonly breakdown: readonly TaxSubtotal[];
    readonly totals: Totals;
    /** The amounts in the accounting currency, if that is another one. */
    readonly accounting: Accounting | undefined;
}
export interface TaxSubtotal {
    readonly element: UblElement;
    readonly vatCategory: string | undefined;
    readonly vatRate: Figure | undefined;
    readonly taxableAmount: Figure | undefined;
    readonly taxAmount: Figure | undefined;
    readonly exemptionReasonCode: string | undefined;
    readonly exemptionReason: string | undefined;
}
declare const totalElements: {
    readonly lineExtension: readonly ['cbc:LineExtensionAmount', 'IBT-106'];
    readonly allowances: readonly ['cbc:AllowanceTotalAmount', 'IBT-107'];
    readonly charges: readonly ['cbc:ChargeTotalAmount', 'IBT-108'];
    readonly taxExclusive: readonly ['cbc:TaxExclusiveAmount', 'IBT-109'];
    readonly taxInclusive: readonly ['cbc:TaxInclusiveAmount', 'IBT-112'];
    readonly prepaid: readonly ['cbc:PrepaidAmount', 'IBT-113'];
    readonly rounding: readonly ['cbc:PayableRoundingAmount', 'IBT-114'];
    readonly payable: readonly ['cbc:PayableAmount', 'IBT-115'];
};
/** Document totals (IBG-22), and the VAT of the document (IBT-110). */
export type Totals = Readonly<Record<keyof typeof totalElements | 'tax', Figure | undefined>>;
export interface Accounting {
    readonly currency: string;
    readonly exchangeRate: Figure | undefined;
    /** IBT-111. */
    readonly tax: Figure | undefined;
    /** BTAE-20. */
    readonly taxInclusive: Figure | undefined;
}
export declare function documentFactsOf(root: UblElement, specification: Specification): DocumentFacts;
export {};
//# sourceMappingURL=document-facts.d.ts.map