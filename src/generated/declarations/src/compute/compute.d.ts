import type { ComputedInvoice, ComputedLine } from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge, Invoice } from '../core/invoice/invoice.ts';
import type { Specification } from '../core/specification/specification.ts';
import { type TaxedLine } from './breakdown.ts';
/**
 * Adds to an invoice what follows from it: line nets (IBT-131), VAT breakdown (IBG-23), totals (IBG-22), and
 * amounts in the accounting currency. Sent amounts are compared; contradictions are listed, never silently
 * replaced. Amounts are decimals in units of the currency, rounded to its minor units. Never throws.
 */
export declare function compute(invoice: Invoice, specification: Specification): ComputedInvoice;
/** A computed invoice from lines that are computed already. */
export declare function computeWith(lines: readonly ComputedLine[], invoice: Invoice, specification: Specification): ComputedInvoice;
/** Amounts computed from the lines and the document level allowances and charges. */
export type ComputedAmounts = Pick<ComputedInvoice, 'totals' | 'taxTotal' | 'accounting'>;
/** The VAT breakdown, the totals, and those in the accounting currency. */
export declare function computeAmounts(invoice: Omit<Invoice, 'lines'>, lines: readonly TaxedLine[], allowancesCharges: readonly DocumentAllowanceCharge[], specification: Specification): ComputedAmounts;
//# sourceMappingURL=compute.d.ts.map