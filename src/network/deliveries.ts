/** Outcome of the delivery of a checked document; it failed if the document will never be delivered. */
export const deliveries = ['confirmed', 'unconfirmed', 'failed'] as const;
export type DeliveryOutcome = (typeof deliveries)[number];
