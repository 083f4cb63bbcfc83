import type { TransactionType } from '../../../src/core/specification/defaults.ts';
/** Transaction type (BTAE-02): each flag with the position of its character in ProfileExecutionID. */
export declare const transactionFlags: {
    readonly freeTradeZone: 1;
    readonly deemedSupply: 2;
    readonly profitMargin: 3;
    readonly summaryInvoice: 4;
    readonly continuousSupply: 5;
    readonly disclosedAgentBilling: 6;
    readonly ecommerce: 7;
    readonly exports: 8;
};
export type TransactionFlag = keyof typeof transactionFlags;
/** Flags that the out-of-scope type codes exclude (ibr-157-ae). */
export declare const flagsExcludedOutOfScope: readonly TransactionFlag[];
/** ProfileExecutionID: 1 for each flag that is set, 0 for each other. */
export declare function transactionCode(transactionType: TransactionType): string;
/**
 * The finding if the transaction needs a deliver-to address and the buyer's is used; undefined if it is not.
 */
export declare function deliverToFinding(transactionType: TransactionType, buyerCountry: string | undefined): string | undefined;
//# sourceMappingURL=transaction-flags.d.ts.map