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
export const flagsWithDeliverTo: readonly TransactionFlag[] = ['ecommerce', 'exports'];
