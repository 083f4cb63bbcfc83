import type { TransactionType } from '../../../src/core/specification.ts';

/** Transaction type (BTAE-02): the flags in the order of the characters of ProfileExecutionID. */
export const transactionFlags = [
  'freeTradeZone',
  'deemedSupply',
  'profitMargin',
  'summaryInvoice',
  'continuousSupply',
  'disclosedAgentBilling',
  'ecommerce',
  'exports',
] as const;

export type TransactionFlag = (typeof transactionFlags)[number];

/** Flags that the out-of-scope type codes exclude (ibr-157-ae). */
export const flagsExcludedOutOfScope: readonly TransactionFlag[] = [
  'deemedSupply',
  'profitMargin',
  'summaryInvoice',
];

/** Flags that need a deliver-to address (ibr-142-ae, ibr-152-ae). */
const flagsWithDeliverTo: readonly TransactionFlag[] = ['ecommerce', 'exports'];

/** ProfileExecutionID: a 1 for each flag that is set, a 0 for each other. */
export function transactionCode(transactionType: TransactionType): string {
  return transactionFlags.map((flag) => (transactionType.has(flag) ? '1' : '0')).join('');
}

/** Whether the transaction is of a kind that needs a deliver-to address. */
export function needsDeliverTo(transactionType: TransactionType): boolean {
  return flagsWithDeliverTo.some((flag) => transactionType.has(flag));
}
