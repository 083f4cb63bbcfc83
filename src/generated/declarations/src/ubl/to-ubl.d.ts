import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { UblElement } from '../core/xml/element.ts';
/** UBL 2.1 as text, as it travels over the network, and as a tree. */
export interface Ubl {
    readonly xml: string;
    readonly root: UblElement;
}
/** Writes a computed invoice as UBL 2.1. */
export declare function toUbl(invoice: ComputedInvoice, specification: Specification): Ubl;
//# sourceMappingURL=to-ubl.d.ts.map