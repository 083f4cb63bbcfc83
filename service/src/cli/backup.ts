import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { openEmbedded } from '../database/embedded.ts';
import { lockFolder } from '../operate/folder-lock.ts';

/** Where an embedded database is: its own folder, within the data folder that one process locks. */
export interface EmbeddedPlace {
  readonly dataFolder: string;
  readonly databaseFolder: string;
}

/** Writes the whole database to a new file, as one archive; returns what to tell the caller. */
export async function backUp({ dataFolder, databaseFolder }: EmbeddedPlace, file: string): Promise<string> {
  const unlock = await lockFolder(dataFolder);
  const pool = await openEmbedded(databaseFolder);
  try {
    const archive = await pool.dump();
    await writeFile(file, new Uint8Array(await archive.arrayBuffer()), { mode: 0o600, flag: 'wx' });
  } finally {
    await pool.end();
    await unlock();
  }
  return `The database is in ${file}.`;
}

/** Makes a new database from an archive; throws if there is one already. Returns what to tell the caller. */
export async function restore({ databaseFolder }: EmbeddedPlace, file: string): Promise<string> {
  const archive = new Blob([new Uint8Array(await readFile(file))]);
  await mkdir(databaseFolder, { recursive: true });
  const pool = await openEmbedded(databaseFolder, archive);
  await pool.end();
  return `The database of ${file} is in ${databaseFolder}.`;
}
