import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { runOn } from '../database/connection-pool.ts';
import { openEmbedded } from '../database/embedded.ts';
import { lockFolder } from '../lifecycle/folder-lock.ts';
import { saveArchive } from '../lifecycle/serve.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { ToldError } from '../texts/service-text.ts';

/** The place of an embedded database: its own folder, within the data folder that one process locks. */
export interface EmbeddedPlace {
  readonly dataFolder: string;
  readonly databaseFolder: string;
}

/** Writes the whole database to a new archive while no service uses it; returns the message for the caller. */
export async function backUp(
  { dataFolder, databaseFolder }: EmbeddedPlace,
  file: string,
): Promise<ServiceText> {
  // Opening a missing folder would create an empty database, and its backup would look like any other.
  if (!(await isThere(databaseFolder)))
    throw new ToldError({ text: 'noDatabase', values: { folder: databaseFolder } });
  const unlock = await lockFolder(dataFolder);
  try {
    const pool = await openEmbedded(databaseFolder);
    await saveArchive(pool, file).finally(() => pool.end());
  } finally {
    await unlock();
  }
  return { text: 'backedUp', values: { folder: databaseFolder, file } };
}

/** Creates a new database from an archive; throws if there already is one. Returns the message for the caller. */
export async function restore(
  { dataFolder, databaseFolder }: EmbeddedPlace,
  file: string,
): Promise<ServiceText> {
  const archive = await readFile(file);
  await mkdir(dataFolder, { recursive: true });
  const unlock = await lockFolder(dataFolder);
  try {
    if (await isThere(databaseFolder))
      throw new ToldError({ text: 'databaseExists', values: { folder: databaseFolder } });
    await restoreWhole(archive, databaseFolder, file);
  } finally {
    await unlock();
  }
  return { text: 'restored', values: { folder: databaseFolder, file } };
}

async function isThere(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** Restores beside the folder and renames: a service must not start with half a database, nor without one. */
async function restoreWhole(archive: Buffer, databaseFolder: string, file: string): Promise<void> {
  const beside = `${databaseFolder}.restoring`;
  await rm(beside, { recursive: true, force: true });
  try {
    // PGlite ends the process if an archive is cut off.
    await promisify(gunzip)(archive);
    await mkdir(beside, { mode: 0o700 });
    const pool = await openEmbedded(beside, new Blob([new Uint8Array(archive)]));
    await runOn(pool, 'select from companies limit 1').finally(() => pool.end());
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToldError({ text: 'notWholeBackup', values: { file, reason } });
  }
  await rename(beside, databaseFolder);
}
