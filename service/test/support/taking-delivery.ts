import type { Consignment, Delivery } from '../../src/access-points/delivery.ts';

/** An access point that takes everything at once, and records what it got. */
export function takingDelivery(record: (consignment: Consignment) => void): Delivery {
  return {
    deliver: async (consignment) => {
      record(consignment);
      return { outcome: 'delivered', receipt: null };
    },
    collect: async () => {},
  };
}
