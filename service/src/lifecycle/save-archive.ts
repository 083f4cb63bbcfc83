import { rm, writeFile } from 'node:fs/promises';
import type { EmbeddedPool } from '../database/embedded.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { ToldError } from '../texts/told-error.ts';
import { databaseFolder, type Opened } from './open.ts';

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
