import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../telemetry/log.ts';
import type { Consignment, Delivery, DeliveryOutcome } from './delivery.ts';
import type { Receive } from './receive.ts';
import { notRegistered, receivedKinds } from './registration.ts';
import { type Answerable, answersItself } from './sandbox-answer.ts';

const notRegisteredEnding = '0000404';

/** Behaviour of the sandbox's receivers, by the end of their identifier; all others accept every document. */
const behaviours: readonly {
  readonly ending: string;
  readonly meet: (triesBefore: number) => DeliveryOutcome;
}[] = [
  {
    ending: notRegisteredEnding,
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

/** Parts of the service that the sandbox uses. */
interface SandboxSettings {
  readonly delaySeconds: number;
  readonly receive: Receive;
  /** The answer of the other provider or of the tax authority, or null. */
  readonly answer: (asked: Pick<Answerable, 'envelope' | 'receiver' | 'isReport'>) => Promise<string | null>;
}

/**
 * An access point inside the process. Documents for a company of this service are Received there. For every other
 * receiver, and for the tax authority, the sandbox answers.
 */
export function sandboxDelivery(settings: SandboxSettings, log: Log): Delivery {
  return {
    deliver: async (consignment) => {
      if (settings.delaySeconds > 0) await pause(settings.delaySeconds * 1000);
      if (consignment.message !== 'document') return handOver(consignment, settings, log);
      const behaviour = behaviours.find(({ ending }) => consignment.receiver.endsWith(ending));
      const met = behaviour?.meet(consignment.triesBefore) ?? { outcome: 'delivered', receipt: null };
      return met.outcome === 'delivered' ? handOver(consignment, settings, log) : met;
    },
    receives: async (participantId) =>
      participantId.endsWith(notRegisteredEnding)
        ? notRegistered
        : { registered: true, receives: receivedKinds, reason: null },
    collect: async () => {},
  };
}

async function handOver(
  consignment: Consignment,
  settings: SandboxSettings,
  log: Log,
): Promise<DeliveryOutcome> {
  const { instanceId, message, receiver, envelope } = consignment;
  const isReport = message === 'report' || message === 'withdrawal';
  const isForElsewhere = isReport || (message === 'document' && answersItself(receiver));
  const outcome = isForElsewhere ? 'elsewhere' : await arrive(envelope, settings.receive);
  if (isForElsewhere || (message === 'document' && outcome === 'refused')) {
    const answer = await settings.answer({ envelope, receiver, isReport });
    if (answer !== null) await arrive(answer, settings.receive);
  }
  log.info('The sandbox delivered.', { instanceId, message, reception: outcome });
  return { outcome: 'delivered', receipt: `sandbox-${instanceId}` };
}

async function arrive(envelope: string, receive: Receive): Promise<string> {
  return (await receive(Buffer.from(envelope), { keepRefused: false })).outcome;
}
