import type { TransactionType } from '../../../src/core/specification.ts';

/** Transaction type (BTAE-02): each flag with the character of ProfileExecutionID that stands for it. */
export const transactionFlags = {
  /** Within a free trade zone. */
  freeTradeZone: 1,
  /** A deemed supply. */
  deemedSupply: 2,
  /** Under the profit margin scheme. */
  profitMargin: 3,
  /** A summary invoice. */
  summaryInvoice: 4,
  /** A continuous supply. */
  continuousSupply: 5,
  /** Billed by a disclosed agent. */
  disclosedAgentBilling: 6,
  /** Supplied through e-commerce. */
  ecommerce: 7,
  /** An export. */
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

/** Flags that need a deliver-to address (ibr-142-ae, ibr-152-ae), with what is told where the buyer's is written. */
const flagsWithDeliverTo: readonly (readonly [flag: TransactionFlag, notice: string])[] = [
  ['ecommerce', 'ecommerceToBuyer'],
  ['exports', 'exportToBuyer'],
];

/** What is told where the transaction needs a deliver-to address and the buyer's is written; undefined where it needs none. */
export function deliverToNotice(transactionType: TransactionType): string | undefined {
  return flagsWithDeliverTo.find(([flag]) => transactionType.has(flag))?.[1];
}
