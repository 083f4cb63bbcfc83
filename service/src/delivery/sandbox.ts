import type { Log } from '../operate/log.ts';
import type { Consignment, Delivery, DeliveryOutcome } from './delivery.ts';
import type { Receive } from './receive.ts';

/** How receivers of the sandbox behave, by the end of their identifier; all others accept every document. */
const behaviours: readonly {
  readonly ending: string;
  readonly meet: (triesBefore: number) => DeliveryOutcome;
}[] = [
  {
    ending: '0000404',
    meet: () => ({ outcome: 'refused', reason: { text: 'receiverNotRegistered' } }),
  },
  {
    ending: '0000503',
    meet: () => ({ outcome: 'unavailable', reason: { text: 'receiverSilent' } }),
  },
  {
    ending: '0000502',
    meet: (triesBefore) =>
      triesBefore < 2
        ? { outcome: 'unavailable', reason: { text: 'receiverSilent' } }
        : { outcome: 'delivered', receipt: null },
  },
];

/**
 * An access point inside the process: a document sent to a company of this service arrives there as Received.
 */
export function sandboxDelivery(
  settings: { readonly delaySeconds: number; readonly receive: Receive },
  log: Log,
): Delivery {
  return {
    deliver: async (consignment) => {
      if (settings.delaySeconds > 0) await pause(settings.delaySeconds);
      const behaviour = behaviours.find(({ ending }) => consignment.receiver.endsWith(ending));
      const met = behaviour?.meet(consignment.triesBefore) ?? { outcome: 'delivered', receipt: null };
      return met.outcome === 'delivered' ? handOver(consignment, settings.receive, log) : met;
    },
    collect: async () => {},
  };
}

async function handOver(consignment: Consignment, receive: Receive, log: Log): Promise<DeliveryOutcome> {
  const reception = await receive(Buffer.from(consignment.envelope), { keepRefused: false });
  log.info('The sandbox delivered.', { instanceId: consignment.instanceId, reception: reception.outcome });
  return { outcome: 'delivered', receipt: `sandbox-${consignment.instanceId}` };
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
}
