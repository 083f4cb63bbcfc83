import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Contract, Delivery, Party, Period } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
/** Invoicing period (IBG-14). */
export declare const invoicePeriod: Aggregate<Period>;
/** Delivery (IBG-13) with the deliver-to address (IBG-15). */
export declare const delivery: Aggregate<Delivery>;
/** The tables for parts of a document to which a country may add rows. */
export interface DocumentParts {
    readonly period: Aggregate<Period>;
    readonly contract: Aggregate<Contract>;
    readonly seller: Aggregate<Party>;
    readonly buyer: Aggregate<Party>;
    readonly delivery: Aggregate<Delivery>;
    readonly line: Aggregate<ComputedLine>;
}
/**
 * Invoice and credit note: one table in schema order; rows in which the two differ are marked with `only`.
 */
export declare function documentBinding({ period, contract, seller, buyer, delivery, line, }: DocumentParts): Aggregate<ComputedInvoice>;
//# sourceMappingURL=document.d.ts.map