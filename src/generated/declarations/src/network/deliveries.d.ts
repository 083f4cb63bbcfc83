/** Fate of a document after it was judged; it failed if it will never be delivered. */
export declare const deliveries: readonly ['confirmed', 'unconfirmed', 'failed'];
export type DeliveryOutcome = (typeof deliveries)[number];
//# sourceMappingURL=deliveries.d.ts.map