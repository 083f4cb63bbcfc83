import type * as z from 'zod';
import type { ObjectOf } from './described.ts';
import {
  code,
  optionalCode,
  optionalDate,
  optionalIdentifier,
  optionalNumber,
  optionalText,
} from './scalars.ts';

/** Fields of the payment instructions (IBG-16) that the published interface lacks. */
export const paymentRows = {
  paymentModeText: optionalText,
  paymentReference: optionalText,
  paymentAccountSchemeId: optionalCode,
  paymentAccountName: optionalText,
  paymentServiceProviderId: optionalIdentifier,
  cardAccountNumber: optionalIdentifier,
  cardNetworkId: optionalIdentifier,
  cardHolderName: optionalText,
  mandateId: optionalIdentifier,
  payerAccount: optionalIdentifier,
};

/**
 * Payment beyond what a document says once: further instructions, instalments, and amounts that have been
 * paid.
 */
export function paymentSchemas<Address extends z.ZodType>(objectOf: ObjectOf, address: Address) {
  const PaymentInstruction = objectOf('PaymentInstruction', {
    id: optionalIdentifier,
    paymentMode: code,
    paymentBankAccount: optionalIdentifier,
    ...paymentRows,
    paymentServiceProviderAddress: address.nullish(),
  });
  const Instalment = objectOf('Instalment', {
    paymentInstructionId: optionalIdentifier,
    note: optionalText,
    amount: optionalNumber,
    dueDate: optionalDate,
  });
  const PaidAmount = objectOf('PaidAmount', {
    id: optionalIdentifier,
    amount: optionalNumber,
    date: optionalDate,
    type: optionalCode,
  });
  return { PaymentInstruction, Instalment, PaidAmount };
}
