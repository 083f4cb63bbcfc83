/** Fate of a document after it was judged; it failed if it will never be delivered. */
export const deliveries = ['confirmed', 'unconfirmed', 'failed'] as const;
export type DeliveryOutcome = (typeof deliveries)[number];
