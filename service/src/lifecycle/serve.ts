import type { Server } from 'node:http';
import { openAdminSocket } from '../admin-commands/socket.ts';
import { createApp } from '../app/app.ts';
import { bracketed } from '../http/base-url.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { Settings } from '../settings.ts';
import { ToldError } from '../texts/told-error.ts';
import { startWork } from './background.ts';
import { type Opened, type Opening, openService } from './open.ts';
import { saveRunning } from './save-archive.ts';

/** A service that answers over HTTP and works in the background. */
export interface Running {
  readonly opened: Opened;
  readonly address: string;
  /** Answers pending requests, finishes current jobs, and stops. */
  readonly stop: () => Promise<void>;
}

export async function serve(settings: Settings, opening: Pick<Opening, 'migrates'> = {}): Promise<Running> {
  const opened = await openService(settings, opening);
  const { service } = opened;
  const ends = [opened.close];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    await service.documentWork.start();
    ends.push(await startWork(service));
    ends.push(await openAdminSocket(service, { backup: (file) => saveRunning(opened, file) }));
    const { server, close } = createHttpServer(createApp(service).fetch, settings);
    await listening(server, settings);
    ends.push(close);
    const address = addressOf(server, settings);
    service.log.info('The service is ready.', { address, environment: settings.environment });
    return {
      opened,
      address,
      stop: async () => {
        service.log.info('The service stops.');
        await stop();
        service.log.info('The service has stopped.');
      },
    };
  } catch (error) {
    // An open database would keep the process alive, and the data folder locked.
    await stop();
    throw error;
  }
}

function listening(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(listenFault(error, host)));
    server.listen(port, host, () => resolve());
  });
}

const noSuchHost: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** A name that does not resolve, or another machine's address, is a mistake in the setting. */
function listenFault(error: NodeJS.ErrnoException, host: string): Error {
  const { code = '', message } = error;
  return noSuchHost.has(code)
    ? new ToldError({ text: 'hostNotHere', values: { host, reason: message } })
    : error;
}

function addressOf(server: Server, { host }: Settings): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  return `http://${bracketed(host)}:${port}`;
}
