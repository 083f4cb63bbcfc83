import { rm, writeFile } from 'node:fs/promises';
import { openAdminSocket } from '../admin-commands/socket.ts';
import { createApp } from '../app/app.ts';
import type { EmbeddedPool } from '../database/embedded.ts';
import { bracketed } from '../http/base-url.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { Settings } from '../settings.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { ToldError } from '../texts/service-text.ts';
import { startWork } from './background.ts';
import { databaseFolder, type Opened, type Opening, openService } from './open.ts';

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
    await new Promise<void>((resolve, reject) => {
      server.on('error', (error) => reject(listenFault(error, settings.host)));
      server.listen(settings.port, settings.host, () => resolve());
    });
    ends.push(close);
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : '';
    const address = `http://${bracketed(settings.host)}:${port}`;
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

const noSuchHost: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** A name that does not resolve, or another machine's address, is a mistake in the setting. */
function listenFault(error: NodeJS.ErrnoException, host: string): Error {
  const { code = '', message } = error;
  return noSuchHost.has(code)
    ? new ToldError({ text: 'hostNotHere', values: { host, reason: message } })
    : error;
}

/**
 * Writes the whole embedded database to a new file, in its state between two transactions, readable only by its
 * owner. In the meantime, all requests to the database wait. Throws if the file exists, and leaves no incomplete file
 * behind.
 */
export async function saveArchive({ dump }: Pick<EmbeddedPool, 'dump'>, file: string): Promise<void> {
  await writeFile(file, '', { mode: 0o600, flag: 'wx' });
  try {
    await writeFile(file, (await dump()).stream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Saves the embedded database of a running service; returns the message for the caller. */
export async function saveRunning(
  { service: { settings }, pool: { dump } }: Pick<Opened, 'service' | 'pool'>,
  file: string,
): Promise<ServiceText> {
  if (dump === undefined || settings.dataFolder === undefined) throw new ToldError({ text: 'onlyEmbedded' });
  await saveArchive({ dump }, file);
  return { text: 'backedUp', values: { folder: databaseFolder(settings, settings.dataFolder), file } };
}
