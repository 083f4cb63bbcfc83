import type { ComputedInvoice } from '../invoice/computed-invoice.ts';
/**
 * Parts that most documents lack, each with its bit. A check that concerns only such parts is skipped if the
 * document has none: testing a bit takes a tenth of the time of a call that finds nothing.
 */
declare const bits: {
    readonly creditNoteReasons: number;
    readonly transactionFlags: number;
    readonly period: number;
    readonly precedingInvoice: number;
    readonly exchangeRate: number;
    readonly additionalDocuments: number;
    readonly contradictions: number;
    readonly vatExemptions: number;
    readonly instalments: number;
    readonly paidAmounts: number;
    readonly prepaidAmount: number;
    /** Allowances and charges of the document, not of its lines. */
    readonly documentEntries: number;
    /** Of the document or of its lines. */
    readonly allowances: number;
    readonly charges: number;
    readonly percentages: number;
    readonly certificates: number;
    readonly baseQuantities: number;
    readonly itemTypes: number;
    readonly itemSchemes: number;
    readonly goodsNatures: number;
    readonly originCountries: number;
    readonly classifications: number;
    readonly lineVatTotals: number;
    readonly priceDiscounts: number;
    readonly exemptionReasons: number;
};
export type PresentPart = keyof typeof bits;
/** The parts that a document has, found in one walk over its lines. */
export interface PresentParts {
    readonly parts: number;
    /** The VAT categories of its lines, and of its document level allowances and charges. */
    readonly vatCategories: readonly string[];
}
/** The bits of some parts; if none are named, the bit of every document. */
export declare function bitsOf(parts: readonly PresentPart[] | undefined): number;
/** The parts that a document has. */
export declare function presentParts(invoice: ComputedInvoice): PresentParts;
export {};
//# sourceMappingURL=present-parts.d.ts.map