import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the program: an archive of a database that has all tables, and nothing in them. */
export const archiveFile = 'empty-database.tar.gz';

/**
 * The archive with which a database begins that is not there yet: to make one takes twice as long and twice the memory.
 * Undefined for one that is there, and for a program that runs from its sources.
 */
export async function packagedDatabase(folder: string | undefined): Promise<Blob | undefined> {
  const file = new URL(archiveFile, import.meta.url);
  const isThere = folder !== undefined && existsSync(join(folder, 'PG_VERSION'));
  return isThere || !existsSync(file) ? undefined : new Blob([new Uint8Array(await readFile(file))]);
}
