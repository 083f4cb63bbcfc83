import { loadAdapter } from '../access-points/adapter-module.ts';
import type { Adapter, Delivery } from '../access-points/delivery.ts';
import { type Receive, type Registration, unknownBecause } from '../access-points/delivery.ts';
import { folderDelivery } from '../access-points/folder.ts';
import { phase4Delivery } from '../access-points/phase4.ts';
import { phossApDelivery } from '../access-points/phoss-ap.ts';
import { sandboxDelivery } from '../access-points/sandbox.ts';
import {
  type AskRegister,
  keptParticipants,
  naptrResolver,
  type Participants,
} from '../participants/participants.ts';
import { askNetwork } from '../participants/smp.ts';
import { arriving } from '../receive/arrived-before.ts';
import type { Service } from '../service.ts';
import { isNobody } from '../submit/parcel.ts';
import { newId } from '../surroundings.ts';
import { networkReader } from '../targets/get.ts';

/** Returns participants as the access point knows them, or else the network's register. */
export function participantsOf(
  surroundings: Pick<Service, 'settings' | 'clock'>,
  delivery: Delivery,
): Participants {
  const ask = delivery.receives ?? registerOf(surroundings);
  const known = async (participantId: string): Promise<Registration> =>
    isNobody(participantId)
      ? { registered: null, receives: [], reason: { text: 'reportedOnlyReceiver' } }
      : ask(participantId);
  return keptParticipants(known, surroundings.clock);
}

function registerOf({
  settings: { register, webhookTargets },
  clock,
}: Pick<Service, 'settings' | 'clock'>): AskRegister {
  if (register === undefined) return async () => unknownBecause({ text: 'noRegister' });
  const network = {
    ...register,
    clock,
    resolveNaptr: naptrResolver(register.dnsServers),
    get: networkReader(webhookTargets),
  };
  return (participantId) => askNetwork(network, participantId);
}

/** The adapter of the access point that the settings name. */
export function adapterOf(
  {
    settings,
    log,
    clock,
    random,
    documentWork,
  }: Pick<Service, 'settings' | 'log' | 'clock' | 'random' | 'documentWork'>,
  receiveHere: Receive,
): Adapter | Promise<Adapter> {
  const { delivery } = settings;
  switch (delivery.adapter) {
    case 'sandbox':
      return sandboxDelivery(
        {
          delaySeconds: delivery.sandboxDelaySeconds,
          receive: receiveHere,
          answer: (asked) => {
            const identity = { id: newId(clock, random), envelopeId: newId(clock, random) };
            const answerable = { ...asked, ...identity, issuedAt: clock.now().toISOString() };
            return documentWork.run('sandboxAnswer', answerable, arriving);
          },
        },
        log,
      );
    case 'folder':
      return folderDelivery({ folder: delivery.folder ?? '', receive: receiveHere }, log);
    case 'adapter':
      return loadAdapter(delivery.module ?? '', {
        options: delivery.options,
        timeoutSeconds: delivery.timeoutSeconds,
        receive: receiveHere,
        log,
      });
    case 'phoss-ap':
      return phossApDelivery({
        url: delivery.phossApUrl ?? '',
        token: delivery.phossApToken ?? '',
        timeoutSeconds: delivery.timeoutSeconds,
      });
    case 'phase4':
      return phase4Delivery(
        {
          url: delivery.phase4Url ?? '',
          token: delivery.phase4Token ?? '',
          timeoutSeconds: delivery.timeoutSeconds,
        },
        registerOf({ settings, clock }),
      );
  }
}
