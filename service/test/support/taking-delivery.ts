import type { Consignment, Delivery, DeliveryOutcome } from '../../src/access-points/delivery.ts';

const taken: DeliveryOutcome = { outcome: 'delivered', receipt: null };

/** An access point that takes everything, unless `meet` answers otherwise. */
export function takingDelivery(
  meet: (consignment: Consignment) => DeliveryOutcome | undefined | Promise<DeliveryOutcome | undefined>,
): Delivery {
  return { deliver: async (consignment) => (await meet(consignment)) ?? taken, collect: async () => {} };
}
