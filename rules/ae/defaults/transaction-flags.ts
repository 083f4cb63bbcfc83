import type { TransactionType } from '../../../src/core/specification.ts';
import { homeCountry } from './parties.ts';

/** Transaction type (BTAE-02): each flag with the character of ProfileExecutionID that stands for it. */
export const transactionFlags = {
  freeTradeZone: 1,
  deemedSupply: 2,
  profitMargin: 3,
  summaryInvoice: 4,
  continuousSupply: 5,
  disclosedAgentBilling: 6,
  ecommerce: 7,
  exports: 8,
} as const;

export type TransactionFlag = keyof typeof transactionFlags;

const flagsInOrder = Object.entries(transactionFlags)
  .toSorted(([, one], [, other]) => one - other)
  .map(([flag]) => flag);

/** Flags that the out-of-scope type codes exclude (ibr-157-ae). */
export const flagsExcludedOutOfScope: readonly TransactionFlag[] = [
  'deemedSupply',
  'profitMargin',
  'summaryInvoice',
];

/** ProfileExecutionID: a 1 for each flag that is set, a 0 for each other. */
export function transactionCode(transactionType: TransactionType): string {
  return flagsInOrder.map((flag) => (transactionType.has(flag) ? '1' : '0')).join('');
}

/**
 * Whether what is supplied goes to the buyer where nothing else is said, since it has to be said where (ibr-142-ae, ibr-152-ae).
 * An export to a buyer in the UAE goes elsewhere.
 */
export function deliversToBuyer(transactionType: TransactionType, buyerCountry: string | undefined): boolean {
  if (transactionType.has('exports')) return buyerCountry !== homeCountry;
  return transactionType.has('ecommerce');
}
