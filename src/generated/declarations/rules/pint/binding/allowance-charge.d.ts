import type { AllowanceCharge, DocumentAllowanceCharge } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
/** Allowance and charge of a line (IBG-27, IBG-28): the line's VAT category covers them. */
export declare const lineAllowanceCharge: Aggregate<AllowanceCharge>;
/** Document level allowance and charge (IBG-20, IBG-21). */
export declare const documentAllowanceCharge: Aggregate<DocumentAllowanceCharge>;
//# sourceMappingURL=allowance-charge.d.ts.map