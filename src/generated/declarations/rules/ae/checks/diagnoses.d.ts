import type { ComputedInvoice, ContradictedAmount } from '../../../src/core/invoice/computed-invoice.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
/** The most probable mistake of the system that sent an amount: the text to show, and its figures. */
export type Diagnosis = Pick<CheckFinding, 'text' | 'values'>;
/** The mistake that gives exactly the figure that was sent; undefined if none is known. */
export declare function diagnosisOf({ amount, path, sent, computed }: ContradictedAmount, invoice: ComputedInvoice): Diagnosis | undefined;
//# sourceMappingURL=diagnoses.d.ts.map