import type { Payment, RootName } from '../../core/invoice/invoice.ts';
import type { DocumentRequest, PaymentInstructionRequest } from '../schema/request.ts';
import { type Context } from './context.ts';
/**
 * Payment means (IBG-16), if the specification needs them or the request has payment fields. A credit note
 * has its due date there, because UBL gives it no other place.
 */
export declare function normalisePayment(request: DocumentRequest, root: RootName, context: Context): Payment | undefined;
/** Payment instructions after the first, written as sent. */
export declare function normaliseFurtherPayments(instructions: readonly PaymentInstructionRequest[], context: Context): Payment[];
//# sourceMappingURL=payment.d.ts.map