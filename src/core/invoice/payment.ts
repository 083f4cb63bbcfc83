import type { Decimal } from '../numbers/decimal.ts';
import type { Located, Optional } from './located.ts';
import type { Address } from './party.ts';

export interface Payment extends Located {
  readonly id: Optional<string>;
  readonly paymentMode: string;
  readonly name: Optional<string>;
  readonly dueDate: Optional<string>;
  readonly paymentBankAccount: Optional<string>;
  readonly accountScheme: Optional<string>;
  readonly paymentAccountName: Optional<string>;
  readonly paymentServiceProviderId: Optional<string>;
  readonly paymentServiceProviderAddress: Optional<Address>;
  readonly paymentReference: Optional<string>;
  readonly cardAccountNumber: Optional<string>;
  readonly cardNetworkId: Optional<string>;
  readonly cardHolderName: Optional<string>;
  readonly mandateId: Optional<string>;
  readonly payerAccount: Optional<string>;
}

/** Payment terms of an instalment (IBG-33). */
export interface Instalment extends Located {
  readonly paymentInstructionId: Optional<string>;
  readonly note: Optional<string>;
  readonly amount: Optional<Decimal>;
  readonly dueDate: Optional<string>;
}

/** Paid amount (IBG-35). */
export interface PaidAmount extends Located {
  readonly id: Optional<string>;
  readonly amount: Optional<Decimal>;
  readonly date: Optional<string>;
  readonly type: Optional<string>;
}
