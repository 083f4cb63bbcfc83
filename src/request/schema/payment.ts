import type * as z from 'zod';
import type { ObjectOf } from './described.ts';
import { optionalDate, optionalNumber, optionalText, text } from './scalars.ts';

/** Payment instructions (IBG-16) as far as the published interface has no field for them. */
export const paymentRows = {
  paymentModeText: optionalText,
  paymentReference: optionalText,
  paymentAccountSchemeId: optionalText,
  paymentAccountName: optionalText,
  paymentServiceProviderId: optionalText,
  cardAccountNumber: optionalText,
  cardNetworkId: optionalText,
  cardHolderName: optionalText,
  mandateId: optionalText,
  payerAccount: optionalText,
};

/** Payment beyond what a document says once: further instructions, instalments, and what has been paid. */
export function paymentSchemas<Address extends z.ZodType>(objectOf: ObjectOf, address: Address) {
  const PaymentInstruction = objectOf('PaymentInstruction', {
    id: optionalText,
    paymentMode: text,
    paymentBankAccount: optionalText,
    ...paymentRows,
    paymentServiceProviderAddress: address.nullish(),
  });
  const Instalment = objectOf('Instalment', {
    paymentInstructionId: optionalText,
    note: optionalText,
    amount: optionalNumber,
    dueDate: optionalDate,
  });
  const PaidAmount = objectOf('PaidAmount', {
    id: optionalText,
    amount: optionalNumber,
    date: optionalDate,
    type: optionalText,
  });
  return { PaymentInstruction, Instalment, PaidAmount };
}
