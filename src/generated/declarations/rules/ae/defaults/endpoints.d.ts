import type { Tell } from '../../../src/core/findings/add-finding.ts';
import type { Endpoint } from '../../../src/core/invoice/invoice.ts';
import type { SentParty, TransactionType } from '../../../src/core/specification/defaults.ts';
/** Buyer endpoints for documents that no buyer receives over the network (decision 42). */
export declare const predefinedEndpoints: {
    readonly deemedSupply: '9900000097';
    readonly notUnderMandate: '9900000098';
    readonly exports: '9900000099';
};
/** Whether an electronic address is one for documents without a receiver. */
export declare function isPredefinedEndpoint(endpoint: string): boolean;
/** The seller's electronic address (IBT-034): as sent, otherwise its TIN. */
export declare function sellerEndpoint(seller: SentParty, tell: Tell): Endpoint | undefined;
/**
 * The buyer's electronic address (IBT-049): predefined for documents without a receiver, otherwise as sent,
 * otherwise its TIN.
 */
export declare function buyerEndpoint(buyer: SentParty, transactionType: TransactionType, tell: Tell): Endpoint | undefined;
//# sourceMappingURL=endpoints.d.ts.map