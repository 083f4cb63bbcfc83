import { join } from 'node:path';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCompany, newKey } from '../../test/support/company.ts';
import { type ServiceProcess, startProcess } from '../../test/support/process.ts';
import type { Network, Owner } from './network.ts';

/** A service with one company, behind an access point of the network. */
export interface Side {
  readonly apiKey: string;
  readonly address: string;
  readonly start: () => Promise<void>;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function openSide(network: Network, owner: Owner, participantId: string): Promise<Side> {
  const environment = {
    ...network.settings(owner),
    DATA_FOLDER: join(network.folder, `service-${owner}`),
    DELIVERY_ATTEMPTS: '1000',
    DELIVERY_RETRY_SECONDS: '1',
    RATE_LIMIT_REQUESTS: '1000000',
    THREADS: '1',
  };
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
  const { apiKey } = await newKey(service, await newCompany(service, { participantId }));
  await close();
  let running: ServiceProcess | undefined;
  return {
    apiKey,
    address: `http://127.0.0.1:${network.ports[owner]}`,
    start: async () => {
      running = startProcess(environment);
      if ((await running.address) === undefined) throw new Error(`It did not start: ${running.output()}`);
    },
    kill: async (signal = 'SIGTERM') => {
      await running?.kill(signal);
    },
  };
}
