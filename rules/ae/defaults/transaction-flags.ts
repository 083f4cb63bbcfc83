import type { TransactionType } from '../../../src/core/specification/defaults.ts';
import { homeCountry } from './parties.ts';

/** Transaction type (BTAE-02): the position of each flag's character in ProfileExecutionID. */
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

const noFlags = '0'.repeat(flagsInOrder.length);

/** ProfileExecutionID: 1 for each flag that is set, 0 for each other flag. */
export function transactionCode(transactionType: TransactionType): string {
  if (transactionType.size === 0) return noFlags;
  return flagsInOrder.map((flag) => (transactionType.has(flag) ? '1' : '0')).join('');
}

/** Flags that need a deliver-to address (ibr-142-ae, ibr-152-ae), with a finding for the buyer's address. */
const flagsWithDeliverTo: readonly (readonly [flag: TransactionFlag, text: string])[] = [
  ['ecommerce', 'ecommerceToBuyer'],
  ['exports', 'exportToBuyer'],
];

/** The finding if the transaction needs a deliver-to address and the buyer's address is used; undefined otherwise. */
export function deliverToFinding(
  transactionType: TransactionType,
  buyerCountry: string | undefined,
): string | undefined {
  // An export to a buyer in the UAE is delivered elsewhere.
  if (transactionType.has('exports') && buyerCountry === homeCountry) return undefined;
  return flagsWithDeliverTo.find(([flag]) => transactionType.has(flag))?.[1];
}
