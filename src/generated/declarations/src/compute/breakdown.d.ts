import type { ComputedLine, TaxSubtotal } from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge, Invoice } from '../core/invoice/invoice.ts';
import { type Specification } from '../core/specification/specification.ts';
/** Parts of a line that the VAT breakdown needs. */
export type TaxedLine = Pick<ComputedLine, 'vatCategory' | 'vatPercent' | 'netAmount'>;
/** The VAT breakdown (IBG-23), one group per category in the order in which the document names them. */
export declare function computeBreakdown(lines: readonly TaxedLine[], entries: readonly DocumentAllowanceCharge[], { minorUnits, vatExemptions }: Pick<Invoice, 'minorUnits'> & Partial<Pick<Invoice, 'vatExemptions'>>, specification: Specification): TaxSubtotal[];
//# sourceMappingURL=breakdown.d.ts.map