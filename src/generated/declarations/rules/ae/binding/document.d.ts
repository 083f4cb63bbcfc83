import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { type Aggregate } from '../../../src/core/specification/binding.ts';
/** PINT's invoice and credit note with the UAE's additions, without plain fields. */
export declare const ownDocument: Aggregate<ComputedInvoice>;
//# sourceMappingURL=document.d.ts.map