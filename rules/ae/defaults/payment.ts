import type { RootName } from '../../../src/core/invoice/invoice.ts';
import type { TransactionType } from '../../../src/core/specification/defaults.ts';

/** Credit transfer, the default. */
export const defaultPaymentMode = '30';

/** Credit transfer needs an account (ibr-192-ae); without one, its mode is "not defined" (decision 21). */
export const paymentModesWithAccount = { '30': '1' } as const;

/** Means of payment that pay an amount exactly, to the fils: transfers, cards, direct debits and online services. */
export const electronicPaymentModes: readonly string[] = [
  '30',
  '31',
  '42',
  '48',
  '49',
  '54',
  '55',
  '58',
  '59',
  '68',
];

/** An invoice needs payment instructions unless it is a deemed supply (ibr-191-ae); a credit note does not. */
export function needsPayment(root: RootName, transactionType: TransactionType): boolean {
  return root === 'Invoice' && !transactionType.has('deemedSupply');
}
